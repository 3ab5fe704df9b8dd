import { statSync } from 'node:fs';
import { join } from 'node:path';
import { addressesIn } from '../../config/address.ts';
import { addressBelow } from '../../config/format/address.ts';
import { type Problem, textsIn } from '../../config/messages/problem.ts';
import { isOutside } from '../../model/http-link.ts';
import type { Site } from '../../model/site.ts';
import { publicPath } from '../files.ts';
import { elementsIn } from './html.ts';

/** The picture of shared links, of which a copy is published. */
export const shareField = 'seo.imageURL';

/** In bytes. The worker keeps a heavier file once it is shown or opened. */
export const mostPrecached = 2_000_000;

/** Addresses of the site's own files that it links, in fields and in texts. */
export function linkedFiles(site: Site): string[] {
  const inFields = addressesIn(site).filter(({ note, path }) => !note.picture && path !== shareField);
  const paths = [...inFields, ...linksInTexts(site)].map(({ address }) => address.replace(/[?#].*$/s, ''));
  return [...new Set(paths)].filter((path) => path.startsWith(site.base) && /\.(?!html?$)\w+$/i.test(path));
}

const linksInTexts = (site: Site) =>
  textsIn(site).flatMap(({ text, path }) =>
    elementsIn(text).flatMap(({ attribs: { href } }) => (href ? { address: href, path } : [])),
  );

/** Says what heavy files in `public/` cost a visitor. Photos are published as light copies. */
export const heavyFiles = (site: Site, given: unknown, publicDir: string): Problem[] =>
  ownFiles(site, given, publicDir).flatMap(({ file, path, size, picture }) => {
    if (size <= mostPrecached) return [];
    const seconds = Math.round((size * 8) / 10_000_000);
    const offline = picture ? 'shown' : 'opened';
    const message = `Found public/${file}, ${Math.round(size / 1_000_000)} MB: with 10 Mbit/s a visitor waits ${seconds} s for it. Too heavy to be stored with the page, it is there offline only once it was ${offline}. Make it smaller if you can.`;
    return [{ path, message }];
  });

/** Files in `public/` without content, as a broken copy leaves them. */
export const emptyFiles = (site: Site, given: unknown, publicDir: string): Problem[] =>
  ownFiles(site, given, publicDir).flatMap(({ file, path, size }) =>
    size === 0 ? [{ path, message: `Found public/${file}, an empty file. Copy it once more.` }] : [],
  );

/** The files that a site links, and its drawings; those that are missing are told elsewhere. */
function ownFiles(site: Site, given: unknown, publicDir: string) {
  const inTexts = linksInTexts(site).map(({ address, path }) => {
    return { address: address.replace(site.base, '/'), path, picture: undefined };
  });
  const inFields = addressesIn(given).map(({ note: { picture }, ...link }) => ({ ...link, picture }));
  return [...inFields, ...inTexts].flatMap(({ address, path, picture }) => {
    const isCopied = path === shareField || (picture && !/\.svg$/i.test(address));
    if (isOutside(address) || isCopied) return [];
    const file = publicPath(addressBelow('/', address));
    const stats = statSync(join(publicDir, file), { throwIfNoEntry: false });
    return stats?.isFile() ? [{ path, picture, file, size: stats.size }] : [];
  });
}
