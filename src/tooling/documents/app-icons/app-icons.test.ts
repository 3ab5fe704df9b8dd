import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { siteOf } from '../../../config/site.fixture.ts';
import type { Profile } from '../../../model/content.ts';
import type { Site } from '../../../model/site.ts';
import { emptyDirectory, put } from '../../directory.fixture.ts';
import { cacheDirectory } from '../../files.ts';
import { paletteOf } from '../../modules/themes/palette.ts';
import { tokensOf } from '../../modules/themes/tokens.ts';
import { flat } from '../../picture.fixture.ts';
import { outputOf } from '../further-languages.ts';
import { appIcons, iconFiles } from './app-icons.ts';

const root = emptyDirectory();
beforeEach(() => {
  put(join(root, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  put(join(root, 'public/icons/icon.svg'), picture('blue'));
});

const picture = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="${color}"/></svg>`;

async function buildSite(
  portrait?: Uint8Array,
  site: Site | null = null,
  account: { name?: string; avatar?: string } = {},
) {
  const output = await outputOf({
    configFile: false,
    logLevel: 'silent',
    root,
    base: '/sub/',
    plugins: [
      appIcons(
        async () => site,
        { profile: async () => account as Profile },
        {
          contentOf: async (address) =>
            address === (site?.profile.avatar ?? account.avatar) ? portrait : undefined,
        },
      ),
    ],
  });
  return new Map(
    output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file.source] as const] : [])),
  );
}

test('A build has every app icon and links the favicons; another picture makes other icons, the same one comes from the cache', async () => {
  const cache = join(root, cacheDirectory);
  const drawn = async () =>
    (await readdir(cache, { recursive: true })).filter((path) => path.endsWith('icon-192.png'));
  const first = await buildSite();
  const html = String(first.get('index.html'));
  expect(html).toContain('<link rel="icon" href="/sub/icons/icon-192.png" type="image/png" sizes="192x192">');
  expect(html).toContain('<link rel="icon" href="/sub/icons/icon.svg" type="image/svg+xml">');
  const [file = ''] = await drawn();
  put(join(cache, file), 'kept');
  const second = await buildSite();
  expect(String(second.get('icons/icon-192.png'))).toBe('kept');
  expect(await drawn()).toEqual([file]);
  put(join(root, 'public/icons/icon.svg'), picture('red'));
  const third = await buildSite();
  expect(third.get('icons/icon-192.png')).not.toEqual(first.get('icons/icon-192.png'));
  for (const [name, { size }] of Object.entries(iconFiles)) {
    const facts = await sharp(Buffer.from(third.get(name) ?? '')).metadata();
    expect(facts, name).toMatchObject({ format: 'png', width: size, height: size });
  }
});

test('the portrait, also that of the account, is the icon, unless the owner has another', async () => {
  const portrait = await flat(40, 60, '#ff0000').jpeg().toBuffer();
  /** Red, green, blue and opacity of a pixel on the diagonal. */
  const pixel = async (files: Map<string, string | Uint8Array>, name: string, at: number) => {
    const region = { left: at, top: at, width: 1, height: 1 };
    const picture = sharp(Buffer.from(files.get(name) ?? '')).extract(region);
    return [...(await picture.ensureAlpha().raw().toBuffer())].map((value) => Math.round(value / 255));
  };
  const own = await buildSite(portrait);
  expect(await pixel(own, 'icons/icon-192.png', 90)).toEqual([0, 0, 1, 1]);
  expect((await pixel(own, 'icons/icon-monochrome-512.png', 110))[3], 'no block').toBe(0);

  await rm(join(root, 'public/icons/icon.svg'));
  const github = { username: 'erika' };
  const files = await buildSite(portrait, siteOf({ github }), { avatar: 'https://a.example/me.png' });
  for (const name of ['icons/icon-192.png', 'icons/icon-maskable-192.png', 'icons/apple-touch-icon.png'])
    expect(await pixel(files, name, 90), name).toEqual([1, 0, 0, 1]);
  expect((await pixel(files, 'icons/icon-192.png', 3))[3]).toBe(0);
  expect(await pixel(files, 'icons/icon-maskable-192.png', 3)).toEqual([1, 0, 0, 1]);
  const html = String(files.get('index.html'));
  expect(html).toContain('<link rel="icon" href="/sub/icons/icon-192.png" type="image/png" sizes="192x192">');
  expect(html).not.toContain('icon.svg');
  const silhouette = async (name: string) =>
    (await buildSite(portrait, siteOf({ github, profile: { name } }))).get('icons/icon-monochrome-512.png');
  expect(await silhouette('Anna Heide')).not.toEqual(await silhouette('Berta Wolf'));
});

test('without icon and portrait the initials are the icon, in the theme’s colours', async () => {
  await rm(join(root, 'public/icons/icon.svg'));
  const drawnFor = async (name: string) => {
    const themeConfig = { defaultTheme: 'cupcake' as const };
    const site = siteOf({ profile: { name }, github: { username: 'octocat' }, themeConfig });
    return Buffer.from((await buildSite(undefined, site)).get('icons/icon-maskable-192.png') ?? '');
  };
  const anna = await drawnFor('Dr. Anna von der Heide');
  const corner = await sharp(anna).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer();
  const { 'color-primary': primary } = tokensOf(paletteOf('cupcake', {}));
  const given = [1, 3, 5].map((at) => Number.parseInt(primary.slice(at, at + 2), 16));
  for (const [index, channel] of given.entries()) expect(corner[index]).toBeCloseTo(channel, -1);
  expect(await drawnFor('Berta Heide')).not.toEqual(anna);
  expect((await buildSite()).has('icons/icon-monochrome-512.png'), 'of an invalid site').toBe(true);
  const themeConfig = { defaultTheme: 'cupcake' as const };
  const account = siteOf({ github: { username: 'octocat' }, themeConfig });
  const named = await buildSite(undefined, account, { name: 'Anna Heide' });
  expect(named.get('icons/icon-maskable-192.png'), 'of an account, by its name').toEqual(anna);
});
