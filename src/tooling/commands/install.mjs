import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run, say } from './run.mjs';

/**
 * @typedef {{ version?: string; optional?: boolean; devOptional?: boolean }} LockedPackage
 * @param {string} path
 * @returns {Record<string, LockedPackage> | undefined}
 */
function lockedPackages(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Whether node_modules holds what the lock file says; packages for other systems may be missing. */
function isInstalled() {
  const wanted = lockedPackages('package-lock.json');
  // npm's own note of what it installed.
  const installed = lockedPackages('node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || installed[path]?.version === version,
  );
}

/**
 * @param {readonly string[]} args
 * @param {{ quiet: boolean }} [options]
 */
function npm(args, options) {
  // Started by npm, npm tells where it is; else it is looked for in the PATH.
  const path = process.env.npm_execpath;
  const quietly = [...args, '--no-audit', '--no-fund'];
  return path ? run(process.execPath, [path, ...quietly], options) : run('npm', quietly, options);
}

/** Installs the locked packages unless they are there already. Ends the process when it cannot. */
export async function installPackages() {
  if (isInstalled()) return;
  say('Installing the packages …');
  if (await npm(['ci'], { quiet: true })) return;
  // `npm ci` takes the lock file to the letter, packages for other systems included, which not every registry offers;
  // `npm install` keeps to the locked versions, too, and tells what is wrong if it fails as well.
  if (await npm(['install', '--no-save'])) return;
  say('The packages could not be installed. Is there a network, and is Node at least version 20.19?');
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await installPackages();
