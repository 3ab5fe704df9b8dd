import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './commands/run.mjs';
import { gitIn } from './commands/upgrade/merge.ts';
import { changesSince } from './commands/upgrade.ts';
import { isShipped } from './inputs/shipped.fixture.ts';

const git = gitIn(root);
const reference = 'docs/configuration.md';
const written = (path: string) => readFileSync(join(root, path), 'utf8');

/** The newest release of which this clone has the tag: none in a shallow clone, or in an unpacked ZIP. */
function newestRelease(): string | undefined {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match=v[0-9]*.[0-9]*.[0-9]*');
  } catch {
    return undefined;
  }
}
const release = newestRelease();

const fieldsIn = (text: string) =>
  new Set([...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path = '']) => path));

/** Fields of only one of two references, whose names a text lacks. Those of a block are named with it. */
function unnamedFields(before: string, after: string, text: string): string[] {
  const [old, now] = [fieldsIn(before), fieldsIn(after)];
  const changed = [...old].filter((path) => !now.has(path)).concat([...now].filter((path) => !old.has(path)));
  const isInside = (path: string) => changed.some((one) => path !== one && path.startsWith(one));
  const isNamed = (path: string) => text.includes(/(\w+)\W*$/.exec(path)?.[1] ?? path);
  return changed.filter((path) => !isInside(path) && !isNamed(path));
}

// In a fork only the product's own files count, which its owner may change without a line.
test.runIf(isShipped && release)(
  'What differs from the newest release is in a later section of CHANGELOG.md',
  () => {
    const [tag = ''] = [release];
    const product = ['src', 'sw', 'index.html', 'vite.config.ts', ':!*.test.*', ':!*.fixture.*'];
    if (git('diff', '--name-only', tag, '--', ...product) === '') return;
    const changes = changesSince(written('CHANGELOG.md'), tag.slice(1));
    expect(changes, 'Open a new version, see "a release" in ARCHITECTURE.md').toMatch(/^- /m);
    expect(unnamedFields(git('show', `${tag}:${reference}`), written(reference), changes)).toEqual([]);
  },
);

test('A field that came or went has to be named in the changelog, one of a new block with it', () => {
  const before = '| `base` | … |\n| `gone` | … |\n';
  const after = '| `base` | … |\n| `talks` | … |\n| `talks[].slides` | … |\n| `blog.limit` | … |\n';
  expect(unnamedFields(before, after, '`talks` is new.')).toEqual(['gone', 'blog.limit']);
  expect(unnamedFields(before, after, '`talks`, `blog.limit`; `gone` went.')).toEqual([]);
});
