import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it, test } from 'vitest';
import { root } from './commands/run.mjs';
import { filesBelow } from './files.ts';

/** The directories of src/ from which each may import, besides itself. Node's directory tooling/ may import from all. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
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
};

/** The worker's files that the page may import. */
const contract = ['answer-shape', 'contract', 'limits', 'rate-limit', 'timeout'].map(
  (name) => `sw/${name}.ts`,
);

/** Files that one directory more may import: the nouns of the site follow from the schema, the checks need the table of pages. */
const exceptions = [
  { from: 'src/model/', to: 'src/config/config.ts', only: ['Settings'] },
  { from: 'src/config/', to: 'src/pages/pages.ts' },
  { from: 'src/config/', to: 'src/pages/cv-files.ts' },
];

/** The page's code has the texts of one language and the providers of one site. Code of the build has those of all. */
const isOfBuild = (file: string) => file.startsWith('src/config/') || file === 'src/pages/pages.ts';

interface Import {
  from: string;
  /** The path of a module of this repository, or what stands for one in package.json (`#text/…`). */
  to: string;
  /** The imported names; `*` for everything. */
  names: readonly string[];
}

function isAllowed({ from, to, names }: Import): boolean {
  if (from.startsWith('sw/')) return !to.startsWith('src/');
  if (to.startsWith('sw/')) return contract.includes(to);
  if (to.startsWith('#text/') && isOfBuild(from)) return false;
  if (to === 'src/providers/providers.ts' && !isOfBuild(from)) return false;
  const exception = exceptions.find((each) => from.startsWith(each.from) && to === each.to);
  if (exception) return names.every((name) => exception.only?.includes(name) ?? true);

  const directory = directoryOf(from);
  const other = directoryOf(to.replace('#text/', 'src/text/'));
  // The entries, directly in src/, import from all that runs in the browser.
  if (directory === '') return other !== 'config' && other !== 'tooling';
  return other === '' || other === directory || (mayImport[directory]?.includes(other) ?? false);
}

/** The directory of src/ in which a file is; empty for those directly in src/ and for packages. */
const directoryOf = (file: string): string => /^src\/([^/]+)\//.exec(file)?.[1] ?? '';

/** What a file imports from this repository, with types and what is imported on demand. */
function importsOf(from: string): Import[] {
  const found: Import[] = [];
  const add = ({ value }: { value: unknown }, names: readonly string[] = ['*']) => {
    const path = String(value);
    const to = path.startsWith('.') ? posix.join(posix.dirname(from), path) : path;
    found.push({ from, to, names });
  };
  const { program } = parseSync(from, readFileSync(join(root, from), 'utf8'));
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      add(source, specifiers.map(importedName));
    },
    ExportNamedDeclaration({ source }) {
      if (source) add(source);
    },
    ExportAllDeclaration({ source }) {
      add(source);
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal') add(source);
    },
    TSImportType({ source }) {
      add(source);
    },
  }).visit(program);
  return found;
}

/** The name that an import takes; `*` for everything. */
function importedName(specifier: ESTree.ImportDeclarationSpecifier): string {
  if (specifier.type !== 'ImportSpecifier') return '*';
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value;
}

it('No module imports from a directory above its own', () => {
  const files = ['src', 'sw']
    .flatMap((directory) => filesBelow(join(root, directory)).map((file) => `${directory}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file))
    .filter((file) => !file.startsWith('src/tooling/'));
  const imports = files.flatMap(importsOf);
  expect(imports.length).toBeGreaterThan(500);
  const forbidden = imports.filter((each) => !isAllowed(each));
  expect(forbidden.map(({ from, to }) => `${from} may not import ${to}`)).toEqual([]);
});

test.each([
  ['src/ui/icon.tsx', '#text/ui.ts', true],
  ['src/ui/icon.tsx', 'src/ui/button.tsx', true],
  ['src/ui/icon.tsx', 'react', true],
  ['src/ui/icon.tsx', 'src/offline/age.ts', false],
  ['src/main.tsx', 'src/app/app.tsx', true],
  ['src/main.tsx', 'src/config/config.ts', false],
  ['src/sections/blog.tsx', 'src/tooling/files.ts', false],
  ['src/sections/blog.tsx', 'src/providers/providers.ts', false],
  ['src/pages/pages.ts', 'src/providers/providers.ts', true],
  ['src/pages/pages.ts', '#text/page.ts', false],
  ['src/config/compile-site.ts', 'src/pages/portfolio.tsx', false],
  ['src/config/compile-site.ts', 'src/pages/pages.ts', true],
  ['src/model/site.ts', '#text/page.ts', false],
  ['src/pwa/offer.tsx', 'sw/contract.ts', true],
  ['src/pwa/offer.tsx', 'sw/sw.ts', false],
  ['sw/sw.ts', 'src/model/site.ts', false],
])('%s imports %s: %s', (from, to, expected) => {
  expect(isAllowed({ from, to, names: ['*'] })).toBe(expected);
});

it('The model takes only the type Settings from the configuration', () => {
  const both = { from: 'src/model/site.ts', to: 'src/config/config.ts' };
  expect(isAllowed({ ...both, names: ['Settings'] })).toBe(true);
  expect(isAllowed({ ...both, names: ['Settings', 'configSchema'] })).toBe(false);
});

it('Every module that may act when imported exists', () => {
  const { sideEffects }: { sideEffects: string[] } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const paths = sideEffects.filter((path) => path.startsWith('./'));
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
