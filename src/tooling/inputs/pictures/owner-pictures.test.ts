import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../../../config/config.ts';
import { siteOf } from '../../../config/site.fixture.ts';
import { cacheDirectory } from '../cached-file.ts';
import { OwnerSnapshot } from '../snapshot/owner-snapshot.ts';
import { OwnerPictures } from './owner-pictures.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(join(root, 'public/images'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const put = (name: string, content: string | Uint8Array) =>
  writeFile(join(root, 'public/images', name), content);
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

function picturesOf(config: Config, command: 'build' | 'serve' = 'build'): OwnerPictures {
  const site = siteOf({ badges: [], projects: { github: { display: false } }, ...config }, { base: '/sub/' });
  const snapshot = new OwnerSnapshot(async () => site);
  const pictures = new OwnerPictures(async () => site, snapshot);
  const place = { root, publicDir: join(root, 'public'), base: '/sub/', command };
  snapshot.settle(place);
  pictures.settle(place);
  return pictures;
}

const me = (avatar: string): Config => ({ profile: { name: 'Erika', bio: 'Baut.', avatar } });
const mine = me('images/me.jpg');

describe('A photo that the configuration names', () => {
  test('has copies, which the page knows and the site gets, instead of the original', async () => {
    await put('me.jpg', await flat(900, 1200).jpeg().toBuffer());
    const pictures = picturesOf(mine);
    const { src, candidates = [], color } = (await pictures.page())?.pictures['/sub/images/me.jpg'] ?? {};
    expect([src, color]).toEqual([expect.stringMatching(/^\/sub\/assets\/avatar-[0-9a-f]{8}\.jpg$/), '#369']);
    const named = candidates.flatMap(({ srcSet }) => srcSet.split(',').map((copy) => copy.split(' ')[0]));
    const told: [number, number][] = [];
    const files = await pictures.make((made, all) => told.push([made, all]));
    expect([...files.keys()].map((name) => `/sub/${name}`).toSorted()).toEqual([src, ...named].toSorted());
    expect(told.at(-1)).toEqual([files.size, files.size]);
    expect(await pictures.replaced()).toMatchObject([
      { address: '/sub/images/me.jpg', path: 'images/me.jpg' },
    ]);
    expect(await pictures.portrait()).toBe(join(root, 'public/images/me.jpg'));
    expect(await pictures.problems()).toEqual({ mistakes: [], warnings: [] });
  });

  test('is only looked at while developing; a copy is made when somebody asks for it', async () => {
    await put('me.jpg', await flat(900, 1200).jpeg().toBuffer());
    const pictures = picturesOf(mine, 'serve');
    const { candidates } = (await pictures.page())?.pictures['/sub/images/me.jpg'] ?? {};
    await expect(readdir(join(root, cacheDirectory))).rejects.toThrow();
    const [address = ''] = candidates?.[0]?.srcSet.split(' ') ?? [];
    expect(await pictures.copy('assets/avatar-00000000-108.avif')).toBeUndefined();
    const file = await pictures.copy(address.slice('/sub/'.length));
    expect((await sharp(file).metadata()).width).toBe(108);
    expect(await readdir(join(root, cacheDirectory))).toHaveLength(1);
  });

  test('stands for all its places, uncut, when it has several', async () => {
    await put('me.jpg', await flat(900, 1200).jpeg().toBuffer());
    const { pictures } =
      (await picturesOf({ ...mine, badges: [{ label: 'B', image: 'images/me.jpg' }] }).page()) ?? {};
    const widths =
      pictures?.['/sub/images/me.jpg']?.candidates?.[0]?.srcSet.match(/\d+(?=w)/g)?.map(Number) ?? [];
    expect([widths[0], widths.at(-1)]).toEqual([108, 900]);
  });
});

test('In a text a picture has its own shape, in whichever language it stands, and the page knows how large it is', async () => {
  await put('me.jpg', await flat(900, 1200).jpeg().toBuffer());
  await put(
    'plan.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h9v9z"/></svg>',
  );
  const text = { de: '![Plan](images/plan.svg)', en: '![Me](images/me.jpg)' };
  const pictures = picturesOf({
    ...me('images/me.svg'),
    customSections: [{ id: 'ablauf', header: 'Ablauf', text }],
  });
  const { '/sub/images/me.jpg': photo, '/sub/images/plan.svg': drawing } =
    (await pictures.page())?.pictures ?? {};
  expect(photo).toMatchObject({ width: 900, height: 1200 });
  expect(photo?.src).toMatch(/^\/sub\/assets\/text-[0-9a-f]{8}\.jpg$/);
  expect(drawing).toEqual({ src: '/sub/images/plan.svg', width: 90, height: 30 });
  const files = [...(await pictures.make(() => {})).values()];
  const shapes = await Promise.all(files.map(async (file) => sharp(await readFile(file)).metadata()));
  for (const { width, height } of shapes) expect(Math.abs(height - (width * 4) / 3)).toBeLessThanOrEqual(1);
  expect((await pictures.replaced()).map(({ path }) => path)).toEqual(['images/me.jpg']);
  expect(await pictures.problems()).toEqual({ mistakes: [], warnings: [] });
});

test('a drawing stays one, without anything that could act', async () => {
  await put(
    'me.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="a()"><script>b()</script><path d="M0 0h9v9z"/></svg>',
  );
  const pictures = picturesOf(me('images/me.svg'));
  expect(await pictures.page()).toBeUndefined();
  const drawing = (await pictures.drawings()).get('images/me.svg');
  expect(drawing).toContain('<path');
  expect(drawing).not.toMatch(/script|onload/);
  expect(await pictures.replaced()).toEqual([]);
});

