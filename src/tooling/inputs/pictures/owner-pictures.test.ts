import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Config } from '../../../config/config.ts';
import { siteOf } from '../../../config/site.fixture.ts';
import { emptyDirectory, put as putFile } from '../../directory.fixture.ts';
import { cacheDirectory } from '../../files.ts';
import { flat } from '../../picture.fixture.ts';
import { OwnerSnapshot } from '../snapshot/owner-snapshot.ts';
import { OwnerPictures } from './owner-pictures.ts';

const root = emptyDirectory();
const put = (name: string, content: string | Uint8Array) =>
  putFile(join(root, 'public/images', name), content);

function picturesOf(config: Config, command: 'build' | 'serve' = 'build'): OwnerPictures {
  const site = siteOf({ badges: [], projects: { github: { display: false } }, ...config }, { base: '/sub/' });
  const target = { root, publicDir: join(root, 'public'), base: '/sub/', command };
  const owner = { site: async () => site, target };
  return new OwnerPictures(owner, new OwnerSnapshot(owner));
}

const me = (avatar: string): Config => ({ profile: { name: 'Erika', bio: 'Baut.', avatar } });
const mine = me('images/me.jpg');

test('What the build reads without a field of the configuration is looked at too', async () => {
  const at = (name: string, content: string | Uint8Array) => putFile(join(root, 'public', name), content);
  at('screenshots/wide.webp', '');
  at('screenshots/narrow.png', await flat(9, 9).png().toBuffer());
  at('icons/icon.svg', await flat(9, 9).png().toBuffer());
  const { mistakes } = await picturesOf({ github: { username: 'octocat' } }).problems();
  expect(mistakes).toEqual([
    { path: 'public/icons/icon.svg', message: expect.stringContaining('which is no SVG') },
    { path: 'public/screenshots/wide.webp', message: expect.stringContaining('an empty file') },
  ]);
  at('icons/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>');
  at('screenshots/wide.webp', await flat(9, 9).webp().toBuffer());
  expect((await picturesOf({ github: { username: 'octocat' } }).problems()).mistakes).toEqual([
    { path: 'public/icons/icon.svg', message: expect.stringContaining('broken') },
  ]);
});

describe('A photo that the configuration names', () => {
  test('is copied while developing when somebody asks for it', async () => {
    put('me.jpg', await flat(900, 1200).jpeg().toBuffer());
    const pictures = picturesOf(mine, 'serve');
    const { candidates } = (await pictures.page())?.pictures['/sub/images/me.jpg'] ?? {};
    const cached = () => readdir(join(root, cacheDirectory)).catch(() => []);
    const before = await cached();
    const [address = ''] = candidates?.[0]?.srcSet.split(' ') ?? [];
    expect(await pictures.copy('assets/avatar-00000000-76.avif')).toBeUndefined();
    const file = await pictures.copy(address.slice('/sub/'.length));
    expect((await sharp(file).metadata()).width).toBe(76);
    expect(await cached()).toHaveLength(before.length + 1);
  });

  test('stands for all its places, uncut, when it has several', async () => {
    put('me.jpg', await flat(900, 1200).jpeg().toBuffer());
    const { pictures } =
      (await picturesOf({ ...mine, badges: [{ label: 'B', image: 'images/me.jpg' }] }).page()) ?? {};
    const widths =
      pictures?.['/sub/images/me.jpg']?.candidates?.[0]?.srcSet.match(/\d+(?=w)/g)?.map(Number) ?? [];
    expect([widths[0], widths.at(-1)]).toEqual([76, 900]);
  });
});

test('In a text a picture has its own shape, in whichever language it stands, and the page knows how large it is', async () => {
  put('me.jpg', await flat(90, 120).jpeg().toBuffer());
  put('plan.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h9v9z"/></svg>');
  const text = { de: '![Plan](images/plan.svg)', en: '![Me](images/me.jpg)' };
  const pictures = picturesOf({
    ...me('images/me.svg'),
    customSections: [{ id: 'ablauf', header: 'Ablauf', text }],
  });
  const { '/sub/images/me.jpg': photo, '/sub/images/plan.svg': drawing } =
    (await pictures.page())?.pictures ?? {};
  expect(photo).toMatchObject({ width: 90, height: 120 });
  expect(photo?.src).toMatch(/^\/sub\/assets\/text-[0-9a-f]{8}\.jpg$/);
  expect(drawing).toEqual({ src: '/sub/images/plan.svg', width: 90, height: 30 });
  const files = [...(await pictures.make()).values()];
  const shapes = await Promise.all(files.map(async (file) => sharp(await readFile(file)).metadata()));
  for (const { width, height } of shapes) expect(Math.abs(height - (width * 4) / 3)).toBeLessThanOrEqual(1);
  expect(await pictures.replaced()).toEqual(['images/me.jpg']);
  expect(await pictures.problems()).toEqual({ mistakes: [], warnings: [] });
});

