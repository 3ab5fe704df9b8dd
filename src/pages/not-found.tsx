import { Link } from 'wouter';
import { errorText } from '#text/errors.ts';
import { navigationText } from '#text/navigation.ts';
import type { Site } from '../config/site.ts';
import { pageTitle } from '../text/titles.ts';
import { LegalLinks } from '../ui/legal-links.tsx';
import { FullPage } from './full-page.tsx';
import { useTitle } from './title.ts';

/** What an unknown path gets: that there is nothing, and the ways on. */
export default function NotFoundPage({ site }: { site: Site }) {
  useTitle(pageTitle(errorText.notFound.title, site));
  return (
    <FullPage status={errorText.notFound.status} title={errorText.notFound.title}>
      <p>{errorText.notFound.subtitle}</p>
      <p>
        <Link href={site.home} className="button">
          {navigationText.back}
        </Link>
      </p>
      <LegalLinks />
    </FullPage>
  );
}
