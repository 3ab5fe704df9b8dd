import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureCopy } from './picture-copy.ts';

const thumbnail = { kind: 'thumbnail', shown: [72, 160], ratio: 1.6, sizes: '160px' } as const;
const avatar = { kind: 'avatar', shown: [80, 80], ratio: 1, sizes: '80px' } as const;
const chart = { kind: 'chart', shown: [663, 663], ratio: 6.375, sizes: '663px' } as const;

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2563eb' } });

test('a large photo becomes as large as the sharpest screen needs it, in its own proportions', async () => {
  const copy = await pictureCopy(thumbnail, await photo(2000, 840).png().toBuffer());
  expect(copy.name).toMatch(/^thumbnail-[0-9a-f]{8}\.webp$/);
  expect(await sharp(copy.content).metadata()).toMatchObject({ format: 'webp', width: 714, height: 300 });
});

test('a small photo does not become larger', async () => {
  const { content } = await pictureCopy(thumbnail, await photo(100, 50).jpeg().toBuffer());
  expect(await sharp(content).metadata()).toMatchObject({ width: 100, height: 50 });
});

test('a photo stands upright and tells nothing about its camera', async () => {
  const turned = await photo(400, 200)
    .withExif({ IFD0: { Artist: 'Erika', Orientation: '6' } })
    .jpeg()
    .toBuffer();
  const { content } = await pictureCopy(
    thumbnail,
    await sharp(turned).withMetadata({ orientation: 6 }).toBuffer(),
  );
  const { width, height, exif } = await sharp(content).metadata();
  expect([width, height, exif]).toEqual([200, 400, undefined]);
});

test('a drawing stays one', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="663" height="104"><rect width="10" height="10"/></svg>';
  const { name, content } = await pictureCopy(chart, Buffer.from(svg));
  expect(name).toMatch(/^chart-[0-9a-f]{8}\.svg$/);
  expect(Buffer.from(content).toString()).toMatch(/^<svg [^>]*width="663"/);
});

test('the same picture has the same name, another one another', async () => {
  const [one, same, other] = await Promise.all(
    ['red', 'red', 'blue'].map(async (background) => {
      const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background } })
        .png()
        .toBuffer();
      return (await pictureCopy(thumbnail, bytes)).name;
    }),
  );
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

test.each([
  ['an error page', Buffer.from('<html><body>502 Bad Gateway</body></html>')],
  ['nothing', Buffer.alloc(0)],
  ['half a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect width="1"')],
  ['half a photo', (await photo(400, 400).png().toBuffer()).subarray(0, 200)],
])('%s is no picture', async (_, bytes) => {
  await expect(pictureCopy(avatar, bytes)).rejects.toThrow();
});