test('a drawing stays one, without anything that could act', async () => {
  put(
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

/** A GIF with few bytes for its frames: each changes one pixel. */
function film(frames: number, width: number, height: number): Buffer {
  const word = (value: number) => [value & 255, value >> 8];
  const screen = [...Buffer.from('GIF89a'), ...word(width), ...word(height), 0x80, 0, 0];
  const colors = [0, 0, 0, 255, 255, 255];
  const frame = [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0];
  return Buffer.from([...screen, ...colors, ...Array.from({ length: frames }, () => frame).flat(), 0x3b]);
}

async function filmBrokenAfterItsFirstFrame(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const frame = { width: 120, height: 120, channels: 3, background: '#888', noise } as const;
  const frames = await Promise.all([1, 2].map(() => sharp({ create: frame }).png().toBuffer()));
  const joined = sharp(frames, { join: { animated: true } });
  const content = await joined.webp({ lossless: true }).toBuffer();
  const last = content.lastIndexOf('VP8L');
  return content.fill(0xff, last + 16, last + 200);
}

const unusable: [string, string, () => string | Uint8Array | Promise<Uint8Array>, RegExp][] = [
  ['an empty file', 'me.jpg', () => '', /, an empty file\. Copy the picture once more\.$/],
  [
    'no picture',
    'me.jpg',
    () => '<html>404</html>',
    /, which is no picture\. Allowed: JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG\.$/,
  ],
  [
    'a photo as iPhones keep it',
    'me.heic',
    () => `\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(99)}`,
    /, a HEIC photo, .* Export it as JPEG/,
  ],
  [
    'half a photo',
    'me.jpg',
    async () => (await flat(900, 900).jpeg().toBuffer()).subarray(0, 2000),
    /, a picture \(jpeg\) that is broken \(.+\)\. /,
  ],
  [
    'half a drawing',
    'me.svg',
    () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="1"',
    /broken|no picture/,
  ],
  [
    'an animation that is broken after its first frame',
    'me.webp',
    filmBrokenAfterItsFirstFrame,
    /, a picture \(webp\) that is broken/,
  ],
  [
    'more than 100 megapixels, whatever the file weighs',
    'me.png',
    () => flat(20_000, 6_000).png().toBuffer(),
    /, 20000 × 6000 pixels\. Allowed: 100 million pixels; this has 120 million\. Right: 492 × 492 pixels or more/,
  ],
];
/** After its header, a PNG with the chunk that announces two frames. */
async function movingPng(): Promise<Buffer> {
  const still = await flat(400, 400).png().toBuffer();
  const announcement = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex');
  return Buffer.concat([still.subarray(0, 33), announcement, still.subarray(33)]);
}

const odd: typeof unusable = [
  [
    'too small for its place',
    'me.png',
    () => flat(400, 90).png().toBuffer(),
    /, 400 × 90 pixels, which is too small: the page shows it up to 164 × 164 large, .* Right: 492 × 492 pixels/,
  ],
  [
    'an animation that every visitor would have to load',
    'me.gif',
    () => Buffer.concat([film(3, 500, 500), Buffer.alloc(500_000)]),
    /, an animation of 501 kB, .* its first picture is shown instead\. Allowed: up to 500 kB and 100 million pixels/,
  ],
  [
    'an animation of few bytes and more pixels than memory has room for',
    'me.gif',
    () => film(220, 790, 610),
    /, an animation of 220 frames with 790 × 610 pixels each, 107 million in all: its first/,
  ],
  [
    'an animation as PNG',
    'me.png',
    movingPng,
    /, an animation \(png\) of which only the first picture is shown/,
  ],
];

test('a logo in the place of a portrait is told, as its middle would be shown', async () => {
  put('logo.png', await flat(900, 300).png().toBuffer());
  const list = [{ quote: 'A', name: 'B', picture: 'images/logo.png' }];
  const pictures = picturesOf({ github: { username: 'o' }, testimonials: { list } });
  const { warnings } = await pictures.problems();
  expect(warnings).toEqual([
    { path: 'testimonials.list[0].picture', message: expect.stringContaining('name it in `logo`') },
  ]);
});

describe('What is wrong with a file is told with its field, what was found and what would be right:', () => {
  test.each([
    ...unusable.map((row) => [...row, 'mistakes', undefined] as const),
    ...odd.map((row) => [...row, 'warnings', ['image/avif', 'image/webp']] as const),
  ])('%s', async (_, name, content, words, kind, types) => {
    put(name, await content());
    const pictures = picturesOf(me(`images/${name}`));
    const [{ path, message } = { path: '', message: '' }, ...others] = (await pictures.problems())[kind];
    expect(path).toBe('profile.avatar');
    expect(message.startsWith(`Found public/images/${name}, `)).toBe(true);
    expect(message).toMatch(words);
    expect(others).toEqual([]);
    const shown = (await pictures.page())?.pictures[`/sub/images/${name}`];
    expect(shown?.candidates?.map(({ type }) => type)).toEqual(types);
    expect(Boolean(await pictures.contentOf(`/sub/images/${name}`))).toBe(kind === 'warnings');
  });

  test('a drawing with parts that the page leaves out', async () => {
    const drawing = (parts: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/>${parts}</svg>`;
    put('me.svg', drawing('<foreignObject/><foreignObject/><animate/><metadata/>'));
    const { warnings } = await picturesOf(me('images/me.svg')).problems();
    expect(warnings).toEqual([
      {
        path: 'profile.avatar',
        message: expect.stringContaining(
          'a drawing with foreignObject (2), animate, which the page leaves out',
        ),
      },
    ]);
  });

  test('of a file that is not there the configuration is told', async () => {
    expect(await picturesOf(mine).problems()).toEqual({ mistakes: [], warnings: [] });
  });
});
