import { useRouter } from 'wouter';
import { errorText } from '#text/occasions.ts';
import { navigationText, pageNames } from '#text/page.ts';
import type { Site } from '../model/site.ts';
import { pageTitle } from '../text/titles.ts';
import { LegalLinks } from '../ui/legal-links.tsx';
import { FullPage } from './full-page.tsx';
import { useTitle } from './title.ts';

/**
 * What an unknown path gets: that there is nothing, and the ways on. They load documents: the worker knows a tab by the
 * address that it began at, and this one is none of the site's.
 */
export default function NotFoundPage({ site }: { site: Site }) {
  const { base } = useRouter();
  const name = pageNames['not-found'];
  useTitle(pageTitle(name, site));
  return (
    <FullPage status={404} title={name}>
      <p>{errorText.notFound}</p>
      <p>
        <a href={base + site.home} className="button">
          {navigationText.back}
        </a>
      </p>
      <LegalLinks asDocument />
    </FullPage>
  );
}
