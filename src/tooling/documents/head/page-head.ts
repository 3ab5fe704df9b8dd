import type { Profile } from '../../../model/content.ts';
import { plainText } from '../../../model/phrase.ts';
import type { Site } from '../../../model/site.ts';
import type { SiteLanguage } from '../../../model/site-language.ts';
import { languageFor } from '../../../site/languages.ts';
import { type PageId, pagePath, pages } from '../../../site/pages.ts';
import { feedAddress } from '../../../site/providers.ts';
import { ownerName, pageTitle, siteTitle } from '../../../text/titles.ts';
import { outsideHosts } from '../outside-hosts.ts';
import { absoluteAddress, type Page, withAccount } from '../pages.ts';
import { escapeText, inertJson, link, meta, property } from './element.ts';
import { personData } from './person.ts';

/** At an absolute path with the base, or an address elsewhere; its size in pixels where that is known. */
export type SharePicture = { address: string; size?: { readonly width: number; readonly height: number } };

export interface HeadFacts {
  profile?: Profile | undefined;
  picture?: SharePicture | undefined;
  /** Path of the portrait's published copy. */
  portrait?: string | undefined;
  partly?: readonly SiteLanguage[];
}

/** The page in the site's languages, for search engines; the first is for everybody else. */
function alternates(site: Site, id: PageId, partly: readonly SiteLanguage[]): string[] {
  const indexed = site.languages.filter((language) => !partly.includes(language));
  const [first] = site.languages;
  if (pages[id].onlyLanguage || indexed.length < 2 || !first || !indexed.includes(site.language)) return [];
  const alternates = [
    ...indexed.map((language) => [language, language] as const),
    ['x-default', first] as const,
  ];
  return alternates.flatMap(([hreflang, language]) => {
    const address = absoluteAddress(site, site.base + pagePath(id, site.languages, language));
    return address ? link('alternate', address, { hreflang }) : [];
  });
}

/** HTML for a page's head, which search engines and shared links read. */
export function pageHead(configured: Site, page: Page, facts: HeadFacts = {}): string {
  const { profile, picture, portrait, partly = [] } = facts;
  const site = withAccount(configured, profile);
  const { onlyLanguage, description: describe, name } = pages[page.id];
  const isPortfolio = page.id === 'portfolio';
  const title = isPortfolio ? siteTitle(site) : pageTitle(name(site), site);
  const titleElement = `<title>${escapeText(title)}</title>`;
  if (page.id === 'not-found') return `${titleElement}\n${meta('robots', 'noindex')}`;
  const description = describe?.(site);
  const { sections, locale } = languageFor(site);
  const url = absoluteAddress(site, site.base + page.path);
  // The other pages make no requests to other hosts.
  const [provider] = isPortfolio ? outsideHosts(site).providers : [];
  const feed = isPortfolio ? feedAddress(site) : undefined;
  const feedTitle = plainText(sections.articlesText.title);
  // The address of a page does not tell its account.
  const mastodon = site.accounts.filter(({ network, text }) => network === 'mastodon' && /.@/.test(text));
  const image = picture && absoluteAddress(site, picture.address);
  const { width, height } = picture?.size ?? {};
  return [
    titleElement,
    provider && link('preconnect', `https://${provider}`, { crossorigin: '' }),
    description && meta('description', description),
    !onlyLanguage && site.isPartly && meta('robots', 'noindex'),
    url && link('canonical', url),
    ...alternates(site, page.id, partly),
    // How a shared link looks: Open Graph, and what X wants beyond it.
    property('og:type', isPortfolio ? 'profile' : 'website'),
    property('og:title', title),
    description && property('og:description', description),
    url && property('og:url', url),
    property('og:site_name', ownerName(site)),
    property('og:locale', locale),
    image && property('og:image', image),
    image && width && property('og:image:width', width),
    image && height && property('og:image:height', height),
    image && property('og:image:alt', title),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    feed && link('alternate', feed, { type: 'application/rss+xml', title: feedTitle }),
    // The account that Mastodon names below a shared link to the site.
    ...mastodon.map(({ text }) => isPortfolio && meta('fediverse:creator', `@${text}`)),
    isPortfolio &&
      `<script type="application/ld+json">${inertJson(personData(site, profile, portrait))}</script>`,
  ]
    .filter(Boolean)
    .join('\n');
}
