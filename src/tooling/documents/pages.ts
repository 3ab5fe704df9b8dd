import type { Profile } from '../../model/content.ts';
import { parsedUrl } from '../../model/http-link.ts';
import type { Site } from '../../model/site.ts';
import type { SiteLanguage } from '../../model/site-language.ts';
import { type PageId, pageIdsOf, pagePath } from '../../site/pages.ts';

/** Null when the configuration is invalid. */
export type ReadSite = () => Promise<Site | null>;

export interface Page {
  id: PageId;
  path: string;
  /** The file that every static host serves at the path. */
  file: string;
}

/** Keeps the pages that a language has. */
export const pagesIn = (
  ids: readonly PageId[],
  languages: readonly SiteLanguage[],
  language: SiteLanguage,
): Page[] =>
  ids.flatMap((id) => {
    const path = pagePath(id, languages, language);
    return path === undefined ? [] : [{ id, path, file: path.replace(/(^|\/)$/, '$1index').concat('.html') }];
  });

/** The pages of a site, the portfolio first. */
export const pagesOf = (site: Site): Page[] => pagesIn(pageIdsOf(site), site.languages, site.language);

/** The site with name and bio of the account where the configuration has none. */
export function withAccount(site: Site, { name, bio }: Partial<Profile> = {}): Site {
  const account = { ...(name && { name }), ...(bio && { bio }) };
  return { ...site, profile: { ...account, ...site.profile } };
}

/** The site with the account's name beside the configuration's: the page prefers a later response of its own. */
export const namedByAccount = (site: Site, profile: Partial<Profile> | undefined): Site =>
  profile?.name ? { ...site, account: { name: profile.name } } : site;

/** The full address of a path with the base; undefined without `seo.url`. An address elsewhere stays as it is. */
export const absoluteAddress = ({ seo }: Pick<Site, 'seo'>, path: string): string | undefined => {
  if (parsedUrl(path)) return path;
  return seo.url && new URL(path, seo.url).href;
};
