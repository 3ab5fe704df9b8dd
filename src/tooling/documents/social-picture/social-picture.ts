import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin, ResolvedConfig } from 'vite';
import { decoded } from '../../../model/http-link.ts';
import type { Site } from '../../../model/site.ts';
import { shortHash } from '../../files.ts';
import { cacheDirectory, cachedFile } from '../../inputs/cached-file.ts';
import type { OwnerPictures } from '../../inputs/pictures/owner-pictures.ts';
import type { OwnerSnapshot } from '../../inputs/snapshot/owner-snapshot.ts';
import { siteFiles } from '../../made-files.ts';
import { interParts } from '../../modules/font.ts';
import { paletteOf } from '../../modules/themes/palette.ts';
import { tokensOf } from '../../modules/themes/tokens.ts';
import type { SharePicture } from '../head/page-head.ts';
import { drawNameCard, nameCardSize, wordsOf } from './name-card.tsx';

interface PictureFile {
  fileName: string;
  source: Uint8Array;
}

/** The picture for shared links: the owner's, or one drawn from the configuration. Made once, for all plugins. */
export class SocialPicture {
  readonly #site: () => Promise<Site | null>;
  readonly #snapshot: OwnerSnapshot;
  readonly #pictures: OwnerPictures;
  #drawn: Promise<PictureFile> | undefined;

  constructor(site: () => Promise<Site | null>, snapshot: OwnerSnapshot, pictures: OwnerPictures) {
    this.#site = site;
    this.#snapshot = snapshot;
    this.#pictures = pictures;
  }

  /** What the documents say about it; undefined without a site, or while nobody knows where it is. */
  async share(config: ResolvedConfig): Promise<SharePicture | undefined> {
    const own = (await this.#site())?.seo.imageURL;
    if (own !== undefined) {
      const size = await sizeOf(own, config);
      return { address: own, ...(size && { size }) };
    }
    const file = await this.file(config);
    return file && { address: config.base + file.fileName, size: nameCardSize };
  }

  /** The drawn picture, when there is one, by its path below the base; its name changes with its content. */
  async file(config: ResolvedConfig): Promise<PictureFile | undefined> {
    const site = await this.#site();
    // Shared links need an absolute address.
    if (!site || site.seo.imageURL !== undefined || site.seo.url === undefined) return undefined;
    this.#drawn ??= this.#draw(site, config);
    return this.#drawn;
  }

  async #draw(site: Site, { root, build, logger }: ResolvedConfig): Promise<PictureFile> {
    const profile = await this.#snapshot.profile();
    // The configured one, or the snapshot's copy of one from elsewhere.
    const portrait = await this.#pictures.contentOf(site.profile.avatar ?? profile?.avatar);
    const words = wordsOf(site);
    const colors = tokensOf(paletteOf(site.themeConfig.defaultTheme, site.themeConfig));
    const { missing } = interParts(Object.values(words).flat().join(''));
    if (missing.length > 0) {
      logger.warn(
        `The picture for shared links is without ${missing.join(' ')}: its font has no such letters. Give a picture of your own as seo.imageURL.`,
      );
    }
    const cache = join(root, cacheDirectory);
    // Drawn in another way, it is another picture.
    const recipe = await readFile(new URL('name-card.tsx', import.meta.url));
    const draw = (face: Uint8Array | undefined) =>
      cachedFile(cache, 'social-picture.png', [recipe, JSON.stringify([words, colors]), face ?? ''], () =>
        drawNameCard(words, colors, face, cache),
      );
    const drawn = await draw(portrait).catch((error: Error) => {
      if (!portrait) throw error;
      logger.warn(
        `The picture for shared links is without the portrait, which cannot be read: ${error.message}`,
      );
      return draw(undefined);
    });
    const source = await readFile(drawn);
    return { fileName: `${build.assetsDir}/social-picture-${shortHash(source)}.png`, source };
  }
}

export const socialPicture = (picture: SocialPicture): Plugin =>
  siteFiles('social-picture', async (_, config, emit) => {
    const file = await picture.file(config);
    if (file) emit(file.fileName, file.source);
  });

async function sizeOf(address: string, { publicDir, base }: ResolvedConfig): Promise<SharePicture['size']> {
  if (URL.canParse(address)) return undefined;
  const file = join(publicDir, decoded(address.slice(base.length).replace(/[?#].*$/s, '')));
  return sharp(file)
    .metadata()
    .then(({ width, height }) => ({ width, height }))
    .catch(() => undefined);
}
