import { existsSync, realpathSync } from 'node:fs';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';
import { workerFile } from '../../../sw/contract.ts';
import { filesBelow } from '../files.ts';

/**
 * Writes a build beside its directory and puts it there once every plugin is done, so that no half of one is ever published.
 * @param last plugins that end a build once everything is written; after a failure they would fail too, with another error
 */
export function wholeBuild(last: readonly Plugin[]): Plugin[] {
  let target = '';
  let built = '';
  let isEmptied = true;
  const whole: Plugin = {
    name: 'portfolio:whole-build',
    apply: 'build',
    enforce: 'post',
    config({ root = '.', build: { outDir = 'dist', emptyOutDir } = {} }) {
      const given = resolve(root, outDir);
      // Renaming needs the same file system, to which a link need not belong.
      target = existsSync(given) ? realpathSync(given) : given;
      // Two builds may run at once.
      built = `${target}.${process.pid}.new`;
      // Like Vite, empty directories outside the project only when asked to.
      isEmptied = emptyOutDir ?? !/^\.\.|^\//.test(relative(resolve(root), given));
      return { build: { outDir: built, emptyOutDir: true } };
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        for (const { closeBundle } of last)
          await (typeof closeBundle === 'object' ? closeBundle.handler : closeBundle)?.call(this);
        if (!existsSync(join(built, workerFile)))
          throw new Error(`The build is not complete: ${target} stays as it was.`);
        const growth = growthSince(await sizesOf(target), await sizesOf(built));
        if (growth) this.environment.logger.info(growth);
        await install(built, target, isEmptied);
      },
    },
    closeBundle: () => rm(built, { recursive: true, force: true }),
  };
  return [...last.map(({ closeBundle: _, ...plugin }) => plugin), whole];
}

/** Puts a directory in the place of another. @param isEmptied whether the files that were there go */
export async function install(built: string, target: string, isEmptied: boolean): Promise<void> {
  // The root of a volume is emptied, but cannot be removed.
  if (isEmptied) await rm(target, { recursive: true, force: true }).catch(() => {});
  if (existsSync(target)) await cp(built, target, { recursive: true });
  else await rename(built, target);
}

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
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const grown = (Object.keys(kinds) as (keyof Sizes)[])
    .filter((kind) => before[kind] > 0 && now[kind] > 1.02 * before[kind])
    .map((kind) => `${kind} ${kilobytes(before[kind])} → ${kilobytes(now[kind])} kB`);
  return grown.length > 0 ? `Larger than the last build, compressed: ${grown.join(', ')}.` : undefined;
}
