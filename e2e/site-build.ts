import { execFile } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type SiteBuild, type SiteName, sites } from './sites.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const store = fileURLToPath(new URL('./.sites', import.meta.url));

const madeOf = ({ config, isExample, snapshot, throwing }: SiteBuild): readonly string[] => [
  ...(config ? ['e2e/sites'] : []),
  ...(isExample ? ['config.ts', 'public'] : ['e2e/public']),
  ...(snapshot ? ['e2e/world', 'e2e/take-site-snapshot.ts'] : []),
  ...(throwing ? ['e2e/throwing.ts'] : []),
  'index.html',
  'package-lock.json',
  'src',
  'sw',
  'vite.config.ts',
];

function addToHash(hash: Hash, path: string): void {
  if (!existsSync(path) || /\.(test|fixture)\.tsx?$|\.tsbuildinfo$|node_modules$/.test(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).toSorted()) addToHash(hash, join(path, name));
  } else hash.update(path.slice(root.length)).update(readFileSync(path));
}

function contentHash(build: SiteBuild): string {
  const hash = createHash('sha256').update(JSON.stringify(build));
  for (const path of madeOf(build)) addToHash(hash, join(root, path));
  return hash.digest('hex').slice(0, 16);
}

/** Directory for the build of a variant with its current inputs. */
export const siteDirectory = (name: SiteName): string => join(store, `${name}-${contentHash(sites[name])}`);

/** Inputs do not change while a test process runs. */
const provided = new Map<SiteName, Promise<string>>();

/**
 * Returns the directory of a built variant. Builds it if its inputs have changed.
 * @throws {Error} with the build's output when it fails
 */
export function provideSite(name: SiteName): Promise<string> {
  const site = provided.get(name) ?? provide(name);
  provided.set(name, site);
  return site;
}

async function provide(name: SiteName): Promise<string> {
  const directory = siteDirectory(name);
  try {
    // A separate process, because a build changes the environment variables of its own.
    if (!existsSync(directory))
      await promisify(execFile)(process.execPath, ['--import', 'tsx', 'e2e/build-sites.ts', name], {
        cwd: root,
      });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The site "${name}" could not be built:\n${stdout}\n${stderr}`);
  }
  return directory;
}

/** Documents of a built variant, as paths of files. */
export async function documentsOf(name: SiteName): Promise<string[]> {
  const paths = readdirSync(await provideSite(name), { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => path.endsWith('.html')).toSorted();
}
