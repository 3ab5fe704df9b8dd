import { plainText } from '../../model/phrase.ts';
import type { Site } from '../../model/site.ts';
import { homePath, legalLanguage } from '../../model/site-language.ts';
import { ownerName, pageDescription, pageTitle, siteTitle } from '../../text/titles.ts';
import { sentencesOf } from './sentences.ts';

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

type Wording = Pick<Site, 'languages' | 'language' | 'wording'>;

/** The documents of a site in one language, and what hosts answer to an unknown path. The legal pages are German. */
export function pagesOf(site: Wording): Page[] {
  const home = homePath(site.languages, site.language).slice(1);
  const { errorText, navigationText } = sentencesOf(site);
  return [
    {
      file: `${home}index.html`,
      path: home,
      title: siteTitle,
      description: ({ seo, profile }) => plainText(seo.description ?? profile.bio ?? '') || undefined,
      role: 'profile',
    },
    ...(site.language === legalLanguage ? (['impressum', 'datenschutz'] as const) : []).map(
      (name): Page => ({
        file: `${name}.html`,
        path: name,
        title: (site) => pageTitle(navigationText[name], site),
        description: (site) => pageDescription[name](ownerName(site)),
        role: 'text',
        module: `src/pages/${name}.tsx`,
      }),
    ),
    {
      file: `${home}404.html`,
      path: `${home}404`,
      title: (site) => pageTitle(errorText.notFound.title, site),
      role: 'error',
      module: 'src/pages/not-found.tsx',
    },
  ];
}

/** Whether a page is the portfolio; all others do without its styles and its data. */
export const isPortfolio = ({ role }: Page): boolean => role === 'profile';

/** Those of a site in German alone. */
export const pages = pagesOf({ languages: ['de'], language: 'de', wording: 'mixed' });
export const portfolio = pages[0] as Page;
