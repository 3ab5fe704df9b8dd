import type { Plugin } from 'vite';
import type { Site } from '../../model/site.ts';
import { pages } from '../../site/pages.ts';
import { generatedFiles } from '../generated-files.ts';
import { escapeText } from './head/element.ts';
import { absoluteAddress, pagesOf } from './pages.ts';

/** Makes `sitemap.xml`, once `seo.url` is set, and `robots.txt`. */
export const crawlerFiles = (sites: () => Promise<Site[]>): Plugin =>
  generatedFiles('crawler-files', {
    'sitemap.xml': async () => sitemap(await sites()),
    'robots.txt': async () => (await sites()).slice(0, 1).map(robots)[0],
  });

/** The pages for search engines; undefined without `seo.url`. */
export function sitemap(sites: readonly Site[]): string | undefined {
  const addresses = sites.flatMap((site) =>
    pagesOf(site)
      .filter(({ id }) => id !== 'not-found' && (pages[id].onlyLanguage || !site.isPartly))
      .flatMap(({ path }) => absoluteAddress(site, site.base + path) ?? []),
  );
  if (addresses.length === 0) return undefined;
  const entries = addresses.map((address) => `  <url><loc>${escapeText(address)}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

/** Crawlers read it at the root of a host only; below a base it does no harm. */
export function robots(site: Site): string {
  const map = absoluteAddress(site, `${site.base}sitemap.xml`);
  return `User-agent: *\nAllow: /\n${map ? `\nSitemap: ${map}\n` : ''}`;
}
