import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, runPackage, say } from './run.mjs';

/** Where an installed browser may be. Not /usr/bin/firefox: a snap cannot read the profile of a test. */
const paths = {
  // The headless shell takes two thirds of the time of a whole Chromium.
  chromium: ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'],
  firefox: [
    '/usr/bin/firefox-esr',
    '/usr/lib/firefox/firefox',
    '/usr/lib64/firefox/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
};
const debianPackages = { chromium: ['chromium-headless-shell', 'chromium'], firefox: ['firefox-esr'] };

/** @param {string} path */
const works = (path) =>
  existsSync(path) &&
  // On Windows a browser opens a window instead of printing its version.
  (process.platform === 'win32' || spawnSync(path, ['--version']).status === 0);

/**
 * Finds the browser for the tests: the one that CHROMIUM or FIREFOX names, an installed one, or Playwright's own
 * Chromium. Playwright's Firefox is patched, so it is not used.
 *
 * @param {keyof typeof paths} name
 * @returns {Promise<string | undefined>} its path
 */
export async function findBrowser(name) {
  const named = process.env[name.toUpperCase()];
  if (named && !works(named)) throw new Error(`${name.toUpperCase()} is ${named}, which is not a browser.`);
  const installed = named || paths[name].find(works);
  if (installed || name === 'firefox') return installed;
  const { chromium } = await import('playwright');
  return [chromium.executablePath()].find(works);
}

/**
 * Finds a browser, or installs one by the first way that works here.
 *
 * @param {keyof typeof paths} name
 * @returns {Promise<string>} its path; empty without a Firefox
 */
export async function provideBrowser(name) {
  let found = await findBrowser(name);
  if (found) return found;
  say(`Installing ${name} for the tests …`);
  if (name === 'chromium') await runPackage('playwright/cli.js', ['install', name]);
  const apt = '$(command -v sudo) env DEBIAN_FRONTEND=noninteractive apt-get';
  for (const debian of debianPackages[name]) {
    found ??= await findBrowser(name);
    if (!found)
      await run('sh', ['-c', `${apt} update && ${apt} install --yes --no-install-recommends ${debian}`]);
  }
  found ??= await findBrowser(name);
  if (found || name === 'firefox') return found ?? '';
  throw new Error('No browser could be installed. Install Chromium, or set CHROMIUM to its path.');
}