describe('What is wrong with a file is told with its field, what was found and what would be right', () => {
  const mistake = async (name: string) => (await picturesOf(me(`images/${name}`)).problems()).mistakes;
  const warning = async (name: string) => (await picturesOf(me(`images/${name}`)).problems()).warnings;

  test('no picture', async () => {
    await put('me.jpg', '<html>404</html>');
    expect(await mistake('me.jpg')).toEqual([
      {
        path: 'profile.avatar',
        message:
          'Found public/images/me.jpg, which is no picture. Allowed: JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG.',
      },
    ]);
    expect(await picturesOf(mine).page()).toBeUndefined();
  });

  test('a photo as iPhones keep it', async () => {
    await put(
      'me.heic',
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(99)]),
    );
    const [{ message = '' } = {}] = await mistake('me.heic');
    expect(message).toMatch(/^Found public\/images\/me\.heic, a HEIC photo, .* Export it as JPEG/);
  });

  test.each([
    [
      'half a photo',
      async () => (await flat(900, 900).jpeg().toBuffer()).subarray(0, 2000),
      /a picture \(jpeg\) that is broken \(.+\)\. /,
    ],
    [
      'half a drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="1"'),
      /broken|no picture/,
    ],
  ])('%s', async (_, content, words) => {
    await put('me.jpg', await content());
    expect((await mistake('me.jpg')).map(({ message }) => message)).toEqual([expect.stringMatching(words)]);
  });

  test('more than 100 megapixels, whatever the file weighs', async () => {
    const raw = { width: 20_000, height: 6_000, channels: 1 } as const;
    const black = Buffer.alloc(raw.width * raw.height);
    await put('me.png', await sharp(black, { raw, limitInputPixels: false }).png().toBuffer());
    expect((await mistake('me.png')).map(({ message }) => message)).toEqual([
      'Found public/images/me.png, 20000 × 6000 pixels. Allowed: 100 million pixels; this has 120 million. Right: 324 × 324 pixels or more, sharp on every screen.',
    ]);
  });

  test('too small for its place', async () => {
    await put('me.png', await flat(400, 90).png().toBuffer());
    expect(await warning('me.png')).toEqual([
      {
        path: 'profile.avatar',
        message:
          'Found public/images/me.png, 400 × 90 pixels, which is too small: the page shows it up to 108 × 108 large, and it is blurred there. Right: 324 × 324 pixels or more, sharp on every screen.',
      },
    ]);
  });

  test('an animation that every visitor would have to load', async () => {
    const frames = await Promise.all(
      [1, 2, 3].map((seed) =>
        sharp({
          create: {
            width: 500,
            height: 500,
            channels: 3,
            background: '#888',
            noise: { type: 'gaussian', mean: 128, sigma: 20 * seed },
          },
        })
          .png()
          .toBuffer(),
      ),
    );
    const film = await sharp(frames, { join: { animated: true } })
      // Noise, which no effort makes smaller, takes a minute with the usual one on a busy machine.
      .gif({ effort: 1 })
      .toBuffer();
    expect(film.length).toBeGreaterThan(500_000);
    await put('me.gif', film);
    expect((await warning('me.gif')).map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /an animation of \d+ kB, .* its first picture is shown instead\. Allowed: up to 500 kB and 100 million pixels it stays animated\.$/,
      ),
    ]);
    const { candidates } =
      (await picturesOf(me('images/me.gif')).page())?.pictures['/sub/images/me.gif'] ?? {};
    expect(candidates?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  });

  /** As few bytes as a GIF can have for its frames: each changes one pixel. */
  function film(frames: number, width: number, height: number): Buffer {
    const word = (value: number) => [value & 255, value >> 8];
    const screen = [...Buffer.from('GIF89a'), ...word(width), ...word(height), 0x80, 0, 0];
    const colors = [0, 0, 0, 255, 255, 255];
    const frame = [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0];
    return Buffer.from([...screen, ...colors, ...Array.from({ length: frames }, () => frame).flat(), 0x3b]);
  }

  test('an animation of few bytes and more pixels than memory has room for', async () => {
    await put('me.gif', film(220, 790, 610));
    expect((await warning('me.gif')).map(({ path, message }) => `${path}: ${message}`)).toEqual([
      expect.stringMatching(
        /^profile\.avatar: Found public\/images\/me\.gif, an animation of 220 frames with 790 × 610 pixels each, 107 million in all: its first/,
      ),
    ]);
    const copies = await picturesOf(me('images/me.gif')).make(() => {});
    expect([...copies.keys()].some((name) => name.endsWith('.gif'))).toBe(false);
  });

  test('an animation that is broken after its first frame', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const frame = { width: 120, height: 120, channels: 3, background: '#888', noise } as const;
    const frames = await Promise.all([1, 2].map(() => sharp({ create: frame }).png().toBuffer()));
    const content = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    const last = content.lastIndexOf('VP8L');
    await put('me.webp', content.fill(0xff, last + 16, last + 200));
    const { mistakes } = await picturesOf(me('images/me.webp')).problems();
    expect(mistakes.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      expect.stringMatching(
        /^profile\.avatar: Found public\/images\/me\.webp, a picture \(webp\) that is broken/,
      ),
    ]);
  });

  test('of a file that is not there the configuration is told', async () => {
    expect(await picturesOf(mine).problems()).toEqual({ mistakes: [], warnings: [] });
  });
});
