import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyDirectory, put } from '../directory.fixture.ts';
import { growthSince, sizesOf } from './whole-build.ts';

const directory = emptyDirectory();
const sizes = { documents: 20_000, scripts: 90_000, styles: 9_000, worker: 9_000 };

test('what grew by more than 2 % is told in one line', () => {
  expect(growthSince(sizes, { ...sizes, scripts: 91_000, styles: 5_000 })).toBeUndefined();
  expect(growthSince(sizes, { ...sizes, documents: 20_500, scripts: 94_000 })).toBe(
    'Larger than the last build, compressed: documents 20.0 → 20.5 kB, scripts 90.0 → 94.0 kB.',
  );
  // A kind of file that the last build did not have has not grown.
  expect(growthSince({ ...sizes, worker: 0 }, sizes)).toBeUndefined();
});

test('the files of a site count by their kind, wherever they are', async () => {
  for (const name of ['index.html', 'en/index.html', 'assets/a.js', 'sw.js', 'assets/a.css', 'robots.txt'])
    put(join(directory, name), 'x'.repeat(50));
  const found = await sizesOf(directory);
  expect(found.documents).toBe(2 * found.scripts);
  expect(found).toEqual({ ...found, styles: found.scripts, worker: found.scripts });
});
