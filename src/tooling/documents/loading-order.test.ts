import type { Rolldown } from 'vite';
import { beforeEach, expect, test } from 'vitest';
import { documentOf, loadsOf, takeApart, withoutPrint } from './loading-order.ts';
import type { Page } from './pages.ts';

const html = `<html lang="de"><head><meta charset="utf-8">
<!-- shared -->
<meta name="theme-color" content="a &amp; &quot;b&quot;">
<script type="module" crossorigin src="/repo/assets/app.js"></script>
<link rel="preload" as="font" href="/repo/assets/a.woff2" crossorigin>
<link rel="stylesheet" crossorigin href="/repo/assets/app.css">
<link rel="stylesheet" crossorigin href="/repo/assets/1a2b.css">
<script>if (a && b < c) d();</script></head><body><div id="root"></div></body></html>`;
const page: Page = { id: 'impressum', file: 'a.html', path: 'a' };
const portfolio: Page = { id: 'portfolio', file: 'index.html', path: '' };

const pagesOf = new Map([['assets/1a2b.css', ['portfolio' as const]]]);

let bundle: Rolldown.OutputBundle;
beforeEach(() => {
  const asset = (source: string) => ({ type: 'asset' as const, source });
  const chunk = (fileName: string, more: object) => ({
    type: 'chunk' as const,
    fileName,
    isEntry: false,
    imports: [],
    moduleIds: [],
    ...more,
  });
  bundle = {
    'assets/app.css': asset('a{color:red}\n'),
    'assets/1a2b.css': asset('p{color:green}'),
    'assets/legal.css': asset('b{color:blue}'),
    'assets/app.js': chunk('assets/app.js', { isEntry: true }),
    'assets/a.js': chunk('assets/a.js', {
      moduleIds: ['/home/src/pages/datenschutz.tsx', '/home/src/pages/impressum.tsx'],
      imports: ['assets/app.js', 'assets/legal.js'],
    }),
    'assets/legal.js': chunk('assets/legal.js', {
      viteMetadata: { importedCss: new Set(['assets/legal.css']) },
    }),
  } as unknown as Rolldown.OutputBundle;
});

const made = (
  of: Page,
  content = '<div id="root">Text</div>',
  own: { policy?: string; revision?: string } = {},
) => {
  const shell = takeApart(html, bundle, '/repo/', pagesOf);
  const loads = loadsOf(of, shell, bundle, '/repo/');
  return documentOf(shell, { head: '<title>T</title>', content, loads, ...own });
};

test('A document names the styles of its first paint, has its content next, and everything else after it', () => {
  const document = made(page);
  const order = ['a.woff2', 'app.css', 'legal.css', '</head>', 'Text', 'app.js'];
  const places = order.map((part) => document.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(document.match(/app\.js/g)).toHaveLength(1);
  expect(document, 'what is of the portfolio').not.toMatch(/1a2b/);
  const preloads = document.matchAll(/rel="modulepreload" href="([^"]+)"/g);
  expect([...preloads].map(([, href]) => href)).toEqual(['/repo/assets/a.js', '/repo/assets/legal.js']);
});

test('That of the portfolio, which is part of the entry, holds its styles and waits for nothing more', () => {
  const document = made(portfolio);
  expect(document).toContain('<style>a{color:red}p{color:green}</style></head><body><div');
  expect(document).not.toMatch(/legal|modulepreload/);
  expect(document.match(/.{9}<link rel=\W+preload/g), 'its font once the worker has it').toEqual([
    expect.stringContaining('write("'),
  ]);
});

test('Its policy covers all but its encoding, and the rest of the head is as the bundler has written it', () => {
  const document = made(portfolio, '', { policy: "default-src 'none'", revision: 'r1' });
  expect(document).toContain(
    `<!doctype html><html lang="de" data-revision="r1"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><meta name="theme-color" content="a &amp; &quot;b&quot;"><script>if (a && b < c) d();</script><title>T</title><script>navigator.serviceWorker?`,
  );
});

test('The styles of the portfolio alone are no file any more, and a shell of another kind is not taken for one', () => {
  takeApart(html, bundle, '/repo/', pagesOf);
  expect(Object.keys(bundle).filter((name) => name.endsWith('.css'))).toEqual([
    'assets/app.css',
    'assets/legal.css',
  ]);
  expect(() => takeApart('<html></html>', bundle, '/', pagesOf)).toThrow('index.html has no');
});

test('What only paper needs is in a sheet of its own, in the same layers', () => {
  const css =
    '@layer a,ui;@layer ui{.card{color:red}@media print{.card{border:0}}}a{color:blue}@media print{nav,a{display:none}}@media screen{@container (width>=9rem){b{top:0}}}';
  expect(withoutPrint(css)).toEqual({
    screen:
      '@layer a,ui;@layer ui{.card{color:red}}a{color:blue}@media screen{@container (width>=9rem){b{top:0}}}',
    print: '@layer ui{@media print{.card{border:0}}}@media print{nav,a{display:none}}',
  });
});

test('A style sheet without rules for paper stays as it is', () => {
  const css = '@font-face{font-family:a}@layer ui{p{margin:0}}p:hover{color:red}';
  expect(withoutPrint(css)).toEqual({ screen: css, print: '' });
});
