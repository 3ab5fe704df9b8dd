import sharp from 'sharp';
import { expect, test } from 'vitest';
import { flat } from '../../picture.fixture.ts';
import { pictureCopy } from './take-snapshot.ts';

const thumbnail = { kind: 'thumbnail', shown: [72, 160], ratio: 1.6, sizes: '160px' } as const;

test.each([
  [2000, 840, 714, 300],
  [100, 50, 100, 50],
])(
  'a photo of %d × %d is as large as the sharpest screen needs it, and never larger than it was: %d × %d',
  async (...sizes) => {
    const [givenWidth, givenHeight, width, height] = sizes;
    const copy = await pictureCopy(thumbnail, await flat(givenWidth, givenHeight).png().toBuffer());
    expect(copy.name).toMatch(/^thumbnail-[0-9a-f]{8}\.webp$/);
    expect(await sharp(copy.content).metadata()).toMatchObject({ format: 'webp', width, height });
  },
);

test('a photo stands upright and tells nothing about its camera', async () => {
  const turned = flat(400, 200)
    .withExif({ IFD0: { Artist: 'Erika' } })
    .withMetadata({ orientation: 6 });
  const { content } = await pictureCopy(thumbnail, await turned.jpeg().toBuffer());
  const { width, height, exif } = await sharp(content).metadata();
  expect([width, height, exif]).toEqual([200, 400, undefined]);
});

test('half a photo is no picture', async () => {
  const whole = await flat(400, 400).png().toBuffer();
  await expect(pictureCopy(thumbnail, whole.subarray(0, 200))).rejects.toThrow();
});
