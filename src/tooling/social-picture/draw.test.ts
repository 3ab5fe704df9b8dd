import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileSite } from '../../config/compile-site.ts';
import config from '../../config/complete-config.fixture.ts';
import type { Config } from '../../config/config.ts';
import { interSubset } from '../font.ts';
import { pageColor } from '../themes/page-color.ts';
import { paletteOf } from '../themes/palette.ts';
import { tokensOf } from '../themes/tokens.ts';
import { drawSocialPicture } from './draw.ts';
import { photo, socialPictureSize } from './layout.ts';
import { type Measure, openTypeface } from './typeface.ts';

const cache = fileURLToPath(new URL('../../../node_modules/.cache/portfolio', import.meta.url));
let measure: Measure;
beforeAll(async () => {
  measure = openTypeface(await interSubset(cache, 'truetype'));
}, 60_000);

function draw(change: Config, portrait?: Uint8Array): Promise<Buffer> {
  const result = compileSite({ ...config, ...change });
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return drawSocialPicture(result.site, measure, portrait);
}

async function colorAt(picture: Buffer, left: number, top: number): Promise<string> {
  const pixel = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex')}`;
}

const named = (name: string): Config => ({ profile: { name, bio: name }, skills: [name], seo: {} });

describe('The picture for shared links', () => {
  it('has the size that networks ask for', async () => {
    expect(await sharp(await draw({})).metadata()).toMatchObject({ format: 'png', ...socialPictureSize });
  });

  it('has the colours of the default theme', async () => {
    for (const defaultTheme of ['lofi', 'dracula'] as const) {
      const picture = await draw({ themeConfig: { defaultTheme } });
      const { 'color-card': card } = tokensOf(paletteOf(defaultTheme));
      expect(await colorAt(picture, 80, 200)).toBe(card);
      // Below the glow.
      expect(await colorAt(picture, 600, 628)).toBe(pageColor(defaultTheme));
    }
  });

  it('shows the portrait, round, in its ring', async () => {
    const red = await sharp({ create: { width: 40, height: 90, channels: 3, background: '#ff0000' } })
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const picture = await draw({}, red);
    const middle = photo.left + photo.size / 2;
    expect(await colorAt(picture, middle, photo.top + photo.size / 2)).toMatch(/^#f[ef]0[01]0[01]$/);
    const { 'color-primary': primary } = tokensOf(paletteOf('lofi'));
    expect(await colorAt(picture, middle, photo.top - photo.ring.gap - 3)).toBe(primary);
    expect(await colorAt(picture, photo.left + 2, photo.top + 2)).not.toMatch(/^#f[ef]0/);
  });

  it.each([
    ['no words at all', { profile: { name: '' }, github: { username: 'o' }, skills: [], seo: {} }],
    ['a word wider than the picture', named('W'.repeat(300))],
    ['many words', named('Dr. Freifrau von und zu Mustermann '.repeat(12))],
    ['right-to-left script', named('محمد عبد الله')],
    ['markup, entities, controls and lone surrogates', named('<b>&amp;"\'\u0001\ud800 ]]>')],
    ['emoji', named('👩‍💻 Max 🎉')],
  ])('can be drawn of %s', async (_, change) => {
    expect(await sharp(await draw(change as Config)).metadata()).toMatchObject(socialPictureSize);
  });
});
