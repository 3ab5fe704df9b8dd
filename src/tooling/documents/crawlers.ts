import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Site } from '../../model/site.ts';
import { escapeText } from './head/element.ts';
import { pagesOf } from './pages.ts';
import { absoluteAddress } from './site-address.ts';

/**
 * Tells search engines which pages there are: `sitemap.xml`, as soon as the owner has said where the site is, and
 * `robots.txt`. A file of that name in `public/` is kept.
 */
export function crawlers(sites: () => Promise<Site[]>): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'portfolio:crawlers',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const all = await sites();
        const [first] = all;
        // The worker's own build passes here too, without a page.
        if (!first || !bundle['index.html']) return;
        const files = { 'sitemap.xml': sitemap(all), 'robots.txt': robots(first) };
        for (const [fileName, source] of Object.entries(files)) {
          if (source && !existsSync(join(config.publicDir, fileName))) {
            this.emitFile({ type: 'asset', fileName, source });
          }
        }
      },
    },
  };
}

/** The pages to be found, by their full addresses; undefined while nobody knows where the site is. */
export function sitemap(sites: readonly Site[]): string | undefined {
  const addresses = sites.flatMap((site) =>
    pagesOf(site)
      .filter(({ role }) => role === 'text' || (role === 'profile' && !site.isPartly))
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
