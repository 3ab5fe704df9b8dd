/**
 * Builds variants of the site that have not been built since what they are made of changed: those that are named, one
 * after the other, which takes half as long as in a process for each; or those of all browser tests, in two processes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'vite';
import { buildCommand, root, siteDirectory, store } from './site-build.ts';
import { type SiteBuild, type SiteName, sites } from './sites.ts';
import { takeSiteSnapshot } from './take-site-snapshot.ts';

/** Builds of one site that stay: the last one, and a few that somebody may come back to. */
const kept = 4;

async function provide(name: SiteName): Promise<void> {
  const start = performance.now();
  const directory = siteDirectory(name);
  await mkdir(store, { recursive: true });
  while (!existsSync(directory)) {
    const unlock = await lock(`${directory}.lock`);
    if (!unlock) continue;
    try {
      if (!existsSync(directory)) await make(name, directory);
    } finally {
      await unlock();
    }
  }
  // Not where the build itself talks.
  process.stderr.write(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
}

/** Holds a file that exists only while its maker lives. @returns undefined, after a moment, while another holds it */
async function lock(path: string): Promise<(() => Promise<void>) | undefined> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
    return () => rm(path, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await wait(100);
    if (!isHeld(path)) await rm(path, { force: true });
    return undefined;
  }
}

function isHeld(path: string): boolean {
  try {
    const holder = Number(readFileSync(path, 'utf8'));
    // The moment between making the file and writing into it.
    if (!holder) return Date.now() - statSync(path).mtimeMs < 10_000;
    process.kill(holder, 0);
    return true;
  } catch {
    return false;
  }
}

async function make(name: SiteName, directory: string): Promise<void> {
  const { config, base, environment, snapshot }: SiteBuild = sites[name];
  const unfinished = `${directory}.unfinished`;
  const snapshotDirectory = `${directory}.snapshot`;
  const configFile = join(root, config ? `e2e/sites/${config}` : 'config.ts');
  if (snapshot) await takeSiteSnapshot(configFile, snapshotDirectory);
  const settings = {
    ...environment,
    SITE_CONFIG: configFile,
    // The files in public/ are the owner's, who may have taken those of the example away.
    ...(config ? { SITE_PUBLIC: 'e2e/public' } : {}),
    ...(snapshot ? { SNAPSHOT: snapshotDirectory } : {}),
  };
  // Reading a configuration leaves the process in the mode of development.
  Object.assign(process.env, settings, { NODE_ENV: 'production' });
  await build({
    root,
    logLevel: 'error',
    ...(base ? { base } : {}),
    build: { outDir: unfinished, emptyOutDir: true },
  });
  for (const setting of Object.keys(settings)) delete process.env[setting];
  await rm(snapshotDirectory, { recursive: true, force: true });
  await rename(unfinished, directory);
  removeEarlier(name);
}

/** Builds that nobody has asked for in a while go. */
function removeEarlier(name: SiteName): void {
  const builds = readdirSync(store)
    .filter((entry) => new RegExp(`^${name}-[0-9a-f]{16}$`).test(entry))
    .map((entry) => join(store, entry))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const earlier of builds.slice(kept)) rmSync(earlier, { recursive: true, force: true });
}

/** Says in the end whether one of them could not be built. */
async function inAnotherProcess(names: readonly SiteName[]): Promise<void> {
  const builder = spawn(process.execPath, buildCommand(names), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(builder, 'exit');
  if (code !== 0) process.exitCode = 1;
}

const named = process.argv.slice(2) as SiteName[];
const all = Object.keys(sites) as SiteName[];
if (named.length > 0) for (const name of named) await provide(name);
else await Promise.all([0, 1].map((half) => inAnotherProcess(all.filter((_, index) => index % 2 === half))));
