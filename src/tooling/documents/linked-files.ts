import { statSync } from 'node:fs';
import { join } from 'node:path';
import { addressesIn } from '../../config/address.ts';
import { addressBelow } from '../../config/format/address.ts';
import { type Problem, textsIn } from '../../config/messages/problem.ts';
import { isOutside } from '../../model/http-link.ts';
import type { Site } from '../../model/site.ts';
import { publicPath } from '../files.ts';
import { elementsIn } from './html.ts';

/** In bytes. The worker keeps a heavier file once it is shown or opened. */
export const mostPrecached = 2_000_000;

/** Addresses of the site's own files that it links, in fields and in texts. */
export function linkedFiles(site: Site): string[] {
  const inFields = addressesIn(site).filter(({ note }) => !note.picture);
  const paths = [...inFields, ...linksInTexts(site)].map(({ address }) => address.replace(/[?#].*$/s, ''));
  const isOwn = (path: string) => path.startsWith(site.base) && !path.startsWith(`${site.base}downloads/`);
  return [...new Set(paths)].filter((path) => isOwn(path) && /\.(?!html?$)\w+$/i.test(path));
}

const linksInTexts = (site: Site) =>
  textsIn(site).flatMap(({ text, path }) =>
    elementsIn(text).flatMap(({ attribs: { href } }) => (href ? { address: href, path } : [])),
  );

/** What heavy files in `public/` cost a visitor. Photos are published as light copies. */
export function heavyFiles(site: Site, given: unknown, publicDir: string): Problem[] {
  const inTexts = linksInTexts(site).map(({ address, path }) => {
    return { address: address.replace(site.base, '/'), path, picture: undefined };
  });
  const inFields = addressesIn(given).map(({ note: { picture }, ...link }) => ({ ...link, picture }));
  return [...inFields, ...inTexts].flatMap(({ address, path, picture }) => {
    if (isOutside(address) || (picture && !/\.svg$/i.test(address))) return [];
    const file = publicPath(addressBelow('/', address));
    const { size = 0 } = statSync(join(publicDir, file), { throwIfNoEntry: false }) ?? {};
    if (size <= mostPrecached) return [];
    const seconds = Math.round((size * 8) / 10_000_000);
    const offline = picture ? 'shown' : 'opened';
    const message = `Found public/${file}, ${Math.round(size / 1_000_000)} MB: with 10 Mbit/s a visitor waits ${seconds} s for it. Too heavy to be stored with the page, it is there offline only once it was ${offline}. Make it smaller if you can.`;
    return [{ path, message }];
  });
}
