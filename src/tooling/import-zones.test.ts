import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './commands/run.mjs';

/** The directories of src/ from which each may import, beside its own. Node's directory tooling/ may import from all. */
const mayImport = {
  model: [],
  text: ['model'],
  providers: ['model', 'text'],
  config: ['model', 'text', 'providers'],
  ui: ['model', 'text'],
  theme: ['model', 'text', 'ui'],
  offline: ['model', 'text', 'providers'],
  pwa: ['model', 'text', 'providers', 'ui', 'offline'],
  sections: ['model', 'text', 'providers', 'ui', 'theme', 'offline', 'pwa'],
  pages: ['model', 'text', 'providers', 'ui', 'theme', 'offline', 'pwa', 'sections'],
  analytics: ['model', 'text', 'providers', 'ui', 'theme', 'offline', 'pwa', 'sections', 'pages'],
  app: ['model', 'text', 'providers', 'ui', 'theme', 'offline', 'pwa', 'sections', 'pages', 'analytics'],
} as const;
const directories = [...Object.keys(mayImport), 'tooling'];
const forBuildsOnly = ['config', 'tooling'];

/** Forbids a directory's files to import these. */
const zone = (
  directory: string,
  group: readonly string[],
  message: string,
  more: readonly object[] = [],
) => ({
  includes: [`${directory}`, '!**/*.{test,fixture}.{ts,tsx}'],
  linter: {
    rules: {
      style: {
        noRestrictedImports: { level: 'error', options: { patterns: [{ group, message }, ...more] } },
      },
    },
  },
});

/** The nouns of the site follow from the schema. */
const onlySettings = {
  group: ['**/config/config.ts'],
  importNamePattern: 'Settings',
  invertImportNamePattern: true,
  message: 'Only the type Settings, of which the site is made.',
};

/** Files of directories above that may be imported all the same. */
const exceptions: Readonly<Record<string, string>> = {
  'src/model/**': '!**/config/config.ts',
  'src/config/**': '!**/pages/{pages,cv-files}.ts',
};

function srcZone(directory: string, forbidden: readonly string[], isOfBuild = false) {
  const isModel = directory === 'src/model/**';
  const group = [
    `**/{${forbidden.join()}}/**`,
    ...(exceptions[directory] ? [exceptions[directory]] : []),
    // Texts of the document's language, and the list of all providers, are not for all.
    ...(isModel || isOfBuild ? ['#text/**'] : []),
    ...(isOfBuild ? [] : ['**/providers/providers.ts']),
    ...['**/sw/**', '!**/sw/{answer-shape,contract,limits,rate-limit}.ts'],
  ];
  const message = "Imports run downward only, and to the worker's contract.";
  return zone(directory, group, message, isModel ? [onlySettings] : []);
}

it('The linter’s zones are those of the table: `npm run docs` writes them', async () => {
  const zones = Object.entries(mayImport).map(([directory, allowed]) => {
    const forbidden = directories.filter(
      (name) => name !== directory && !allowed.some((each) => each === name),
    );
    return srcZone(`src/${directory}/**`, forbidden, directory === 'config');
  });
  const overrides = [
    ...zones,
    // The table of pages, with what each document carries.
    srcZone('src/pages/pages.ts', [...forBuildsOnly, 'app', 'analytics'], true),
    srcZone('src/*', forBuildsOnly),
    zone('sw/**', ['**/src/**'], 'The worker imports nothing from the page.'),
  ];
  await expect(`${JSON.stringify({ overrides }, null, 2)}\n`).toMatchFileSnapshot(
    join(root, 'biome-zones.json'),
  );
});

it('Every module that may act when imported exists', () => {
  const { sideEffects }: { sideEffects: string[] } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const paths = sideEffects.filter((path) => path.startsWith('./'));
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
