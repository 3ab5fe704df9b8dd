import { useRouter } from 'wouter';
import { errorText } from '#text/errors.ts';
import { navigationText } from '#text/navigation.ts';
import type { Site } from '../model/site.ts';
import { legalLanguage } from '../model/site-language.ts';
import { pageTitle } from '../text/titles.ts';
import { type LegalLinkProps, LegalLinks } from '../ui/legal-links.tsx';
import { FullPage } from './full-page.tsx';
import { useTitle } from './title.ts';

const DocumentLink = ({ href, children }: LegalLinkProps) => (
  <a href={useRouter().base + href} hrefLang={legalLanguage}>
    {children}
  </a>
);

/**
 * What an unknown path gets: that there is nothing, and the ways on. They load documents: the worker knows a tab by the
 * address that it began at, and this one is none of the site's.
 */
export default function NotFoundPage({ site }: { site: Site }) {
  const { base } = useRouter();
  useTitle(pageTitle(errorText.notFound.title, site));
  return (
    <FullPage status={errorText.notFound.status} title={errorText.notFound.title}>
      <p>{errorText.notFound.subtitle}</p>
      <p>
        <a href={base + site.home} className="button">
          {navigationText.back}
        </a>
      </p>
      <LegalLinks as={DocumentLink} />
    </FullPage>
  );
}
