import { execFile } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { directoryOf, type SiteBuild, type SiteName, sites } from './sites.ts';
import { takeSiteSnapshot } from './take-site-snapshot.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Everything that decides what a build looks like. */
const sources = [
  'config.ts',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'public',
  'src',
  'sw',
  'e2e/public',
  'e2e/sites',
  'e2e/sites.ts',
  'e2e/take-site-snapshot.ts',
  'e2e/world',
];

function addToHash(hash: Hash, path: string): void {
  if (!existsSync(path) || /\.test\.tsx?$|\.tsbuildinfo$/.test(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).toSorted()) addToHash(hash, join(path, name));
  } else hash.update(path).update(readFileSync(path));
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const source of sources) addToHash(hash, join(root, source));
  return hash.digest('hex');
}

async function build(name: SiteName): Promise<void> {
  const { config, base, environment, snapshot }: SiteBuild = sites[name];
  const configFile = join(root, config ? `e2e/sites/${config}` : 'config.ts');
  const snapshotDirectory = `${directoryOf(name)}.snapshot`;
  if (snapshot) await takeSiteSnapshot(configFile, snapshotDirectory);
  const args = ['node_modules/vite/bin/vite.js', 'build', '--emptyOutDir', '--outDir', directoryOf(name)];
  if (base) args.push('--base', base);
  const env = {
    ...process.env,
    ...environment,
    SITE_CONFIG: configFile,
    // The files in public/ are the owner's, who may have taken those of the example away.
    ...(config ? { SITE_PUBLIC: 'e2e/public' } : {}),
    ...(snapshot ? { SNAPSHOT: snapshotDirectory } : {}),
  };
  await new Promise<void>((resolve, reject) => {
    execFile(process.execPath, args, { cwd: root, env }, (error, stdout, stderr) => {
      if (error) reject(new Error(`The site "${name}" was not built:\n${stdout}\n${stderr}`));
      else resolve();
    });
  });
}

/** Builds every variant whose sources have changed since its last build, as many at a time as there are processors. */
export default async function buildSites(): Promise<void> {
  const hash = hashSources();
  const stampOf = (name: SiteName) => `${directoryOf(name)}.stamp`;
  const stale = (Object.keys(sites) as SiteName[]).filter(
    (name) => !existsSync(stampOf(name)) || readFileSync(stampOf(name), 'utf8') !== hash,
  );
  const buildNext = async (): Promise<void> => {
    for (let name = stale.shift(); name !== undefined; name = stale.shift()) {
      await build(name);
      writeFileSync(stampOf(name), hash);
    }
  };
  await Promise.all(Array.from({ length: Math.min(cpus().length, 2) }, buildNext));
}
