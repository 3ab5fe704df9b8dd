import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, runPackage, say } from './run.mjs';

const usualPlacesOfChromium = [
  // Chromium without what only a window needs, which takes two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Not /usr/bin/firefox: a snap's, which it often is, cannot read the profile of a test. */
const usualPlacesOfFirefox = [
  '/usr/bin/firefox-esr',
  '/usr/lib/firefox/firefox',
  '/usr/lib64/firefox/firefox',
  '/opt/firefox/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  'C:\\Program Files (x86)\\Mozilla Firefox\\firefox.exe',
];

/** @param {string} path */
const works = (path) =>
  existsSync(path) &&
  // On Windows Chrome opens a window instead of telling its version.
  (process.platform === 'win32' || spawnSync(path, ['--version']).status === 0);

/**
 * The browser for the tests: the one that the environment names in CHROMIUM, an installed Chromium or Chrome, or
 * the one that Playwright brought along.
 *
 * @returns {Promise<string | undefined>} its path
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (works(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which is no working browser. Correct it or unset it.`);
  }
  const installed = usualPlacesOfChromium.find(works);
  if (installed) return installed;
  const { chromium } = await import('playwright');
  return works(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Installs a browser by the first way that works here. */
async function installBrowser() {
  say('Installing a browser for the tests …');
  await runPackage('playwright/cli.js', ['install', 'chromium'], { timeout: 300_000 });
  if (await findBrowser()) return;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await installDebianPackage(name);
    if (await findBrowser()) return;
  }
}

/**
 * Does nothing on a system without apt-get.
 *
 * @param {string} name
 */
async function installDebianPackage(name) {
  if (!existsSync('/usr/bin/apt-get')) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', name]]) {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
    await run(command, rest, { environment: { DEBIAN_FRONTEND: 'noninteractive' } });
  }
}

/**
 * Finds a browser or installs one.
 *
 * @throws {Error} with the cure, when neither works
 */
export async function provideBrowser() {
  const found = await findBrowser();
  if (found) return found;
  await installBrowser();
  const installed = await findBrowser();
  if (installed) return installed;
  throw new Error(
    'There is no browser for the tests and none could be installed. Install Chromium or Google Chrome, or set CHROMIUM to the path of one.',
  );
}

/**
 * The Firefox for the tests: the one that the environment names in FIREFOX, or an installed one. Not the one that
 * Playwright brings along, which is not quite the one that visitors have.
 *
 * @returns {Promise<string | undefined>} its path
 */
export async function findFirefox() {
  const named = process.env.FIREFOX;
  return (named ? [named] : usualPlacesOfFirefox).find(works);
}

/**
 * Finds a Firefox or installs one, where apt-get can.
 *
 * @returns {Promise<string | undefined>} its path, if there is one
 */
export async function provideFirefox() {
  for (const name of ['firefox-esr', 'firefox']) {
    const found = await findFirefox();
    if (found || process.env.FIREFOX) return found;
    say('Installing Firefox for the tests …');
    await installDebianPackage(name);
  }
  return findFirefox();
}
