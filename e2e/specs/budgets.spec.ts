import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { themeNames } from '../../src/model/theme-name.ts';
import { budgets } from '../budgets.ts';
import { title } from '../card.ts';
import { builtSite } from '../deployment.ts';
import { expectControlled, untilQuiet } from '../device.ts';
import type { SiteName } from '../sites.ts';
import { expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow' });

const sizeOf = (...contents: string[]): number =>
  contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
const stylesIn = (document: string): string => matchesIn(document, /<style>(.*?)<\/style>/gs).join('');
const matchesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);

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
  const sheets = matchesIn(document, /<link rel="stylesheet" href="\/([^"]+)"/g).map(read);
  const styles = [stylesIn(document), ...sheets];
  expect(new Set(styles.join('').match(/\[data-theme=[a-z]+\]/g)).size, 'themes').toBe(themeNames.length);
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

test('Other documents have only what they show, and keep to their budgets', async () => {
  const read = await filesOf('shipped');
  for (const name of ['impressum', 'datenschutz', '404'] as const) {
    const document = read(`${name}.html`);
    const sheets = matchesIn(document, /<link rel="stylesheet" href="\/([^"]+)"/g);
    const styles = sheets.map(read).join('');
    expect(styles, name).toContain('.notices');
    expect(styles, name).not.toMatch(/\.(?:portfolio|profile|service|skeleton|timeline)/);
    expect(document, name).not.toContain('"snapshot":');
    expect.soft(sizeOf(document), name).toBeLessThanOrEqual(budgets[name]);
  }
});

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

test('A page of two languages loads the words of its own only', async () => {
  const read = await filesOf('bilingual');
  const words = {
    'index.html': /Zum Inhalt springen|Hält Netze am Laufen/,
    'en/index.html': /Skip to content|Keeps networks running/,
  };
  const loaded = /<(?:script type="module"|link rel="modulepreload")[^>]*"\/(assets\/[^"]+)"/g;
  for (const path of Object.keys(words)) {
    const document = read(path);
    const code = [document, ...matchesIn(document, loaded).map(read)].join();
    const found = Object.entries(words).filter(([, pattern]) => pattern.test(code));
    expect(found.map(([page]) => page)).toEqual([path]);
  }
});

test('A site has the sections, files and code that it uses, and no others', async () => {
  const directory = await builtSite('modest');
  const document = readFileSync(join(directory, 'index.html'), 'utf8');
  const shown = matchesIn(document, /<section id="([^"]+)"/g);
  expect(shown.toSorted()).toEqual(['profile', 'services', 'skills']);
  expect(document).not.toMatch(/mailto:|Download Resume/);
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  expect(files.filter((path) => /profil|resume\.json|kontakt/.test(path))).toEqual([]);
  const unused = [
    /researchgate/,
    /consent-banner|question-|googletagmanager|static\.hotjar|gtag|_hjSettings/,
    /Projekthistorie|engagements|profilePage|spokenLanguages|\.cv-|\.docx/,
  ];
  for (const path of files.filter((name) => /\.(?:html|js|css|svg|xml)$/.test(name)))
    for (const code of unused) expect(readFileSync(join(directory, path), 'utf8'), path).not.toMatch(code);
});
