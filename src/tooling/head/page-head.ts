import type { Site } from '../../config/site.ts';
import { plainText } from '../../model/phrase.ts';
import type { Profile } from '../../model/profile.ts';
import { feedAddress } from '../../sources/services.ts';
import { articlesText } from '../../text/de/sections.ts';
import { outsideHosts } from '../outside-hosts.ts';
import type { Page } from '../pages.ts';
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
}

/** What search engines and shared links read of a page, as HTML for its head. */
export function pageHead(site: Site, page: Page, { profile, picture, portrait }: HeadFacts = {}): string {
  const title = `<title>${escapeText(page.title(site))}</title>`;
  if (page.role === 'error') return [title, meta('robots', 'noindex')].join('\n    ');
  const description = page.description?.(site);
  const canonical = absoluteAddress(site, site.base + page.path);
  // The other pages ask nobody outside, nor do they need to.
  const [asked] = page.role === 'profile' ? outsideHosts(site).answers : [];
  const feed = page.role === 'profile' ? feedAddress(site) : undefined;
  return [
    title,
    ...(asked ? [link('preconnect', `https://${asked}`, { crossorigin: '' })] : []),
    ...(description ? [meta('description', description)] : []),
    ...(canonical ? [link('canonical', canonical)] : []),
    ...shareCard(site, page, picture),
    ...(feed
      ? [link('alternate', feed, { type: 'application/rss+xml', title: plainText(articlesText.title) })]
      : []),
    ...(page.role === 'profile' ? [jsonLd(profilePage(site, profile, portrait))] : []),
  ].join('\n    ');
}
