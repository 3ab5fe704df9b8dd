import type { Profile } from '../../../model/content.ts';
import { plainText } from '../../../model/phrase.ts';
import type { Site } from '../../../model/site.ts';
import { homePath, type SiteLanguage } from '../../../model/site-language.ts';
import { feedAddress } from '../../../providers/providers.ts';
import { outsideHosts } from '../outside-hosts.ts';
import type { Page } from '../pages.ts';
import { sentencesOf } from '../sentences.ts';
import { absoluteAddress } from '../site-address.ts';
import { escapeText, jsonLd, link, meta } from './element.ts';
import { profilePage } from './person.ts';
import { type SharePicture, shareCard } from './share-card.ts';

/** What a head says beyond the configuration, as far as the build knows it. */
export interface HeadFacts {
  profile?: Profile | undefined;
  picture?: SharePicture | undefined;
  /** Path of the portrait's copy, where the site has made one: the original is not published. */
  portrait?: string | undefined;
  /** The languages in which search engines should not find the page. */
  partly?: readonly SiteLanguage[];
}

/** The same page in the site's languages, for search engines; the first is for everybody else. */
function alternates(site: Site, partly: readonly SiteLanguage[]): string[] {
  const found = site.languages.filter((language) => !partly.includes(language));
  if (found.length < 2 || !found.includes(site.language)) return [];
  const pages = found.map((language) => [language, homePath(site.languages, language)] as const);
  return [...pages, ['x-default', '/'] as const].flatMap(([hreflang, path]) => {
    const address = absoluteAddress(site, site.base + path.slice(1));
    return address ? link('alternate', address, { hreflang }) : [];
  });
}

/** What search engines and shared links read of a page, as HTML for its head. */
export function pageHead(
  site: Site,
  page: Page,
  { profile, picture, portrait, partly = [] }: HeadFacts = {},
): string {
  const title = `<title>${escapeText(page.title(site))}</title>`;
  if (page.role === 'error') return [title, meta('robots', 'noindex')].join('\n    ');
  const description = page.description?.(site);
  const { articlesText } = sentencesOf(site);
  const canonical = absoluteAddress(site, site.base + page.path);
  // The other pages ask nobody outside, nor do they need to.
  const [asked] = page.role === 'profile' ? outsideHosts(site).answers : [];
  const feed = page.role === 'profile' ? feedAddress(site) : undefined;
  return [
    title,
    ...(asked ? [link('preconnect', `https://${asked}`, { crossorigin: '' })] : []),
    ...(description ? [meta('description', description)] : []),
    ...(page.role === 'profile' && site.isPartly ? [meta('robots', 'noindex')] : []),
    ...(canonical ? [link('canonical', canonical)] : []),
    ...(page.role === 'profile' ? alternates(site, partly) : []),
    ...shareCard(site, page, picture),
    ...(feed
      ? [link('alternate', feed, { type: 'application/rss+xml', title: plainText(articlesText.title) })]
      : []),
    ...(page.role === 'profile' ? [jsonLd(profilePage(site, profile, portrait))] : []),
  ].join('\n    ');
}
