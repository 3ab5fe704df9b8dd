import { join } from 'node:path';
import sharp from 'sharp';
import type { ResolvedConfig } from 'vite';
import { expect, test } from 'vitest';
import { siteOf } from '../../../config/site.fixture.ts';
import { emptyDirectory, put } from '../../directory.fixture.ts';
import { flat } from '../../picture.fixture.ts';
import { socialPicture } from './social-picture.ts';

const directory = emptyDirectory();
const config = { publicDir: directory, base: '/', build: { assetsDir: 'assets' } } as ResolvedConfig;

async function pictureOf(imageURL: string) {
  const published: Uint8Array[] = [];
  const site = siteOf({ github: { username: 'erika' }, seo: { imageURL } });
  const picture = await socialPicture(site, undefined, config, (_, source) => published.push(source));
  return { picture, published };
}

test.each(['webp', 'avif', 'png', 'jpeg'] as const)(
  'a share picture as %s is published as a JPEG, no larger than networks show it',
  async (format) => {
    const large = flat(1300, 130);
    put(join(directory, 'share'), await large.toFormat(format).toBuffer());
    const { picture, published } = await pictureOf('share');
    expect(picture).toEqual({
      address: expect.stringMatching(/^\/assets\/social-picture-.+\.jpg$/),
      size: { width: 1200, height: 120 },
    });
    expect(published).toHaveLength(1);
    expect(await sharp(published[0]).metadata()).toMatchObject({ format: 'jpeg', width: 1200 });
  },
);

test.each(['https://cdn.example/share.png', '/missing.png'])('%s stays as it is', async (address) => {
  expect(await pictureOf(address)).toEqual({ picture: { address }, published: [] });
});
