import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { initialsOf } from '../../../model/person-name.ts';
import { ownerName } from '../../../text/titles.ts';
import { cacheDirectory, cachedFile } from '../../files.ts';
import { generatedFiles } from '../../generated-files.ts';
import type { OwnerPictures } from '../../inputs/pictures/owner-pictures.ts';
import type { OwnerSnapshot } from '../../inputs/snapshot/owner-snapshot.ts';
import { paletteOf } from '../../modules/themes/palette.ts';
import { tokensOf } from '../../modules/themes/tokens.ts';
import { linkTag } from '../head/element.ts';
import { type ReadSite, withAccount } from '../pages.ts';
import { type AppIconKind, appIcon } from './app-icon.ts';

/** Below `public/`: an icon of the owner's own, of which all others are made. */
const sourceFile = 'icons/icon.svg';

/** The pictures, by their path below the base; the web app manifest names all but the opaque one, which is Apple's. */
export const iconFiles: Readonly<Record<string, { kind: AppIconKind; size: number }>> = {
  'icons/icon-192.png': { kind: 'plain', size: 192 },
  'icons/icon-512.png': { kind: 'plain', size: 512 },
  'icons/icon-maskable-192.png': { kind: 'maskable', size: 192 },
  'icons/icon-maskable-512.png': { kind: 'maskable', size: 512 },
  'icons/icon-monochrome-512.png': { kind: 'monochrome', size: 512 },
  'icons/apple-touch-icon.png': { kind: 'opaque', size: 180 },
};

/** Part of the cache's key: icons drawn in another way are other icons. */
const recipe = new URL('app-icon.ts', import.meta.url);

/** Makes the app icons from the owner's `public/icons/icon.svg`, or else from the portrait or the initials, and links them. */
export function appIcons(
  readSite: ReadSite,
  snapshot: Pick<OwnerSnapshot, 'profile'>,
  pictures: Pick<OwnerPictures, 'contentOf'>,
): Plugin {
  let config: ResolvedConfig;

  const ownIcon = () => readFile(join(config.publicDir, sourceFile), 'utf8').catch(() => undefined);
  const iconFile = async (fileName: string, { kind, size }: (typeof iconFiles)[string]): Promise<Buffer> => {
    const site = await readSite();
    const portrait = site?.profile.avatar ?? (await snapshot.profile())?.avatar;
    const picture = (await ownIcon()) || (await pictures.contentOf(portrait));
    const { defaultTheme = 'light', ...theme } = site?.themeConfig ?? {};
    const colors = tokensOf(paletteOf(defaultTheme, theme));
    const initials = site ? initialsOf(ownerName(withAccount(site, await snapshot.profile()))) : '';
    const key = [await readFile(recipe), picture ?? '', JSON.stringify([initials, colors])];
    const draw = () => appIcon(picture, { initials, colors }, kind, size);
    return readFile(await cachedFile(join(config.root, cacheDirectory), fileName, key, draw));
  };

  const files = Object.entries(iconFiles).map(([name, icon]) => [name, () => iconFile(name, icon)]);
  return {
    ...generatedFiles('app-icons', Object.fromEntries(files)),

    configResolved(resolved) {
      config = resolved;
    },

    // Some browsers draw no SVG.
    transformIndexHtml: async () => {
      const png = { href: `${config.base}icons/icon-192.png`, type: 'image/png', sizes: '192x192' };
      const svg = { href: config.base + sourceFile, type: 'image/svg+xml' };
      const icons = (await ownIcon()) ? [png, svg] : [png];
      return icons.map((icon) => linkTag({ rel: 'icon', ...icon }));
    },
  };
}
