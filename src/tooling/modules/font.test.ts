import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyDirectory, put } from '../directory.fixture.ts';
import { outputOf } from '../documents/further-languages.ts';
import { virtualModules } from '../virtual-modules.ts';
import { isSeen, missingInFont } from './font.ts';
import { siteSheet } from './site-styles.ts';

const directory = emptyDirectory();

it.each(["Ben's Portfolio", 'Büro & Co (1)'])('is found in a folder called %s', async (name) => {
  const root = join(directory, name);
  put(join(root, 'main.js'), "import 'virtual:site.css';");
  const files = await outputOf({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [virtualModules('styles', { 'virtual:site.css': (context) => siteSheet(null, context) })],
    build: { assetsInlineLimit: 0, rolldownOptions: { input: 'main.js' } },
  });
  expect(files.map(({ fileName }) => fileName)).toContainEqual(expect.stringMatching(/\.woff2$/));
});

it('lacks letters of other scripts, and says which', async () => {
  expect(await missingInFont('Grüße, Łucja, Ελένη, Елена, Nguyễn')).toEqual([]);
  expect(await missingInFont('a木a木')).toEqual(['木']);
  expect([...'a\u200d\ufe0f'].filter(isSeen)).toEqual(['a']);
});
