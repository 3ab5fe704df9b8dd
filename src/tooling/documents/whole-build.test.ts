import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { beforeEach, expect, test } from 'vitest';
import { emptyDirectory, put } from '../directory.fixture.ts';
import { growthSince, install, sizesOf, wholeBuild } from './whole-build.ts';

const root = emptyDirectory();
beforeEach(() => {
  writeFileSync(join(root, 'index.html'), '<p>new</p>');
  fill('dist', { 'index.html': 'old', 'old.js': 'old' });
});

function fill(directory: string, files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) put(join(root, directory, name), content);
}

function contentOf(directory: string): Record<string, string> {
  const place = join(root, directory);
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(place, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(place, name), 'utf8')]));
}

/** The page and its worker as the real plugins make them. */
const page: Plugin = {
  name: 'page',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '404.html', source: '404' });
  },
};
const worker: Plugin = {
  name: 'worker',
  closeBundle() {
    writeFileSync(join(this.environment.config.build.outDir, 'sw.js'), 'worker');
  },
};

const buildWith = (plugins: Plugin[], outDir?: string, last = [worker]) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins, wholeBuild(last)],
    ...(outDir && { build: { outDir } }),
  });
const whole = ['404.html', 'index.html', 'sw.js'];

test.each<keyof Plugin>(['configResolved', 'transform', 'generateBundle', 'writeBundle', 'closeBundle'])(
  'A build that fails in %s leaves the one before it as it was and nothing else, the next one takes its place',
  async (hook) => {
    const before = contentOf('dist');
    const failing: Plugin = { name: 'failing', [hook]: () => Promise.reject(new Error(`fails in ${hook}`)) };
    // What fails at the end fails in the place of the worker's build.
    const [plugins, last] = hook === 'closeBundle' ? [[page], [failing]] : [[page, failing], [worker]];
    await expect(buildWith(plugins, undefined, last)).rejects.toThrow(`fails in ${hook}`);
    expect(contentOf('dist')).toEqual(before);
    expect(readdirSync(root).toSorted()).toEqual(['dist', 'index.html']);
    await buildWith([page]);
    expect(Object.keys(contentOf('dist')).toSorted()).toEqual(whole);
    expect(contentOf('dist')['index.html']).toContain('new');
    expect(readdirSync(root).toSorted()).toEqual(['dist', 'index.html']);
  },
);

test('A dangling link in public/ is told, not what would fail after it', async () => {
  mkdirSync(join(root, 'public'));
  symlinkSync(join(root, 'nowhere'), join(root, 'public/dangling.svg'));
  const late: Plugin = { name: 'late', closeBundle: () => Promise.reject(new Error('too late')) };
  await expect(buildWith([page], undefined, [late])).rejects.toThrow('dangling.svg');
  expect(readdirSync(root).toSorted()).toEqual(['dist', 'index.html', 'public']);
});

test('A build leaves alone what another one is writing', async () => {
  fill(`dist.${process.ppid}.new`, { 'index.html': 'of another build' });
  await buildWith([page]);
  expect(readdirSync(root).toSorted()).toEqual(['dist', `dist.${process.ppid}.new`, 'index.html']);
});

test('A build without a worker is not whole', async () => {
  const before = contentOf('dist');
  await expect(buildWith([page], undefined, [])).rejects.toThrow('not complete');
  expect(contentOf('dist')).toEqual(before);
});

test('--outDir names another place, also behind a link', async () => {
  fill('elsewhere/site', { 'index.html': 'old' });
  symlinkSync(join(root, 'elsewhere/site'), join(root, 'public_html'));
  await buildWith([page], 'public_html');
  expect(Object.keys(contentOf('elsewhere/site')).toSorted()).toEqual(whole);
  expect(readdirSync(join(root, 'elsewhere'))).toEqual(['site']);
});

test('A directory that is not to be emptied keeps the files of others', async () => {
  fill('built', { 'index.html': 'new', 'assets/new.js': 'new' });
  fill('dist', { 'assets/other.js': 'theirs' });
  await install(join(root, 'built'), join(root, 'dist'), false);
  const theirs = { 'old.js': 'old', 'assets/other.js': 'theirs' };
  expect(contentOf('dist')).toEqual({ ...theirs, 'index.html': 'new', 'assets/new.js': 'new' });
});

const sizes = { documents: 20_000, scripts: 90_000, styles: 9_000, worker: 9_000 };

test('What grew by more than 2 % is told in one line', () => {
  expect(growthSince(sizes, { ...sizes, scripts: 91_000, styles: 5_000 })).toBeUndefined();
  expect(growthSince(sizes, { ...sizes, documents: 20_500, scripts: 94_000 })).toBe(
    'Larger than the last build, compressed: documents 20.0 → 20.5 kB, scripts 90.0 → 94.0 kB.',
  );
  // A kind of file that the last build did not have has not grown.
  expect(growthSince({ ...sizes, worker: 0 }, sizes)).toBeUndefined();
});

test('The files of a site count by their kind, wherever they are', async () => {
  for (const name of ['index.html', 'en/index.html', 'assets/a.js', 'sw.js', 'assets/a.css', 'robots.txt'])
    put(join(root, 'site', name), 'x'.repeat(50));
  const found = await sizesOf(join(root, 'site'));
  expect(found.documents).toBe(2 * found.scripts);
  expect(found).toEqual({ ...found, styles: found.scripts, worker: found.scripts });
});
