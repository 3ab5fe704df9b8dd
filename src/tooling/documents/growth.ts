import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { filesBelow } from '../files.ts';

const kinds = { documents: /\.html$/, scripts: /^assets.+\.js$/, styles: /\.css$/, worker: /^sw\.js$/ };
const compress = promisify(brotliCompress);

type Sizes = Readonly<Record<keyof typeof kinds, number>>;

/** Of a site's files, compressed, by kind. */
export async function sizesOf(directory: string): Promise<Sizes> {
  const sizes = { documents: 0, scripts: 0, styles: 0, worker: 0 };
  for (const kind of Object.keys(kinds) as (keyof Sizes)[])
    for (const name of filesBelow(directory).filter((file) => kinds[kind].test(file)))
      sizes[kind] += (await compress(await readFile(join(directory, name)))).length;
  return sizes;
}

/** Tells what grew by more than 2 %; undefined if nothing did. */
export function growthSince(before: Sizes, now: Sizes): string | undefined {
  const grown = (Object.keys(kinds) as (keyof Sizes)[])
    .filter((kind) => before[kind] > 0 && now[kind] > 1.02 * before[kind])
    .map((kind) => `${kind} ${kilobytes(before[kind])} → ${kilobytes(now[kind])} kB`);
  return grown.length > 0 ? `Larger than the last build, compressed: ${grown.join(', ')}.` : undefined;
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
