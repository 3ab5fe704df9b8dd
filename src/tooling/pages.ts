import type { Site } from '../config/site.ts';
import { plainText } from '../model/phrase.ts';
import { errorText } from '../text/de/errors.ts';
import { navigationText } from '../text/de/navigation.ts';
import { ownerName, pageDescription, pageTitle, siteTitle } from '../text/titles.ts';

/** A page that gets a document of its own. */
export interface Page {
  /** The file that every static host serves at the path. */
  file: string;
  /** Below the base. */
  path: string;
  title(site: Site): string;
  description?(site: Site): string | undefined;
  /** What it is to those who search: the person's page, a page to be found, or none. */
  role: 'profile' | 'text' | 'error';
  /** The module of a page that is not part of the entry. */
  module?: string;
}

export const portfolio: Page = {
  file: 'index.html',
  path: '',
  title: siteTitle,
  description: ({ seo, profile }) => plainText(seo.description ?? profile.bio ?? '') || undefined,
  role: 'profile',
};

/** The documents of a site, and what hosts answer to an unknown path. */
export const pages: readonly Page[] = [
  portfolio,
  {
    file: 'impressum.html',
    path: 'impressum',
    title: (site) => pageTitle(navigationText.impressum, site),
    description: (site) => pageDescription.impressum(ownerName(site)),
    role: 'text',
    module: 'src/pages/impressum.tsx',
  },
  {
    file: 'datenschutz.html',
    path: 'datenschutz',
    title: (site) => pageTitle(navigationText.datenschutz, site),
    description: (site) => pageDescription.datenschutz(ownerName(site)),
    role: 'text',
    module: 'src/pages/datenschutz.tsx',
  },
  {
    file: '404.html',
    path: '404',
    title: (site) => pageTitle(errorText.notFound.title, site),
    role: 'error',
    module: 'src/pages/not-found.tsx',
  },
];
