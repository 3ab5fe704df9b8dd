import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ResolvedConfig } from 'vite';
import { isOutside } from '../../../model/http-link.ts';
import { pick } from '../../../model/pick.ts';
import type { Site } from '../../../model/site.ts';
import { cacheDirectory, cachedFile, publicPath, shortHash } from '../../files.ts';
import { isSeen, missingInFont } from '../../modules/font.ts';
import { paletteOf } from '../../modules/themes/palette.ts';
import { tokensOf } from '../../modules/themes/tokens.ts';
import type { SharePicture } from '../head/page-head.ts';
import { drawNameCard, nameCardSize, wordsOf } from './name-card.tsx';

/** A JPEG, which every network shows and none finds too heavy; undefined without a picture. */
const copyOf = (file: string) =>
  sharp(file)
    .autoOrient()
    .resize(nameCardSize.width, nameCardSize.width, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);

/** The picture for shared links: the owner's, or a drawn one once the site has an address, which shared links need. */
export async function socialPicture(
  site: Site,
  portrait: Uint8Array | undefined,
  config: ResolvedConfig,
  publish: (fileName: string, source: Uint8Array) => void,
): Promise<SharePicture | undefined> {
  const { imageURL: own, url } = site.seo;
  if (own !== undefined) {
    const copy = isOutside(own)
      ? undefined
      : await copyOf(join(config.publicDir, publicPath(own, config.base)));
    // Nothing is known of one elsewhere.
    if (!copy) return { address: own };
    const fileName = `${config.build.assetsDir}/social-picture-${shortHash(copy.data)}.jpg`;
    publish(fileName, copy.data);
    return { address: config.base + fileName, size: pick(copy.info, 'width', 'height') };
  }
  if (url === undefined) return undefined;
  const words = wordsOf(site);
  const colors = tokensOf(paletteOf(site.themeConfig.defaultTheme, site.themeConfig));
  const missing = (await missingInFont(Object.values(words).flat().join(''))).filter(isSeen);
  if (missing.length > 0)
    config.logger.warnOnce(
      `The picture for shared links is without ${missing.join(' ')}: its font has no such letters. Give a picture of your own as seo.imageURL.`,
    );
  // Part of the cache's key: drawn in another way it is another picture.
  const recipe = await readFile(new URL('name-card.tsx', import.meta.url));
  const key = [recipe, JSON.stringify([words, colors]), portrait ?? ''];
  const draw = () => drawNameCard(words, colors, portrait);
  const source = await readFile(
    await cachedFile(join(config.root, cacheDirectory), 'social-picture.png', key, draw),
  );
  const fileName = `${config.build.assetsDir}/social-picture-${shortHash(source)}.png`;
  publish(fileName, source);
  return { address: config.base + fileName, size: nameCardSize };
}
