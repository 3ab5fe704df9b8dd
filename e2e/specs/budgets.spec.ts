import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type SectionId, sections } from '../../src/model/section.ts';
import * as texts from '../../src/text/de/sections.ts';
import { usedIcons } from '../../src/tooling/modules/icons/icons.ts';
import { brotli } from '../brotli.ts';
import { untilQuiet } from '../device.ts';
import type { SiteName } from '../sites.ts';
import { builtSite, expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow' });

/** In bytes as hosts send them that have compressed them beforehand. */
const budget = {
  document: 21_800,
  impressum: 6_900,
  datenschutz: 12_600,
  '404': 5_800,
  styles: 14_000,
  icons: 13_000,
  worker: 9_000,
};

/** All scripts of a first visit: with as good as every section, and with profile, skills, services and footer only. */
const scriptBudget = { shipped: 95_400, modest: 81_800 };

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
  expect(sizeOf(document)).toBeLessThanOrEqual(budget.document);
});

for (const name of ['impressum', 'datenschutz', '404'] as const) {
  test(`The document ${name}.html has only what it shows, and keeps to its budget`, async () => {
    const { read } = await filesOf('shipped');
    const document = read(`${name}.html`);
    expect(stylesIn(document)).toContain('.notices');
    expect(stylesIn(document)).not.toMatch(/\.(?:portfolio|profile|service|skeleton|timeline)/);
    expect(document).not.toContain('"snapshot":');
    expect(sizeOf(document)).toBeLessThanOrEqual(budget[name]);
  });
}

for (const [name, most] of Object.entries(scriptBudget) as [keyof typeof scriptBudget, number][]) {
  test(`All scripts of a first visit together keep to their budget: ${name}`, async ({ page, open }) => {
    const { read } = await filesOf(name);
    const paths = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') paths.add(new URL(request.url()).pathname);
    });
    await open(name);
    await expect(page.getByRole('region', { name: 'Details' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
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
  expect(sum(styles.map(sizeOf))).toBeLessThanOrEqual(budget.styles);
});

test('The icons keep to their budget', async () => {
  const { assets } = await filesOf('shipped');
  expect(sum(assets(/^icons-.*\.svg$/).map(sizeOf))).toBeLessThanOrEqual(budget.icons);
});

test('The worker keeps to its budget', async () => {
  expect(sizeOf((await filesOf('shipped')).read('sw.js'))).toBeLessThanOrEqual(budget.worker);
});

test('A second language costs the first as good as nothing, and its own page is no heavier', async () => {
  const [two, one] = [await filesOf('bilingual'), await filesOf('unilingual')];
  /** What a page is made of before anything happens on it. All further scripts are asked for as in one language. */
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
    // 0.4 kB each: which names a minifier gives moves it by some bytes.
    for (const part of ['document', 'styles', 'scripts'] as const)
      expect(weights[part] - alone[part], `${part} of ${path}`).toBeLessThan(400);
  }
});

test('A section that a site does not use costs it nothing: no code, no style, no icon, no sentence', async () => {
  const used: SectionId[] = ['profile', 'details', 'skills', 'services'];
  const unused = (Object.keys(sections) as SectionId[]).filter((id) => !used.includes(id));
  const { read, assets } = await filesOf('modest');
  const document = read('index.html');
  expect([...document.matchAll(/<section id="([^"]+)"/g)].map(([, id = '']) => id).toSorted()).toEqual(
    used.toSorted(),
  );

  const script = read(/<script type="module"[^>]*"\/([^"]+)"/.exec(document)?.[1] ?? '');
  const sentences = leftOut(used, unused, sentencesOf);
  expect(sentences.length).toBeGreaterThan(30);
  expect(sentences.filter((sentence) => script.includes(sentence))).toEqual([]);

  const classes = leftOut(used, unused, classesOf);
  expect(classes.length).toBeGreaterThan(20);
  const styles = stylesIn(document);
  const isNamed = (name: string, text: string) => new RegExp(`[."' \`]${name}(?![\\w-])`).test(text);
  expect(classes.filter((name) => isNamed(name, styles) || isNamed(name, script))).toEqual([]);

  const drawn = [
    ...assets(/^icons-.*\.svg$/)
      .join('')
      .matchAll(/<symbol id="([^"]+)"/g),
  ].map(([, name = '']) => name);
  expect(drawn).not.toEqual([]);
  const everywhere: string[] = usedIcons(null);
  const icons = leftOut(used, unused, iconsOf).filter((name) => !everywhere.includes(name));
  expect(icons.length).toBeGreaterThan(8);
  const unnamed = ['social-mastodon', 'service-voip'];
  expect(drawn.filter((name) => [...icons, ...unnamed].includes(name))).toEqual([]);
});

/** What only sections have that are not used. */
function leftOut(
  used: readonly SectionId[],
  unused: readonly SectionId[],
  of: (code: string) => string[],
): string[] {
  const there = used.flatMap((id) => of(codeOf(id)));
  return [...new Set(unused.flatMap((id) => of(codeOf(id))))].filter((text) => !there.includes(text));
}

const codeOf = (id: SectionId): string => sourceOf(`${id}.tsx`);

const sourceOf = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../src/sections/${file}`, import.meta.url)), 'utf8');

const sharedStyles = ['button', 'card', 'chip', 'icon', 'item', 'picture', 'skeleton']
  .map((name) => sourceOf(`../ui/${name}.css`))
  .join('');

/** The classes that a section's own style sheets begin: those of building blocks stand there too, and one word may be an element. */
const classesOf = (code: string): string[] =>
  [...code.matchAll(/^import '\.\/([a-z-]+\.css)';$/gm)]
    .flatMap(([, file = '']) => [...sourceOf(file).matchAll(/\.([a-z]+-[a-z-]+)/g)])
    .map(([, name = '']) => name)
    .filter((name) => !sharedStyles.includes(`.${name}`));

const iconsOf = (code: string): string[] =>
  [...code.matchAll(/(?:lucide|simple-icons):[a-z0-9-]+/g)].map(([name]) => name);

/** Words that a section says whatever stands in between; too short ones may be anything. */
function sentencesOf(code: string): string[] {
  const [, names = ''] = /import \{([^}]*)\} from '#text\/sections\.ts'/.exec(code) ?? [];
  return names
    .split(',')
    .flatMap((name) => textsIn(Reflect.get(texts, name.trim())))
    .filter((text) => text.length > 8);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function')
    return value.length === 1 ? textsIn(value('\n')).flatMap((text) => text.split('\n')) : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
