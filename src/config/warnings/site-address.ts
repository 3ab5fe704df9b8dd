import type { Config } from '../config.ts';
import { type Problem, quote } from '../problem.ts';

/** An address without encryption, or whose path is not the one that the site is served under: only `base` decides that. */
export function siteAddressWarnings({ seo, base = '/' }: Config): Problem[] {
  if (!seo?.url) return [];
  const { origin, pathname, protocol, hostname } = new URL(seo.url);
  if (protocol === 'http:' && hostname !== 'localhost') {
    const message = `Found ${quote(seo.url)}. Without https browsers run no worker, and nothing works offline. Write '${seo.url.replace(/^http:/i, 'https:')}'.`;
    return [{ path: 'seo.url', message }];
  }
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  if (path === '/' || path === base) return [];
  const message = `Found ${quote(seo.url)}, but the site is served under '${base}'. Write '${origin}', or set base to '${path}'.`;
  return [{ path: 'seo.url', message }];
}
