import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { depictedIn, readScreenshots } from './screenshots.ts';

const max = { github: { username: 'octocat' }, profile: { name: 'Max Müller' } };
const erika = { github: { username: 'erika' }, profile: {} };

test('Pictures of a site and those of which nobody knows whose they are, are shown; those of somebody else’s page are left out', async () => {
  const publicDir = await mkdtemp(join(tmpdir(), 'public-'));
  expect(await readScreenshots(publicDir, max)).toEqual({ own: [], foreign: [] });
  await mkdir(join(publicDir, 'screenshots'));
  const picture = sharp({ create: { width: 4, height: 2, channels: 3, background: '#fff' } });
  for (const name of ['a.webp', 'b.png', 'c.jpg', 'unknown.png'])
    await (name.startsWith('unknown') ? picture : picture.clone().withExif(depictedIn(max))).toFile(
      join(publicDir, 'screenshots', name),
    );
  const marked = ['screenshots/a.webp', 'screenshots/b.png', 'screenshots/c.jpg'];
  const unknown = { src: 'screenshots/unknown.png', width: 4, height: 2, type: 'image/png' };
  expect(await readScreenshots(publicDir, erika)).toEqual({ own: [unknown], foreign: marked });
  const { own, foreign } = await readScreenshots(publicDir, max);
  expect([own.map(({ src }) => src), foreign]).toEqual([[...marked, unknown.src], []]);
  await rm(publicDir, { recursive: true });
});
