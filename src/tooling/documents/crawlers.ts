import type { Plugin } from 'vite';
import { pages } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { madeFiles } from '../made-files.ts';
import { escapeText } from './head/element.ts';
import { absoluteAddress, pagesIn } from './pages.ts';

/**
 * Tells search engines which pages there are: `sitemap.xml`, as soon as the owner has said where the site is, and
 * `robots.txt`.
 */
export const crawlers = (sites: () => Promise<Site[]>): Plugin => ({
  name: 'portfolio:crawlers',
  ...madeFiles({
    'sitemap.xml': async () => sitemap(await sites()),
    'robots.txt': async () => {
      const [first] = await sites();
      return first && robots(first);
    },
  }),
});

/** The pages to be found, by their full addresses; undefined while nobody knows where the site is. */
export function sitemap(sites: readonly Site[]): string | undefined {
  const addresses = sites.flatMap((site) =>
    pagesIn(site.languages, site.language, site)
      .filter(({ id }) => pages[id].isFound !== false && (pages[id].only || !site.isPartly))
      .flatMap(({ path }) => absoluteAddress(site, site.base + path) ?? []),
  );
  if (addresses.length === 0) return undefined;
  const entries = addresses.map((address) => `  <url><loc>${escapeText(address)}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

/** Everybody may read everything. Crawlers look for it at the root of a host only, but below a base it does no harm. */
export function robots(site: Site): string {
  const map = absoluteAddress(site, `${site.base}sitemap.xml`);
  return `User-agent: *\nAllow: /\n${map ? `\nSitemap: ${map}\n` : ''}`;
}
