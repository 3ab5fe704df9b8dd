import { readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { emptyDirectory, put } from '../directory.fixture.ts';
import { putInPlace } from './build.ts';

const root = emptyDirectory();
const built = join(root, 'dist.1.new');
const target = join(root, 'dist');
beforeEach(() => put(join(built, 'index.html'), 'new'));

function contentOf(directory: string): Record<string, string> {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(directory, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(directory, name), 'utf8')]));
}

test('a build takes the place of the one before it, and leaves nothing beside it', async () => {
  put(join(target, 'assets/old.js'), 'old');
  expect(await putInPlace(built, target)).toBe(true);
  expect(contentOf(target)).toEqual({ 'index.html': 'new' });
  expect(readdirSync(root)).toEqual(['dist']);
});

test('the first build needs no folder', async () => {
  expect(await putInPlace(built, target)).toBe(true);
  expect(contentOf(target)).toEqual({ 'index.html': 'new' });
});

test('a folder behind a link gets the files and loses none, because it may be outside the project', async () => {
  const elsewhere = join(root, 'webroot');
  put(join(elsewhere, 'shop/index.html'), 'another site');
  symlinkSync(elsewhere, target);
  expect(await putInPlace(built, target)).toBe(false);
  expect(contentOf(elsewhere)).toEqual({ 'index.html': 'new', 'shop/index.html': 'another site' });
});

test('a build that cannot be moved leaves the one before it as it was', async () => {
  put(join(target, 'index.html'), 'old');
  await expect(putInPlace(join(root, 'missing'), target)).rejects.toThrow('ENOENT');
  expect(contentOf(target)).toEqual({ 'index.html': 'old' });
  expect(readdirSync(root).toSorted()).toEqual(['dist', 'dist.1.new']);
});
