import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { emptyDirectory, put } from '../directory.fixture.ts';
import { cacheDirectory } from '../files.ts';
import { interSubsets } from './font.ts';
import { siteStyles } from './site-styles.ts';

const directory = emptyDirectory();

it.each(["Ben's Portfolio", 'Büro & Co (1)'])('is found in a folder called %s', async (name) => {
  const root = join(directory, name);
  put(join(root, 'main.js'), "import 'virtual:site.css';");
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [siteStyles(async () => null)],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: 'main.js' } },
  });
  const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  expect(files.map(({ fileName }) => fileName)).toContainEqual(expect.stringMatching(/\.woff2$/));
});

it('knows which of its files have the letters of a text, and which letters none has', async () => {
  const cache = fileURLToPath(new URL(`../../../${cacheDirectory}`, import.meta.url));
  expect((await interSubsets('Max', cache)).needed).toEqual(['latin']);
  expect((await interSubsets('Łucja', cache)).needed).toEqual(['latin-ext', 'latin']);
  expect((await interSubsets('Елена', cache)).needed).toContain('cyrillic');
  expect((await interSubsets('Grüße, Łucja', cache)).missing).toEqual([]);
  // A hyphen from elsewhere is in the range of a file, which has no glyph for it.
  expect((await interSubsets('a木\u2010', cache)).missing).toEqual(['木', '\u2010']);
});
