import type { Plugin } from 'vite';
import { mailLink } from '../../model/contact.ts';
import { pages } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { generatedFiles } from '../generated-files.ts';
import { escapeText } from './head/element.ts';
import { absoluteAddress, pagesIn } from './pages.ts';

const securityFile = '.well-known/security.txt';
const day = 24 * 60 * 60 * 1000;

/** Makes `sitemap.xml` (once `seo.url` is set), `robots.txt` and `/.well-known/security.txt`. */
export const wellKnownFiles = (sites: () => Promise<Site[]>): Plugin => {
  const first = (textOf: (site: Site) => string | undefined) => async () =>
    (await sites()).slice(0, 1).map(textOf)[0];
  return generatedFiles('well-known-files', {
    'sitemap.xml': async () => sitemap(await sites()),
    'robots.txt': first(robots),
    [securityFile]: first((site) => securityText(site, Date.now())),
  });
};

/** The pages for search engines; undefined without `seo.url`. */
export function sitemap(sites: readonly Site[]): string | undefined {
  const addresses = sites.flatMap((site) =>
    pagesIn(site.languages, site.language, site)
      .filter(({ id }) => !pages[id].noindex && (pages[id].onlyLanguage || !site.isPartly))
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

/** RFC 9116, valid for a year from each build. Undefined below a path, where nobody looks, and without an e-mail address. */
export function securityText(site: Site, now: number): string | undefined {
  const { base, social, legal, languages } = site;
  const contact = mailLink(social.email ?? legal.email ?? '');
  if (base !== '/' || !contact) return undefined;
  const canonical = absoluteAddress(site, `/${securityFile}`);
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(now + 360 * day).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(canonical ? [`Canonical: ${canonical}`] : []),
    '',
  ].join('\n');
}
