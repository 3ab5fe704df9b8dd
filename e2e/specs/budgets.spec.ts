import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotli } from '../../src/tooling/brotli.ts';
import { builtSite, expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow' });

/** Of the shipped site, in bytes as hosts send them that have compressed them beforehand. */
const budget = { document: 20_000, scripts: 90_000, styles: 14_000, icons: 13_000, worker: 10_000 };

let shipped = '';
test.beforeAll(async () => {
  shipped = await builtSite('shipped');
});

const read = (path: string): string => readFileSync(join(shipped, path), 'utf8');
const sizeOf = (content: string): number => brotli(content).length;
const assets = (pattern: RegExp): string[] => {
  const names = readdirSync(join(shipped, 'assets')).filter((name) => pattern.test(name));
  expect(names, `files like ${pattern}`).not.toEqual([]);
  return names.map((name) => read(`assets/${name}`));
};
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

test('The document keeps to its budget, its styles and its data included', () => {
  const document = read('index.html');
  expect(document).toContain('<style>');
  expect(document).toContain('"snapshot":');
  expect(sizeOf(document)).toBeLessThanOrEqual(budget.document);
});

test('All scripts of a first visit together keep to their budget', async ({ page, open }) => {
  const paths = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.add(new URL(request.url()).pathname);
  });
  await open('shipped');
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('@github');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 15_000 })
    .toBe(true);
  await page.waitForLoadState('networkidle');
  expect(paths.size).toBeGreaterThan(0);
  expect(sum([...paths].map((path) => sizeOf(read(path))))).toBeLessThanOrEqual(budget.scripts);
});

test('All styles with all 36 themes together keep to their budget', () => {
  const [, inline = ''] = /<style>(.*?)<\/style>/s.exec(read('index.html')) ?? [];
  const files = assets(/\.css$/);
  const themes = [inline, ...files].join('').match(/\[data-theme=[a-z]+\]/g);
  expect(new Set(themes).size).toBe(36);
  expect(sum([inline, ...files].map(sizeOf))).toBeLessThanOrEqual(budget.styles);
});

test('The icons keep to their budget', () => {
  expect(sum(assets(/^icons-.*\.svg$/).map(sizeOf))).toBeLessThanOrEqual(budget.icons);
});

test('The worker keeps to its budget', () => {
  expect(sizeOf(read('sw.js'))).toBeLessThanOrEqual(budget.worker);
});
