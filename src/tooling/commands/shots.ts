/**
 * `npm run shots`: pictures of `dist/`, without a network: the app's screenshots in `public/screenshots/`, and those of README
 * and docs. The wide one is named after `layout.order`: the consultant's needs `SITE_CONFIG=e2e/sites/consultant-order.ts` for
 * the build and for this.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { deviceKey } from '../../model/device-entries.ts';
import { type OptionalPage, pageIdsOf, pagePath } from '../../site/pages.ts';
import { depictedIn } from '../documents/web-app-manifest.ts';
import { findBrowser } from './browser.mjs';
import { messageOf, readOptions } from './command.ts';
import { readSite } from './owner-site.ts';
import { root, say } from './run.mjs';
import { baseOf, serve } from './serve.ts';

type Shot = { file: string; width: number; height: number; page?: OptionalPage; theme?: string };

const wide = { width: 1280, height: 1500 };
const phone = { width: 390, height: 844 };
const views: readonly Shot[] = [
  { file: 'public/screenshots/wide.webp', width: 1280, height: 800 },
  { file: 'public/screenshots/narrow.webp', ...phone },
  { file: '.github/pictures/profile.webp', ...wide, page: 'cv' },
  { file: '.github/pictures/profile-phone.webp', width: 390, height: 1500, page: 'cv' },
  { file: '.github/pictures/dark.webp', ...phone, theme: 'dark' },
  { file: '.github/pictures/cupcake.webp', ...phone, theme: 'cupcake' },
  { file: '.github/pictures/synthwave.webp', ...phone, theme: 'synthwave' },
];

export async function shots(args: string[]): Promise<number> {
  if (!readOptions(args, {}, 'npm run shots')) return 2;
  const executablePath = await findBrowser('chromium').catch((error) => void say(messageOf(error)));
  if (!executablePath) {
    say(
      'There is no Chromium. Install it, such as by `npx playwright install chromium`, or set CHROMIUM to its path.',
    );
    return 1;
  }
  const site = (await readSite())?.site;
  const directory = join(root, 'dist');
  if (!site || !existsSync(join(directory, 'index.html'))) {
    say('There is no page to take pictures of: npm run build makes it, or says why not.');
    return 1;
  }
  const base = await baseOf(directory);
  const server = await serve({ directory, port: 0 });
  const browser = await chromium.launch({
    executablePath,
    args: [
      // Letters where most visitors have them, not at whole pixels.
      '--font-render-hinting=none',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const wideShot: Shot = { file: `.github/pictures/${site.layout.order}.webp`, ...wide };
  for (const { file, width, height, theme, page: id } of [wideShot, ...views]) {
    const path = id && pageIdsOf(site).includes(id) ? pagePath(id, site.languages, site.language) : '';
    if (id && !path) continue;
    const viewport = { width, height };
    const page = await browser.newPage({ viewport, deviceScaleFactor: 2, locale: 'de-DE', bypassCSP: true });
    const stored = [deviceKey(base, 'theme'), theme].map((text) => JSON.stringify(text)).join(', ');
    if (theme) await page.addInitScript(`localStorage.setItem(${stored})`);
    await page.goto(server.url + path, { waitUntil: 'load' });
    await page.addStyleTag({ content: '.status-line { display: none }' });
    await page.evaluate('document.fonts.ready');
    await page.locator('html[data-theme] main').waitFor();
    await page.waitForTimeout(500);
    const picture = await page.screenshot();
    const target = join(root, file);
    await mkdir(dirname(target), { recursive: true });
    // The manifest wants the size in whole CSS pixels; the README shows it at half its size.
    const sized = file.startsWith('public/') ? sharp(picture).resize(width) : sharp(picture);
    const { size } = await sized.webp({ quality: 82 }).withExif(depictedIn(site)).toFile(target);
    say(`${file}  ${width} × ${height}  ${Math.round(size / 1024)} kB`);
    await page.close();
  }
  await browser.close();
  await server.close();
  return 0;
}
