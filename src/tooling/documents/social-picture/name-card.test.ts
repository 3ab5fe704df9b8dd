import sharp, { type Region } from 'sharp';
import { describe, expect, it } from 'vitest';
import config from '../../../config/complete-config.fixture.ts';
import type { Config } from '../../../config/config.ts';
import { siteOf } from '../../../config/site.fixture.ts';
import { paletteOf } from '../../modules/themes/palette.ts';
import { pageColor } from '../../modules/themes/sheet.ts';
import { tokensOf } from '../../modules/themes/tokens.ts';
import { flat } from '../../picture.fixture.ts';
import { drawNameCard, nameCardSize, wordsOf } from './name-card.tsx';

function draw(change: Config, portrait?: Uint8Array, words = {}): Promise<Buffer> {
  const site = siteOf({ ...config, ...change });
  const tokens = tokensOf(paletteOf(site.themeConfig.defaultTheme, site.themeConfig));
  return drawNameCard({ ...wordsOf(site), ...words }, tokens, portrait);
}

it('says the role and the promise, or else the title and the description', () => {
  const said = (change: Config) => {
    const { claim, description } = wordsOf(siteOf({ github: { username: 'max' }, ...change }));
    return [claim, description];
  };
  const seo = { title: 'Max – Netze', description: 'Über Netze.' };
  const profile = { name: 'Max', role: 'Berater', promise: 'Es läuft.' };
  expect(said({ profile, seo })).toEqual(['Berater', 'Es läuft.']);
  expect(said({ profile: { name: 'Max' }, seo })).toEqual(['Netze', 'Über Netze.']);
});

/** How many pixels of a region are not of its most frequent colour. */
async function inkIn(picture: Buffer, region: Region): Promise<number> {
  const data = await sharp(picture).extract(region).greyscale().raw().toBuffer();
  const counts = new Map<number, number>();
  for (const value of data) counts.set(value, (counts.get(value) ?? 0) + 1);
  return data.length - Math.max(...counts.values());
}

async function colorAt(picture: Buffer, left: number, top: number): Promise<string> {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
  return `#${(await pixel.toBuffer()).toString('hex')}`;
}

const named = (name: string): Config => ({
  github: { username: 'o' },
  profile: { name, bio: name },
  skills: name ? [name] : [],
  seo: {},
});

describe('The picture for shared links', () => {
  it('has the size that networks ask for, and keeps its words on the card', async () => {
    const picture = await draw({});
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', ...nameCardSize });
    const { width, height } = nameCardSize;
    const middle = { left: 120, top: 120, width: width - 240, height: height - 240 };
    expect(await inkIn(picture, middle)).toBeGreaterThan(5_000);
    for (const left of [60, width - 118])
      expect(await inkIn(picture, { left, top: 90, width: 58, height: height - 180 })).toBe(0);
  });

  it('writes Polish, Vietnamese, Greek and Russian letters in the page’s font', async () => {
    const inkOf = async (name: string) =>
      inkIn(await draw({ ...named(''), profile: { name } }), {
        left: 120,
        top: 120,
        width: 960,
        height: 390,
      });
    expect(await inkOf('\u200b')).toBe(0);
    expect(await inkOf('ŁễΕЖ')).toBeGreaterThan(5_000);
  });

  it('has the colours of the default theme, and a glow only where the page has one', async () => {
    for (const defaultTheme of ['lofi', 'dracula'] as const) {
      const picture = await draw({ themeConfig: { defaultTheme } });
      const { 'color-card': card } = tokensOf(paletteOf(defaultTheme, {}));
      expect(await colorAt(picture, 80, 200)).toBe(card);
      const isPlain = (await colorAt(picture, 2, 2)) === pageColor(defaultTheme, {});
      expect(isPlain, defaultTheme).toBe(defaultTheme === 'lofi');
      // Below the glow.
      expect(await colorAt(picture, 600, 628)).toBe(pageColor(defaultTheme, {}));
    }
  });

  it('shows the portrait, round, in its ring', async () => {
    const red = await flat(40, 90, '#ff0000').jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
    const picture = await draw({}, red);
    const [middle, left, top] = [966, 866, 134];
    expect(await colorAt(picture, middle, top + 100)).toMatch(/^#f[ef]0[01]0[01]$/);
    const { 'color-primary': primary } = tokensOf(paletteOf('lofi', {}));
    expect(await colorAt(picture, middle, top - 10)).toBe(primary);
    expect(await colorAt(picture, left + 2, top + 2)).not.toMatch(/^#f[ef]0/);
  });

  it.each<[string, Config, object]>([
    ['no words at all', named(''), {}],
    ['a word wider than the picture', named('W'.repeat(300)), {}],
    ['many words', named('Dr. Freifrau von und zu Mustermann '.repeat(12)), {}],
    ['foreign letters, emoji, markup and entities', named('محمد 木 👩‍💻 🎉 <b>&amp;"\' ]]>'), {}],
    ['controls and lone surrogates, though no configuration has them', {}, { name: 'A \u0001\ud800 ]]>' }],
  ])('can be drawn of %s', async (_, change, words) => {
    expect(await sharp(await draw(change, undefined, words)).metadata()).toMatchObject(nameCardSize);
  });
});
