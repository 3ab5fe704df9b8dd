import { execFile } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type SiteBuild, type SiteName, sites } from './sites.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const store = fileURLToPath(new URL('./.sites', import.meta.url));

/** Builds of one site that stay: the last one, and a few that somebody may come back to. */
const kept = 4;

const madeOf = ({ config, snapshot }: SiteBuild): readonly string[] => [
  ...(config ? ['e2e/sites', 'e2e/public'] : ['config.ts', 'public']),
  ...(snapshot ? ['e2e/world', 'e2e/take-site-snapshot.ts'] : []),
  'index.html',
  'package-lock.json',
  'src',
  'sw',
  'vite.config.ts',
];

function addToHash(hash: Hash, path: string): void {
  if (!existsSync(path) || /\.(test|fixture)\.tsx?$|\.tsbuildinfo$/.test(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).toSorted()) addToHash(hash, join(path, name));
  } else hash.update(path.slice(root.length)).update(readFileSync(path));
}

function contentHash(build: SiteBuild): string {
  const hash = createHash('sha256').update(JSON.stringify(build));
  for (const path of madeOf(build)) addToHash(hash, join(root, path));
  return hash.digest('hex').slice(0, 16);
}

/** Nothing changes while a test process runs. */
const provided = new Map<SiteName, Promise<string>>();

/**
 * Where a variant of the site lies, built if it has not been since what it is made of changed. Test processes that
 * want the same one build it once.
 * @throws {Error} with the build's own words when it fails
 */
export function provideSite(name: SiteName): Promise<string> {
  const site = provided.get(name) ?? provide(name);
  provided.set(name, site);
  return site;
}

async function provide(name: SiteName): Promise<string> {
  const directory = join(store, `${name}-${contentHash(sites[name])}`);
  await mkdir(store, { recursive: true });
  while (!existsSync(directory)) {
    const unlock = await lock(`${directory}.lock`);
    if (!unlock) continue;
    try {
      if (!existsSync(directory)) await build(name, directory);
    } finally {
      await unlock();
    }
  }
  return directory;
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

async function build(name: SiteName, directory: string): Promise<void> {
  const { config, base, environment, snapshot }: SiteBuild = sites[name];
  const unfinished = `${directory}.unfinished`;
  const configFile = join(root, config ? `e2e/sites/${config}` : 'config.ts');
  const snapshotDirectory = `${directory}.snapshot`;
  if (snapshot) {
    // Half of the project comes with it, and most test processes find their sites built.
    const { takeSiteSnapshot } = await import('./take-site-snapshot.ts');
    await takeSiteSnapshot(configFile, snapshotDirectory);
  }
  const args = ['node_modules/vite/bin/vite.js', 'build', '--emptyOutDir', '--outDir', unfinished];
  if (base) args.push('--base', base);
  const env = {
    ...process.env,
    ...environment,
    // Reading a configuration through Vite leaves a process with the mode of development.
    NODE_ENV: 'production',
    SITE_CONFIG: configFile,
    // The files in public/ are the owner's, who may have taken those of the example away.
    ...(config ? { SITE_PUBLIC: 'e2e/public' } : {}),
    ...(snapshot ? { SNAPSHOT: snapshotDirectory } : {}),
  };
  try {
    await promisify(execFile)(process.execPath, args, { cwd: root, env });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The site "${name}" could not be built:\n${stdout}\n${stderr}`);
  }
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
