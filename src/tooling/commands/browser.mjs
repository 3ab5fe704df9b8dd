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
  webkit: ['/usr/bin/WebKitWebDriver'],
};
export const webkitPackages = 'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb';
const debianPackages = {
  chromium: ['chromium-headless-shell', 'chromium'],
  firefox: ['firefox-esr'],
  webkit: [webkitPackages],
};

/** @type {(name: keyof typeof paths, path: string) => boolean} */
const works = (name, path) => {
  if (!existsSync(path)) return false;
  const succeeds = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
    spawnSync(command, args).status === 0;
  // The driver is of use with Python's bindings of WebKitGTK and an X server only.
  if (name === 'webkit')
    return existsSync('/usr/bin/Xvfb') && succeeds('/usr/bin/python3', '-c', importWebKit);
  // On Windows a browser opens a window instead of printing its version.
  return process.platform === 'win32' || succeeds(path, '--version');
};
const importWebKit = "import gi; gi.require_version('WebKit2', '4.1')";

/**
 * Finds the browser for the tests: the one that CHROMIUM, FIREFOX or WEBKIT names, an installed one, or Playwright's own
 * Chromium. Playwright's Firefox and WebKit are patched, so they are not used.
 * WebKit is the driver of Debian's WebKitGTK.
 *
 * @param {keyof typeof paths} name
 * @returns {Promise<string | undefined>} its path
 */
export async function findBrowser(name) {
  const chosen = process.env[name.toUpperCase()];
  if (chosen && !works(name, chosen))
    throw new Error(`${name.toUpperCase()} is ${chosen}, which is not a browser.`);
  const installed = chosen || paths[name].find((path) => works(name, path));
  if (installed || name !== 'chromium') return installed;
  const { chromium } = await import('playwright');
  return [chromium.executablePath()].find((path) => works(name, path));
}

/**
 * Finds a browser, or installs one by the first way that works here.
 *
 * @param {keyof typeof paths} name
 * @returns {Promise<string>} its path; empty without a Firefox or WebKit
 */
export async function provideBrowser(name) {
  let path = await findBrowser(name);
  if (path) return path;
  say(`Installing ${name} for the tests …`);
  if (name === 'chromium') await runPackage('playwright/cli.js', ['install', name]);
  const apt = '$(command -v sudo) env DEBIAN_FRONTEND=noninteractive apt-get';
  for (const debian of debianPackages[name]) {
    path ??= await findBrowser(name);
    if (!path)
      await run('sh', ['-c', `${apt} update && ${apt} install --yes --no-install-recommends ${debian}`]);
  }
  path ??= await findBrowser(name);
  if (path || name !== 'chromium') return path ?? '';
  throw new Error('No browser could be installed. Install Chromium, or set CHROMIUM to its path.');
}
