import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { depictedIn, readScreenshots } from './screenshots.ts';

const max = { github: { username: 'octocat' }, profile: { name: 'Max Müller' } };
const erika = { github: { username: 'erika' }, profile: {} };

let publicDir: string;
beforeEach(async () => {
  publicDir = await mkdtemp(join(tmpdir(), 'public-'));
});
afterEach(() => rm(publicDir, { recursive: true }));

async function addPicture(name: string, of?: typeof max | typeof erika): Promise<void> {
  await mkdir(join(publicDir, 'screenshots'), { recursive: true });
  const picture = sharp({ create: { width: 4, height: 2, channels: 3, background: '#fff' } });
  await (of ? picture.withExif(depictedIn(of)) : picture).toFile(join(publicDir, 'screenshots', name));
}

it('A site without screenshots has none', async () => {
  expect(await readScreenshots(publicDir, max)).toEqual({ own: [], foreign: [] });
});

it.each(['wide.webp', 'wide.png', 'wide.jpg'])(
  '%s is shown for the site that it was made of',
  async (name) => {
    await addPicture(name, max);
    const { own, foreign } = await readScreenshots(publicDir, max);
    expect(own).toEqual([expect.objectContaining({ src: `screenshots/${name}`, width: 4, height: 2 })]);
    expect(foreign).toEqual([]);
  },
);

it('A picture of somebody else’s page is left out, one of which nobody knows is kept', async () => {
  await addPicture('narrow.webp', max);
  await addPicture('wide.png');
  const { own, foreign } = await readScreenshots(publicDir, erika);
  expect(own.map(({ src, type }) => [src, type])).toEqual([['screenshots/wide.png', 'image/png']]);
  expect(foreign).toEqual(['screenshots/narrow.webp']);
});
