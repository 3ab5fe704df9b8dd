import { existsSync, realpathSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { workerFile } from '../../../sw/contract.ts';
import { filesBelow } from '../files.ts';

/**
 * A build is whole or not at all: it is written beside its directory and takes its place in the end, when every plugin
 * is done.
 */
export function wholeBuild(): Plugin {
  let place = '';
  let isEmptied = true;
  let config: ResolvedConfig;
  let isWritten = false;
  return {
    name: 'portfolio:whole-build',
    apply: (_, { command, isSsrBuild, isPreview }) => command === 'build' && !isSsrBuild && !isPreview,
    enforce: 'post',
    config({ root = '.', build: { outDir = 'dist', emptyOutDir } = {} }) {
      const given = resolve(root, outDir);
      // Beside the directory itself, where a link leads to another file system.
      place = existsSync(given) ? realpathSync(given) : given;
      // As Vite has it: what lies outside of the project is emptied only if that is asked for.
      isEmptied = emptyOutDir ?? !/^\.\.|^\//.test(relative(resolve(root), given));
      return { build: { outDir: `${place}.new`, emptyOutDir: true } };
    },
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler(_, bundle) {
        // The worker's own build passes here too, without a page.
        isWritten ||= Boolean(bundle['404.html']);
      },
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (this.environment.getTopLevelConfig() !== config) return;
        const built = `${place}.new`;
        const isWhole = !error && isWritten && existsSync(join(built, workerFile));
        if (isWhole) await install(built, place, isEmptied);
        await rm(built, { recursive: true, force: true });
        if (isWritten && !isWhole) throw new Error(`The build is not complete: ${place} stays as it was.`);
      },
    },
  };
}

/**
 * Puts a directory into the place of another.
 * @param isEmptied whether what was there goes
 */
export async function install(built: string, place: string, isEmptied: boolean): Promise<void> {
  if (!existsSync(place)) return rename(built, place);
  if (!isEmptied) return exchangeFiles(built, place, isEmptied);
  const old = `${place}.old`;
  try {
    await rm(old, { recursive: true, force: true });
    await rename(place, old);
  } catch {
    // The root of a volume cannot be renamed.
    return exchangeFiles(built, place, isEmptied);
  }
  await rename(built, place).catch(async (error) => {
    await rename(old, place);
    throw error;
  });
  await rm(old, { recursive: true, force: true });
}

/** The same within a directory that stays: first everything is brought there, which can fail, then it is only renamed. */
async function exchangeFiles(built: string, place: string, isEmptied: boolean): Promise<void> {
  const coming = join(place, '.new');
  try {
    await rm(coming, { recursive: true, force: true });
    await cp(built, coming, { recursive: true });
    const files = filesBelow(coming);
    // What documents load is there before them, and the worker that keeps all of it comes last.
    const rank = (file: string) => (file === workerFile ? 2 : file.endsWith('.html') ? 1 : 0);
    for (const file of files.toSorted((a, b) => rank(a) - rank(b))) {
      await mkdir(dirname(join(place, file)), { recursive: true });
      await rename(join(coming, file), join(place, file));
    }
    const others = filesBelow(place).filter((file) => !files.includes(file));
    if (isEmptied) await Promise.all(others.map((file) => rm(join(place, file), { force: true })));
  } finally {
    await rm(coming, { recursive: true, force: true });
  }
}
