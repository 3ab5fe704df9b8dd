/** `npm run build`: makes the site in `dist/`. --base: the path below which it is served. */
import { existsSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { cp, realpath, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createLogger, build as runVite } from 'vite';
import { readOptions } from './command.ts';
import { root, say } from './run.mjs';

export async function build(args: string[]): Promise<number> {
  const options = readOptions(args, { base: { type: 'string' } }, 'npm run build -- [--base=/repo/]');
  if (!options) return 2;
  await buildSite(options.base);
  return 0;
}

/** Builds beside `dist/` and puts the whole in its place: a build that fails leaves the one before it as it was. */
export async function buildSite(base: string | undefined): Promise<void> {
  const target = join(root, 'dist');
  // Two builds may run at once.
  const built = `${target}.${process.pid}.new`;
  const clear = () => rmSync(built, { recursive: true, force: true });
  const stop = () => {
    clear();
    process.exit(130);
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, stop);
  try {
    // In a container a build that was killed had the same process number.
    clear();
    // A folder that cannot be written is told by its own name, not by that of a file of Vite's.
    mkdirSync(built);
    await runVite({
      root,
      ...(base !== undefined && { base }),
      customLogger: loggerFor(built, target),
      build: { outDir: built, emptyOutDir: true },
    });
    if (!(await putInPlace(built, target)))
      say(
        'dist/ could not be replaced. The new files were copied into it, and files of earlier builds stay.',
      );
  } finally {
    for (const signal of signals) process.off(signal, stop);
    clear();
  }
}

/** A logger that names files by the place where they will be. */
function loggerFor(built: string, target: string) {
  const logger = createLogger();
  const inPlace = (message: string) => message.replaceAll(basename(built), basename(target));
  const { info } = logger;
  logger.info = (message, options) => info(inPlace(message), options);
  // The PWA plugin writes past the logger.
  const { info: print } = console;
  console.info = (message) => print(inPlace(String(message)));
  return logger;
}

/**
 * Puts a directory in the place of another. What is behind a link or is a volume of its own may be outside the project: there files
 * are added and none is deleted.
 * @returns whether the files that were there are gone
 */
export async function putInPlace(built: string, target: string): Promise<boolean> {
  const before = `${target}.${process.pid}.old`;
  if (!(await moveAside(target, before))) {
    await cp(built, await realpath(target), { recursive: true });
    return false;
  }
  await rename(built, target).catch(async (error) => {
    if (existsSync(before)) await rename(before, target);
    throw error;
  });
  await rm(before, { recursive: true, force: true });
  return true;
}

async function moveAside(target: string, before: string): Promise<boolean> {
  const stats = lstatSync(target, { throwIfNoEntry: false });
  if (!stats) return true;
  if (stats.isSymbolicLink()) return false;
  return rename(target, before).then(
    () => true,
    () => false,
  );
}
