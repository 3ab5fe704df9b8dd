/**
 * Builds the named variants of the site, or those of all browser tests, if their inputs have changed.
 * A process builds one after the other, to share work that does not depend on the configuration.
 */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { build, type PluginOption } from 'vite';
import { root, siteDirectory, store } from './site-build.ts';
import { type SiteBuild, type SiteName, sites } from './sites.ts';
import { takeSiteSnapshot } from './take-site-snapshot.ts';
import { throwingComponents } from './throwing.ts';

// Must be set before React is loaded: React picks its build by it.
process.env.NODE_ENV = 'production';
// Another TypeScript project has its types.
const viteConfig: { default: () => { plugins: PluginOption[] } } = await import(`${root}vite.config.ts`);

/** Builds to keep per site: the latest, and a few to switch back to. */
const kept = 4;

async function provide(name: SiteName): Promise<void> {
  const directory = siteDirectory(name);
  if (existsSync(directory)) return;
  const start = performance.now();
  // Another process may be building the same site.
  const unfinished = `${directory}.${process.pid}`;
  await make(sites[name], unfinished);
  await rename(unfinished, directory).catch((error) => {
    if (!existsSync(directory)) throw error;
    return rm(unfinished, { recursive: true });
  });
  removeEarlier(name);
  process.stderr.write(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
}

async function make(site: SiteBuild, outDir: string): Promise<void> {
  const { config, isExample, base, environment, files, snapshot, day, throwing } = site;
  const { now } = Date;
  if (day) Date.now = () => Date.parse(day);
  const snapshotDirectory = `${outDir}.snapshot`;
  const configFile = join(root, config ? `e2e/sites/${config}` : 'config.ts');
  if (snapshot) await takeSiteSnapshot(configFile, snapshotDirectory, day);
  const ownPublic = `${outDir}.public`;
  if (files) await fillPublic(ownPublic, files);
  const settings = {
    ...environment,
    SITE_CONFIG: configFile,
    // The owner may have deleted the example's files in public/.
    ...(isExample ? {} : { SITE_PUBLIC: files ? ownPublic : 'e2e/public' }),
    ...(snapshot ? { SNAPSHOT: snapshotDirectory } : {}),
  };
  // Reading a configuration sets NODE_ENV to development.
  Object.assign(process.env, settings, { NODE_ENV: 'production' });
  const shipped = viteConfig.default();
  await build({
    root,
    configFile: false,
    ...shipped,
    plugins: [...shipped.plugins, throwing && throwingComponents],
    logLevel: 'error',
    ...(base ? { base } : {}),
    build: { outDir, emptyOutDir: true },
  });
  for (const setting of Object.keys(settings)) delete process.env[setting];
  for (const directory of [snapshotDirectory, ownPublic])
    await rm(directory, { recursive: true, force: true });
  Date.now = now;
}

/** Makes files of a size, those of pictures with something that can be shown. */
async function fillPublic(directory: string, files: NonNullable<SiteBuild['files']>): Promise<void> {
  await cp(join(root, 'e2e/public'), directory, { recursive: true });
  for (const [name, megabytes] of Object.entries(files)) {
    const size = megabytes * 1_000_000;
    const file = join(directory, name);
    await mkdir(dirname(file), { recursive: true });
    const side = Math.ceil(Math.sqrt(size / 3));
    if (name.endsWith('.svg'))
      await writeFile(
        file,
        `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><desc>${'-'.repeat(size)}</desc><path d="M0 0h9v9z"/></svg>`,
      );
    else if (name.endsWith('.png'))
      await sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
        .png()
        .toFile(file);
    else await writeFile(file, Buffer.alloc(size));
  }
}

/** Deletes all but the latest builds of a site. */
function removeEarlier(name: SiteName): void {
  const builds = readdirSync(store)
    .filter((entry) => new RegExp(`^${name}-[0-9a-f]{16}$`).test(entry))
    .map((entry) => join(store, entry))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const earlier of builds.slice(kept)) rmSync(earlier, { recursive: true, force: true });
}

const named = process.argv.slice(2) as SiteName[];
for (const name of named) await provide(name);
if (named.length === 0) {
  const processes = availableParallelism();
  const shares = Array.from({ length: processes }, (_, share) =>
    Object.keys(sites).filter((_, index) => index % processes === share),
  );
  const ends = await Promise.all(
    shares.map((share) => once(fork(fileURLToPath(import.meta.url), share), 'exit')),
  );
  process.exitCode = Math.max(...ends.map(([code]) => code ?? 1));
}
