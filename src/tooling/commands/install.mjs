import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { showProgress } from '../progress.mjs';
import { root, run, say } from './run.mjs';

/** @typedef {'os' | 'cpu' | 'libc'} Trait */
/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean } & Partial<Record<Trait, string | string[]>>} Package */

/** Whether node_modules holds what the lock file says. Packages for other systems may be missing. */
function isInstalled() {
  /** @type {(path: string) => Record<string, Package>} */
  const packagesIn = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  try {
    // npm's own note of what it installed.
    const installed = packagesIn('node_modules/.package-lock.json');
    return Object.entries(packagesIn('package-lock.json')).every(
      ([path, wanted]) =>
        path === '' ||
        !isNeeded(wanted) ||
        (installed[path]?.version === wanted.version && existsSync(join(root, path))),
    );
  } catch {
    return false;
  }
}

/** Optional packages are native code, one for each system: needed is that of this one. A folder may have been moved to another. */
const isNeeded = (/** @type {Package} */ { optional, devOptional, ...wanted }) =>
  !(optional || devOptional) ||
  (!!wanted.cpu &&
    isOneOf(wanted.os, process.platform) &&
    isOneOf(wanted.cpu, process.arch) &&
    (!wanted.libc || isOneOf(wanted.libc, libc())));

/** @type {(list: string | string[] | undefined, name: string) => boolean} */
const isOneOf = (list = [], name) => [list].flat().includes(name);

/** Only a Node for glibc names its version. */
function libc() {
  const { header } = /** @type {{ header: object }} */ (process.report.getReport());
  return 'glibcVersionRuntime' in header ? 'glibc' : 'musl';
}

/** @param {string[]} args */
function npm(...args) {
  const quietly = [...args, '--no-audit', '--no-fund'];
  const path = process.env.npm_execpath;
  // pnpm, Yarn and Bun name their own program, which does not know npm's options.
  return path && /npm-cli\.[cm]?js$/.test(path)
    ? run(process.execPath, [path, ...quietly])
    : run('npm', quietly);
}

/** Repeats `engines` of package.json. Code that an older Node cannot read must not be imported before. */
export function isSupported(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
}

/** Installs the locked packages unless they are there already. Ends the process when it cannot. */
export async function installPackages() {
  if (!isSupported()) {
    say(
      `This is Node ${process.versions.node}. Install the version marked LTS from https://nodejs.org (20.19, 22.12, 24 or newer), and open a new terminal.`,
    );
    process.exit(1);
  }
  if (isInstalled()) return;
  say('Installing the packages …');
  // `npm ci` also wants the packages for other systems, which not every registry offers.
  const isDone = await showProgress('Installing the packages', () => npm('ci', '--loglevel=silent'));
  if (isDone || (await npm('install', '--no-save'))) return;
  say('The packages could not be installed. Is there a network? npm says above what it met.');
  process.exit(1);
}
