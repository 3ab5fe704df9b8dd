import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, it, test } from 'vitest';
import { root } from './commands/run.mjs';
import { filesBelow } from './files.ts';

/** The directories of src/ from which each may import, besides itself. Node's directory tooling/ may import from all. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  model: [],
  text: ['model'],
  providers: ['model', 'text'],
  site: ['model', 'text', 'providers'],
  config: ['model', 'text', 'providers', 'site'],
  ui: ['model', 'text'],
  theme: ['model', 'text', 'ui'],
  offline: ['model', 'text', 'providers'],
  pwa: ['model', 'text', 'providers', 'ui', 'offline'],
  frame: ['model', 'text', 'providers', 'ui', 'theme', 'offline', 'pwa'],
  sections: ['model', 'text', 'providers', 'ui', 'theme', 'offline', 'pwa'],
  cv: ['model', 'text', 'ui', 'offline', 'pwa'],
  portfolio: ['model', 'text', 'providers', 'ui', 'offline', 'pwa', 'frame'],
  pages: ['model', 'text', 'ui', 'theme', 'offline', 'pwa', 'frame', 'sections', 'cv', 'portfolio'],
  analytics: ['model', 'text', 'providers', 'ui', 'theme', 'offline', 'pwa', 'frame'],
  app: ['model', 'text', 'ui', 'offline', 'pwa', 'frame', 'pages', 'analytics'],
};

/** Modules that only the build runs: the browser's code takes only types from them. */
const ofBuild = ['site', 'config', 'tooling'];

/** The worker's files that the page may import. */
const contract = ['contract', 'response-shape', 'storage'].map((name) => `sw/${name}.ts`);

interface Import {
  from: string;
  /** The path of a module of this repository, or what stands for one in package.json (`#text/…`). */
  to: string;
  isType: boolean;
}

function isAllowed({ from, to, isType }: Import): boolean {
  if (from.startsWith('sw/')) return !to.startsWith('src/');
  if (to.startsWith('sw/')) return contract.includes(to);
  const directory = directoryOf(from);
  const other = directoryOf(to.replace('#text/', 'src/text/'));
  if (isType && ofBuild.includes(other)) return true;
  // The texts of one language; the build needs those of all.
  if (to.startsWith('#text/') && ofBuild.includes(directory)) return false;
  if (other === '' || other === directory) return true;
  // The entries, directly in src/, import from all that runs in the browser.
  if (directory === '') return !ofBuild.includes(other);
  return mayImport[directory]?.includes(other) ?? false;
}

/** The directory of src/ in which a file is; empty for those directly in src/ and for packages. */
function directoryOf(file: string): string {
  // Advice on providers, and the reader of feeds.
  if (/^src\/providers\/\w+\/(?:provider|read-feed)\.ts$/.test(file)) return 'site';
  return /^src\/([^/]+)\//.exec(file)?.[1] ?? '';
}

/** The imports of a file from this repository, with types and those on demand. */
function importsOf(from: string): Import[] {
  const found: Import[] = [];
  const add = ({ value }: { value: unknown }, isType = false) => {
    const path = String(value);
    const to = path.startsWith('.') ? posix.join(posix.dirname(from), path) : path;
    found.push({ from, to, isType });
  };
  const { program } = parseSync(from, readFileSync(join(root, from), 'utf8'));
  new Visitor({
    ImportDeclaration({ source, importKind }) {
      add(source, importKind === 'type');
    },
    ExportNamedDeclaration({ source, exportKind }) {
      if (source) add(source, exportKind === 'type');
    },
    ExportAllDeclaration({ source }) {
      add(source);
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal') add(source);
    },
    TSImportType({ source }) {
      add(source, true);
    },
  }).visit(program);
  return found;
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
  ['src/ui/icon.tsx', 'src/offline/age.ts'],
  ['src/main.tsx', 'src/config/config.ts'],
  ['src/sections/blog.tsx', 'src/providers/github/provider.ts'],
  ['src/site/pages.ts', '#text/page.ts'],
  ['src/config/compile-site.ts', 'src/pages/portfolio.tsx'],
  ['src/pwa/offer.tsx', 'sw/sw.ts'],
  ['sw/sw.ts', 'src/model/site.ts'],
])('%s may not import %s', (from, to) => {
  expect(isAllowed({ from, to, isType: false })).toBe(false);
});

it('Every module that may act when imported exists', () => {
  const { sideEffects }: { sideEffects: string[] } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const paths = sideEffects.filter((path) => path.startsWith('./'));
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
