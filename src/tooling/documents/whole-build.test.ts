import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { install, wholeBuild } from './whole-build.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'whole-'));
  writeFileSync(join(root, 'index.html'), '<p>new</p>');
  fill('dist', { 'index.html': 'old', 'old.js': 'old' });
});
afterEach(() => rmSync(root, { recursive: true }));

function fill(directory: string, files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(root, directory, name, '..'), { recursive: true });
    writeFileSync(join(root, directory, name), content);
  }
}

const contentOf = (directory: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(root, directory), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [
        join(parentPath, name).slice(join(root, directory).length + 1),
        readFileSync(join(parentPath, name), 'utf8'),
      ]),
  );

/** The page and its worker as the real plugins make them, of which one hook may fail. */
const parts = (failing?: keyof Plugin): Plugin[] => [
  {
    name: 'page',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '404.html', source: '404' });
    },
  },
  {
    name: 'worker',
    async closeBundle() {
      const [directory] = readdirSync(root).filter((name) => name.endsWith('.new'));
      if (directory) writeFileSync(join(root, directory, 'sw.js'), 'worker');
    },
  },
  ...(failing
    ? [
        {
          name: 'failing',
          [failing]: () => {
            throw new Error(`fails in ${failing}`);
          },
        },
      ]
    : []),
];

const buildWith = (plugins: Plugin[], options = {}) =>
  build({ root, configFile: false, logLevel: 'silent', plugins: [...plugins, wholeBuild()], ...options });

test('A build takes the place of the one before it', async () => {
  await buildWith(parts());
  expect(Object.keys(contentOf('dist')).toSorted()).toEqual(['404.html', 'index.html', 'sw.js']);
  expect(readdirSync(root).toSorted()).toEqual(['dist', 'index.html']);
});

test.each([
  'configResolved',
  'buildStart',
  'transform',
  'buildEnd',
  'generateBundle',
  'writeBundle',
  'closeBundle',
] as const)('A build that fails in %s leaves the one before it as it was', async (hook) => {
  const before = contentOf('dist');
  const [page, worker, failing] = parts(hook) as [Plugin, Plugin, Plugin];
  // What fails at the end fails in the place of the worker's build.
  await expect(buildWith(hook === 'closeBundle' ? [page, failing] : [page, worker, failing])).rejects.toThrow(
    `fails in ${hook}`,
  );
  expect(contentOf('dist')).toEqual(before);
  await buildWith(parts());
  expect(contentOf('dist')['index.html']).toContain('new');
});

test('A build without a worker is not whole', async () => {
  const before = contentOf('dist');
  await expect(buildWith(parts().slice(0, 1))).rejects.toThrow('not complete');
  expect(contentOf('dist')).toEqual(before);
});

test('--outDir names another place, also behind a link', async () => {
  fill('elsewhere/site', { 'index.html': 'old' });
  symlinkSync(join(root, 'elsewhere/site'), join(root, 'public_html'));
  const worker: Plugin = {
    name: 'w',
    closeBundle: () => writeFileSync(join(root, 'elsewhere/site.new/sw.js'), 'w'),
  };
  await buildWith([...parts().slice(0, 1), worker], { build: { outDir: 'public_html' } });
  expect(Object.keys(contentOf('elsewhere/site')).toSorted()).toEqual(['404.html', 'index.html', 'sw.js']);
  expect(readdirSync(join(root, 'elsewhere'))).toEqual(['site']);
});

describe('A directory that cannot be renamed', () => {
  // With another ending its name would be too long; the root of a volume refuses in the same way.
  const place = 'd'.repeat(253);

  test('gets the files all the same, and loses the old ones', async () => {
    fill(place, { 'index.html': 'old', 'assets/old.js': 'old' });
    fill('built', { 'index.html': 'new', 'assets/new.js': 'new', 'sw.js': 'new' });
    await install(join(root, 'built'), join(root, place), true);
    expect(contentOf(place)).toEqual({ 'index.html': 'new', 'assets/new.js': 'new', 'sw.js': 'new' });
  });

  test('keeps what others have there, unless it is to be emptied', async () => {
    fill('built', { 'index.html': 'new', 'assets/new.js': 'new' });
    fill('shared', { 'index.html': 'old', 'assets/other.js': 'theirs', 'other.html': 'theirs' });
    await install(join(root, 'built'), join(root, 'shared'), false);
    expect(contentOf('shared')).toEqual({
      'index.html': 'new',
      'assets/new.js': 'new',
      'assets/other.js': 'theirs',
      'other.html': 'theirs',
    });
    expect(existsSync(join(root, 'shared/.new'))).toBe(false);
  });
});
