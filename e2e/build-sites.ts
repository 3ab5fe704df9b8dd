/**
 * Builds the named variants of the site, or those of all browser tests, if their inputs have changed.
 * Runs one after the other in one process, to share work that does not depend on the configuration.
 */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type PluginOption } from 'vite';
import { root, siteDirectory, store } from './site-build.ts';
import { type SiteBuild, type SiteName, sites } from './sites.ts';
import { takeSiteSnapshot } from './take-site-snapshot.ts';

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

async function make(
  { config, isExample, base, environment, snapshot }: SiteBuild,
  outDir: string,
): Promise<void> {
  const snapshotDirectory = `${outDir}.snapshot`;
  const configFile = join(root, config ? `e2e/sites/${config}` : 'config.ts');
  if (snapshot) await takeSiteSnapshot(configFile, snapshotDirectory);
  const settings = {
    ...environment,
    SITE_CONFIG: configFile,
    // The owner may have deleted the example's files in public/.
    ...(isExample ? {} : { SITE_PUBLIC: 'e2e/public' }),
    ...(snapshot ? { SNAPSHOT: snapshotDirectory } : {}),
  };
  // Reading a configuration sets NODE_ENV to development.
  Object.assign(process.env, settings, { NODE_ENV: 'production' });
  await build({
    root,
    configFile: false,
    ...viteConfig.default(),
    logLevel: 'error',
    ...(base ? { base } : {}),
    build: { outDir, emptyOutDir: true },
  });
  for (const setting of Object.keys(settings)) delete process.env[setting];
  await rm(snapshotDirectory, { recursive: true, force: true });
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
for (const name of named.length > 0 ? named : (Object.keys(sites) as SiteName[])) await provide(name);
