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
  routedPages,
} from './pages.ts';

export interface PageLink {
  name: string;
  /** Below the base. */
  href: string;
  /** If only another language has the page. */
  hrefLang?: SiteLanguage;
  /** Only its own document shows it. */
  isOwn?: true;
}

/** Those of every site are there; an optional page may not be. */
type Links = Readonly<
  Record<Exclude<PageId, OptionalPage>, PageLink> & Partial<Record<OptionalPage, PageLink>>
>;

/** The pages of a site in one language, and where they are in the others: what browsers get of the table of pages. */
export function siteMap(site: Site) {
  const ids = pageIdsOf(site);
  const footer = ids.filter((id) => pages[id].links.footer).map((id) => linkTo(id, site));
  const card = ids.flatMap((id): (PageLink & { icon: IconId })[] => {
    const { card: icon } = pages[id].links;
    return icon ? [{ ...linkTo(id, site), icon }] : [];
  });
  const links = Object.fromEntries(ids.map((id) => [id, linkTo(id, site)])) as Links;
  return {
    links,
    footer,
    card,
    routes: routesOf(site),
    otherLanguages: otherLanguages(site),
    isPartly: site.isPartly ?? false,
  };
}

export function linkTo(id: PageId, site: Site): PageLink {
  const { onlyLanguage = site.language, name } = pages[id];
  return {
    name: name(site),
    href: `/${pagePath(id, site.languages, onlyLanguage)}`,
    ...(onlyLanguage !== site.language && { hrefLang: onlyLanguage }),
    ...(isOwnPage(id) && { isOwn: true }),
  };
}

/** The other languages: the portfolio's path, and by the paths of this language those of the other pages. */
const otherLanguages = (site: Site) =>
  site.languages
    .filter((language) => language !== site.language)
    .map((lang) => {
      const inBoth = Object.values(routesOf(site)).filter((id) => !pages[id].onlyLanguage);
      const pathsOf = (id: PageId) =>
        [site.language, lang].map((of) => `/${pagePath(id, site.languages, of)}`);
      const paths: Readonly<Record<string, string>> = Object.fromEntries(inBoth.map(pathsOf));
      const { name, hint } = languages[lang];
      return { lang, name, hint, home: homePath(site.languages, lang), paths };
    });

/** The pages of this language besides the portfolio, by their path below the base. */
export const routesOf = (site: Site): Readonly<Record<string, RoutedPage>> =>
  Object.fromEntries(
    routedPages.flatMap((id) => {
      const path = pagePath(id, site.languages, site.language);
      return path === undefined || !pageIdsOf(site).includes(id) ? [] : [[`/${path}`, id]];
    }),
  );
