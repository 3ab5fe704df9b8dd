import type { IconId } from '../model/icon-name.ts';
import type { Site } from '../model/site.ts';
import { homePath, type SiteLanguage } from '../model/site-language.ts';
import { languages } from '../text/languages.ts';
import {
  isOwnPage,
  type OptionalPage,
  type PageId,
  pageIdsOf,
  pagePath,
  pages,
  type RoutedPage,
} from './pages.ts';

export interface LinkedPage {
  name: string;
  /** Below the base. */
  href: string;
  /** If only another language has the page. */
  hrefLang?: SiteLanguage;
  /** Only its own document shows it. */
  isOwn?: boolean;
}

/** Those of every site are there; an optional page may not be. */
type Links = Record<Exclude<PageId, OptionalPage>, LinkedPage> & Partial<Record<OptionalPage, LinkedPage>>;

/** The pages of a site in one language, and where they are in the others: what browsers get of the table of pages. */
export function siteMap(site: Site) {
  const ids = pageIdsOf(site);
  return {
    links: Object.fromEntries(ids.map((id) => [id, linkTo(id, site)])) as Links,
    footer: ids.filter((id) => pages[id].links.footer).map((id) => linkTo(id, site)),
    card: ids.flatMap((id): (LinkedPage & { icon: IconId })[] => {
      const { card: icon } = pages[id].links;
      return icon ? [{ ...linkTo(id, site), icon }] : [];
    }),
    routes: routesOf(site),
    otherLanguages: otherLanguages(site),
    isPartly: site.isPartly ?? false,
  };
}

export function linkTo(id: PageId, site: Site): LinkedPage {
  const { onlyLanguage = site.language, name } = pages[id];
  return {
    name: name(site),
    href: `/${pagePath(id, site.languages, onlyLanguage)}`,
    ...(onlyLanguage !== site.language && { hrefLang: onlyLanguage }),
    ...(isOwnPage(id) && { isOwn: true }),
  };
}

/** The pages of this language, by their path below the base. */
export const routesOf = (site: Site): Readonly<Record<string, RoutedPage>> =>
  Object.fromEntries(
    pageIdsOf(site).flatMap((id) => {
      const path = pagePath(id, site.languages, site.language);
      return path === undefined || id === 'not-found' ? [] : [[`/${path}`, id]];
    }),
  );

/** The other languages: the portfolio's path, and by the paths of this language those of the pages that both have. */
const otherLanguages = (site: Site) =>
  site.languages
    .filter((language) => language !== site.language)
    .map((lang) => {
      const { name, hint } = languages[lang];
      const paths: Readonly<Record<string, string>> = Object.fromEntries(
        Object.entries(routesOf(site))
          .filter(([, id]) => !pages[id].onlyLanguage)
          .map(([path, id]) => [path, `/${pagePath(id, site.languages, lang)}`]),
      );
      return { lang, name, hint, home: homePath(site.languages, lang), paths };
    });
