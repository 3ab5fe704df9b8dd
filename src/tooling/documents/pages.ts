import type { Profile } from '../../model/content.ts';
import { parsedUrl } from '../../model/http-link.ts';
import {
  type DescribedPage,
  type LegalPage,
  type PageId,
  type PageOwner,
  pageIdsOf,
  pagePath,
} from '../../model/page.ts';
import { plainText } from '../../model/phrase.ts';
import type { Site } from '../../model/site.ts';
import type { SiteLanguage } from '../../model/site-language.ts';
import { languageFor } from '../../text/languages.ts';
import { legalDescriptions, ownerName, pageTitle, siteTitle } from '../../text/titles.ts';

export interface Page {
  id: PageId;
  path: string;
  /** The file that every static host serves at the path. */
  file: string;
}

/** The pages of a language, the portfolio first. @param site left out: those that every site has */
export const pagesIn = (
  languages: readonly SiteLanguage[],
  language: SiteLanguage,
  site: PageOwner = null,
): Page[] =>
  pageIdsOf(site).flatMap((id) => {
    const path = pagePath(id, languages, language);
    return path === undefined ? [] : [{ id, path, file: path.replace(/(^|\/)$/, '$1index').concat('.html') }];
  });

/** The site with name and bio of the account where the configuration has none. */
export function withAccount(site: Site, { name, bio }: Partial<Profile> = {}): Site {
  const account = { ...(name && { name }), ...(bio && { bio }) };
  return { ...site, profile: { ...account, ...site.profile } };
}

export function titleOf(id: PageId, site: Site): string {
  if (id === 'portfolio') return siteTitle(site);
  const { page, sections } = languageFor(site);
  const names = { ...page.pageNames, cv: sections.cvLinkText.name };
  return pageTitle(names[id], site);
}

/** For search engines and shared links. */
export function descriptionOf(id: PageId, site: Site): string | undefined {
  const { seo, profile } = site;
  if (id === 'portfolio')
    return plainText(seo.description ?? profile.bio ?? profile.promise ?? '') || undefined;
  const described: Readonly<Partial<Record<PageId, (owner: string) => string>>> = {
    ...(languageFor(site).descriptions satisfies Record<DescribedPage, unknown>),
    ...(legalDescriptions satisfies Record<LegalPage, unknown>),
  };
  return described[id]?.(ownerName(site));
}

/**
 * The full address of a file or page; undefined without `seo.url`.
 * @param path absolute, with the base; an address elsewhere stays as it is
 */
export const absoluteAddress = ({ seo }: Pick<Site, 'seo'>, path: string): string | undefined => {
  if (parsedUrl(path)) return path;
  return seo.url && new URL(path, seo.url).href;
};
