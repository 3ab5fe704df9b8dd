import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotli } from '../brotli.ts';
import { budgets } from '../budgets.ts';
import { title } from '../card.ts';
import { expectControlled, untilQuiet } from '../device.ts';
import { builtSite } from '../site-server.ts';
import type { SiteName } from '../sites.ts';
import { expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow' });

const scriptBudgets = { shipped: budgets.scripts, modest: budgets.scriptsOfSmallest };

const sizeOf = (content: string): number => brotli(content).length;
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
const stylesIn = (document: string): string => /<style>(.*?)<\/style>/s.exec(document)?.[1] ?? '';

/** The files of a built site. */
async function filesOf(name: SiteName) {
  const directory = await builtSite(name);
  const read = (path: string): string => readFileSync(join(directory, path), 'utf8');
  const assets = (pattern: RegExp): string[] => {
    const names = readdirSync(join(directory, 'assets')).filter((name) => pattern.test(name));
    expect(names, `files like ${pattern}`).not.toEqual([]);
    return names.map((name) => read(`assets/${name}`));
  };
  return { read, assets };
}

test('The document keeps to its budget, its styles and its data included', async () => {
  const document = (await filesOf('shipped')).read('index.html');
  expect(document).toContain('<style>');
  expect(document).toContain('"snapshot":');
  expect(sizeOf(document)).toBeLessThanOrEqual(budgets.document);
});

for (const name of ['impressum', 'datenschutz', '404'] as const) {
  test(`The document ${name}.html has only what it shows, and keeps to its budget`, async () => {
    const { read } = await filesOf('shipped');
    const document = read(`${name}.html`);
    expect(stylesIn(document)).toContain('.notices');
    expect(stylesIn(document)).not.toMatch(/\.(?:portfolio|profile|service|skeleton|timeline)/);
    expect(document).not.toContain('"snapshot":');
    expect(sizeOf(document)).toBeLessThanOrEqual(budgets[name]);
  });
}

for (const [name, most] of Object.entries(scriptBudgets) as [keyof typeof scriptBudgets, number][]) {
  test(`All scripts of a first visit together keep to their budget: ${name}`, async ({ page, open }) => {
    const { read } = await filesOf(name);
    const paths = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') paths.add(new URL(request.url()).pathname);
    });
    await open(name);
    await expect(title(page)).toBeVisible();
    await expectControlled(page);
    await untilQuiet(page);
    expect(paths.size).toBeGreaterThan(0);
    expect(sum([...paths].map((path) => sizeOf(read(path))))).toBeLessThanOrEqual(most);
  });
}

test('All styles of the portfolio keep to their budget, those of paper and all 36 themes included', async () => {
  const { read } = await filesOf('shipped');
  const document = read('index.html');
  const sheets = [...document.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)];
  const styles = [stylesIn(document), ...sheets.map(([, path = '']) => read(path))];
  expect(new Set(styles.join('').match(/\[data-theme=[a-z]+\]/g)).size).toBe(36);
  expect(sum(styles.map(sizeOf))).toBeLessThanOrEqual(budgets.styles);
});

test('The icons keep to their budget', async () => {
  const { assets } = await filesOf('shipped');
  expect(sum(assets(/^icons-.*\.svg$/).map(sizeOf))).toBeLessThanOrEqual(budgets.icons);
});

test('The worker keeps to its budget', async () => {
  expect(sizeOf((await filesOf('shipped')).read('sw.js'))).toBeLessThanOrEqual(budgets.worker);
});

test('A second language costs the first as good as nothing, and its own page is no heavier', async () => {
  const [two, one] = [await filesOf('bilingual'), await filesOf('unilingual')];
  /** Sizes of the initial load. Further scripts are the same as in one language. */
  const weightsOf = ({ read }: typeof two, path: string) => {
    const document = read(path);
    const styles = stylesIn(document);
    const scripts = document.matchAll(
      /<(?:script type="module"|link rel="modulepreload")[^>]*"\/(assets\/[^"]+)"/g,
    );
    return {
      document: sizeOf(document.replace(styles, '')),
      styles: sizeOf(styles),
      scripts: sum([...scripts].map(([, script = '']) => sizeOf(read(script)))),
    };
  };
  const alone = weightsOf(one, 'index.html');
  for (const path of ['index.html', 'en/index.html']) {
    const weights = weightsOf(two, path);
    // 0.6 kB each: minified names differ by some bytes.
    for (const part of ['document', 'styles', 'scripts'] as const)
      expect(weights[part] - alone[part], `${part} of ${path}`).toBeLessThan(600);
  }
});

test('A site has the sections and the code that it uses, and no others', async () => {
  const { read, assets } = await filesOf('modest');
  const document = read('index.html');
  const shown = [...document.matchAll(/<section id="([^"]+)"/g)].map(([, id = '']) => id);
  expect(shown.toSorted()).toEqual(['profile', 'services', 'skills']);
  const unused = /availability|contact-c(?:all|ode)|price-note|profile-role|skill-group|consent-banner/;
  for (const code of [stylesIn(document), ...assets(/\.js$/)]) expect(unused.exec(code)?.[0]).toBeUndefined();
});
