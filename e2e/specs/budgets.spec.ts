import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { budgets } from '../budgets.ts';
import { title } from '../card.ts';
import { expectControlled, untilQuiet } from '../device.ts';
import { builtSite } from '../site-server.ts';
import type { SiteName } from '../sites.ts';
import { expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow' });

const sizeOf = (...contents: string[]): number =>
  contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
const stylesIn = (document: string): string => /<style>(.*?)<\/style>/s.exec(document)?.[1] ?? '';
const addressesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, address = '']) => address);

/** Reads the files of a built site. */
async function filesOf(name: SiteName): Promise<(path: string) => string> {
  const directory = await builtSite(name);
  return (path) => readFileSync(join(directory, path), 'utf8');
}

const assetsOf = async (name: SiteName, pattern: RegExp): Promise<string[]> =>
  readdirSync(join(await builtSite(name), 'assets'))
    .filter((file) => pattern.test(file))
    .map((file) => `assets/${file}`);

test('Documents, styles, icons and worker keep to their budgets', async () => {
  const read = await filesOf('shipped');
  const document = read('index.html');
  expect(document).toContain('"snapshot":');
  const sheets = addressesIn(document, /<link rel="stylesheet" href="\/([^"]+)"/g).map(read);
  const styles = [stylesIn(document), ...sheets];
  expect(new Set(styles.join('').match(/\[data-theme=[a-z]+\]/g)).size, 'themes').toBe(36);
  const icons = await assetsOf('shipped', /^icons-.*\.svg$/);
  expect(icons).toHaveLength(1);
  const sizes = {
    document: sizeOf(document),
    styles: sizeOf(...styles),
    icons: sizeOf(...icons.map(read)),
    worker: sizeOf(read('sw.js')),
    precached: read('sw.js').split('"revision":').length - 1,
  };
  for (const name of Object.keys(sizes) as (keyof typeof sizes)[])
    expect.soft(sizes[name], name).toBeLessThanOrEqual(budgets[name]);
});

for (const name of ['impressum', 'datenschutz', '404'] as const) {
  test(`The document ${name}.html has only what it shows, and keeps to its budget`, async () => {
    const read = await filesOf('shipped');
    const document = read(`${name}.html`);
    const sheets = addressesIn(document, /<link rel="stylesheet" href="\/([^"]+)"/g);
    const styles = sheets.map(read).join('');
    expect(styles).toContain('.notices');
    expect(styles).not.toMatch(/\.(?:portfolio|profile|service|skeleton|timeline)/);
    expect(document).not.toContain('"snapshot":');
    expect(sizeOf(document)).toBeLessThanOrEqual(budgets[name]);
  });
}

for (const [name, most] of [
  ['shipped', budgets.scripts],
  ['modest', budgets.scriptsOfSmallest],
] as const) {
  test(`All scripts of a first visit together keep to their budget: ${name}`, async ({ page, open }) => {
    const paths = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') paths.add(new URL(request.url()).pathname);
    });
    await open(name);
    await expect(title(page)).toBeVisible();
    await expectControlled(page);
    await untilQuiet(page);
    expect(paths.size).toBeGreaterThan(0);
    expect(sizeOf(...[...paths].map(await filesOf(name)))).toBeLessThanOrEqual(most);
  });
}

test('A second language costs the first as good as nothing, and its own page is no heavier', async () => {
  /** Sizes of the initial load. Further scripts are the same as in one language. */
  const weightsOf = (read: (path: string) => string, path: string) => {
    const document = read(path);
    const styles = stylesIn(document);
    const scripts = /<(?:script type="module"|link rel="modulepreload")[^>]*"\/(assets\/[^"]+)"/g;
    return {
      document: sizeOf(document.replace(styles, '')),
      styles: sizeOf(styles),
      scripts: sizeOf(...addressesIn(document, scripts).map(read)),
    };
  };
  const alone = weightsOf(await filesOf('unilingual'), 'index.html');
  for (const path of ['index.html', 'en/index.html']) {
    const weights = weightsOf(await filesOf('bilingual'), path);
    // 0.6 kB each: minified names differ by some bytes.
    for (const part of ['document', 'styles', 'scripts'] as const)
      expect(weights[part] - alone[part], `${part} of ${path}`).toBeLessThan(600);
  }
});

test('A site has the sections and the code that it uses, and no others', async () => {
  const read = await filesOf('modest');
  const document = read('index.html');
  const shown = addressesIn(document, /<section id="([^"]+)"/g);
  expect(shown.toSorted()).toEqual(['profile', 'services', 'skills']);
  const scripts = (await assetsOf('modest', /\.js$/)).map(read);
  const unused = /availability|contact-c(?:all|ode)|price-note|profile-role|skill-group|consent-banner/;
  for (const code of [stylesIn(document), ...scripts]) expect(unused.exec(code)?.[0]).toBeUndefined();
});
