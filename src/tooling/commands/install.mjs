import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, say } from './run.mjs';

/** @typedef {Record<string, { version?: string; optional?: boolean; devOptional?: boolean }>} Packages */

/** Whether node_modules holds what the lock file says. Packages for other systems may be missing. */
function isInstalled() {
  /** @type {(path: string) => Packages} */
  const packagesIn = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  try {
    // npm's own note of what it installed.
    const installed = packagesIn('node_modules/.package-lock.json');
    return Object.entries(packagesIn('package-lock.json')).every(
      ([path, { version, optional, devOptional }]) =>
        path === '' || optional || devOptional || installed[path]?.version === version,
    );
  } catch {
    return false;
  }
}

/** @param {string[]} args */
function npm(...args) {
  const quietly = [...args, '--no-audit', '--no-fund'];
  const path = process.env.npm_execpath;
  // With pnpm, Yarn or Bun it is their program, which does not know npm's options.
  return path && /npm-cli\.[cm]?js$/.test(path)
    ? run(process.execPath, [path, ...quietly])
    : run('npm', quietly);
}

/** Installs the locked packages unless they are there already. Ends the process when it cannot. */
export async function installPackages() {
  if (isInstalled()) return;
  say('Installing the packages …');
  // `npm ci` also wants the packages for other systems, which not every registry offers.
  if ((await npm('ci', '--loglevel=silent')) || (await npm('install', '--no-save'))) return;
  say(
    'The packages could not be installed. Is there a network, and is Node of version 20.19, 22.12, 24 or newer?',
  );
  process.exit(1);
}
