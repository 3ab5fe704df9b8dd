import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What each floor may import besides itself; `entries` are the files directly in src. */
const floors: Readonly<Record<string, readonly string[]>> = {
  model: [],
  config: ['model'],
  text: ['config', 'model'],
  sources: ['config', 'model', 'text'],
  ui: ['config', 'model', 'text'],
  theme: ['config', 'model', 'text', 'ui'],
  offline: ['config', 'model', 'text', 'sources'],
  pwa: ['config', 'model', 'text', 'sources', 'offline'],
  sections: ['config', 'model', 'text', 'theme', 'sources', 'ui', 'offline', 'pwa'],
  pages: ['config', 'model', 'text', 'theme', 'sources', 'ui', 'offline', 'pwa', 'sections'],
  app: ['config', 'model', 'text', 'theme', 'sources', 'ui', 'offline', 'pwa', 'sections', 'pages'],
  entries: [
    'config',
    'model',
    'text',
    'theme',
    'sources',
    'ui',
    'offline',
    'pwa',
    'sections',
    'pages',
    'app',
  ],
};

/** What of the worker the page may know: what the two say to each other, and what both know of limits. */
const doors = ['sw/contract.ts', 'sw/rate-limit.ts', 'sw/limits.ts'];

/** The rooms beside the house may look into all of it, but nobody looks into them. */
const beside = ['tooling'];

const isTest = (path: string): boolean => /\.(test|fixture)\.tsx?$/.test(path);

const files = ['src', 'sw'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path))
    .map((path) => join(folder, path)),
);

interface Import {
  /** As a path from the project's top directory, or the name of a package. */
  target: string;
  isTypeOnly: boolean;
}

function importsOf(file: string): Import[] {
  const code = readFileSync(join(root, file), 'utf8');
  const statements = code.matchAll(
    /^(?:import|export)(?<type> type)?[^'";]*?from '(?<from>[^']+)'|^import '(?<bare>[^']+)'|import\('(?<late>[^']+)'\)/gm,
  );
  return [...statements].map(({ groups = {} }) => {
    const specifier = groups.from ?? groups.bare ?? groups.late ?? '';
    const target = specifier.startsWith('.')
      ? join(dirname(file), specifier)
      : specifier.replace(/^#text\//, 'src/text/de/');
    return { target, isTypeOnly: groups.type !== undefined };
  });
}

const floorOf = (file: string): string => {
  const [, folder = '', ...rest] = relative('.', file).split('/');
  return rest.length === 0 ? 'entries' : folder;
};

test('Imports run downward only', () => {
  const upward = files.flatMap((file) => {
    const floor = floorOf(file);
    if (!file.startsWith('src/') || beside.includes(floor)) return [];
    const allowed = [floor, ...(floors[floor] ?? [])];
    return importsOf(file)
      .filter(({ target }) => target.startsWith('src/') && !allowed.includes(floorOf(target)))
      .map(({ target }) => `${file} imports ${target}`);
  });
  expect(upward).toEqual([]);
});

test('Every folder of src is a floor or stands beside the house', () => {
  expect([...new Set(files.filter((file) => file.startsWith('src/')).map(floorOf))].toSorted()).toEqual(
    [...Object.keys(floors), ...beside].toSorted(),
  );
});

test('The worker imports nothing from the page, and the page from the worker only what both agree on', () => {
  const crossing = files.flatMap((file) =>
    importsOf(file)
      .filter(({ target }) =>
        file.startsWith('sw/')
          ? target.startsWith('src/')
          : target.startsWith('sw/') && !doors.includes(target) && floorOf(file) !== 'tooling',
      )
      .map(({ target }) => `${file} imports ${target}`),
  );
  expect(crossing).toEqual([]);
});

test('Nothing that a visitor loads imports a package that is meant for the build', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // What `virtual:articles` and `virtual:disclosures` lead to is found by no import.
  const services = files.filter((file) => /^src\/sources\/[^/]+\/(?:articles|disclosure)\.ts$/.test(file));
  const loaded = new Set<string>(['src/main.tsx', 'sw/sw.ts', ...services]);
  const found: string[] = [];
  for (const file of loaded) {
    for (const { target, isTypeOnly } of importsOf(file)) {
      if (isTypeOnly) continue;
      const name = target
        .split('/')
        .slice(0, target.startsWith('@') ? 2 : 1)
        .join('/');
      if (name in devDependencies) found.push(`${file} imports ${target}`);
      if (/\.tsx?$/.test(target)) loaded.add(target);
    }
  }
  expect(loaded.size).toBeGreaterThan(100);
  expect(services.length).toBeGreaterThan(8);
  expect(found).toEqual([]);
  // Through it every visitor would get the code of all services.
  expect(loaded).not.toContain('src/sources/services.ts');
});
