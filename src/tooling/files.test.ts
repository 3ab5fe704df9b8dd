import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyDirectory, put } from './directory.fixture.ts';
import { filesBelow, writeWhole } from './files.ts';

const directory = emptyDirectory();

test('files in linked folders count, and a link to a folder around itself ends', () => {
  put(join(directory, 'cloud/Fotos ü/me.jpg'));
  put(join(directory, 'public/robots.txt'));
  symlinkSync(join(directory, 'cloud'), join(directory, 'public/images'));
  symlinkSync(join(directory, 'public'), join(directory, 'public/again'));
  symlinkSync('nowhere', join(directory, 'public/dangling.svg'));
  expect(filesBelow(join(directory, 'public')).toSorted()).toEqual([
    'dangling.svg',
    'images/Fotos ü/me.jpg',
    'robots.txt',
  ]);
});

test('a file that cannot be written leaves no part of it', async () => {
  mkdirSync(join(directory, 'taken/inside'), { recursive: true });
  await expect(writeWhole(join(directory, 'taken'), 'text')).rejects.toThrow();
  expect(readdirSync(directory)).toEqual(['taken']);
});
