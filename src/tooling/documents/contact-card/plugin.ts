import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin, ResolvedConfig } from 'vite';
import { contactCardFile, contactCodeFile } from '../../../model/contact.ts';
import type { Site } from '../../../model/site.ts';
import type { OwnerPictures } from '../../inputs/pictures/owner-pictures.ts';
import type { OwnerSnapshot } from '../../inputs/snapshot/owner-snapshot.ts';
import { knownProfile } from '../head/known-profile.ts';
import { contact } from './contact.ts';
import { contactCode } from './contact-code.ts';
import { vcard } from './vcard.ts';

/** Of the portrait in the card, in pixels: as large as address books show it. */
const photoSize = 192;

/**
 * Makes the person's contact card, `kontakt.vcf`, and its code for paper, `kontakt.svg`, from what the pages show. A file
 * of that name in `public/` is kept.
 */
export function contactCard(
  site: () => Promise<Site | null>,
  snapshot: OwnerSnapshot,
  pictures: OwnerPictures,
): Plugin {
  let config: ResolvedConfig;

  return {
    name: 'portfolio:contact-card',

    configResolved(resolved) {
      config = resolved;
    },

    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        // The worker's own build and the one for Node pass here too, without a page.
        if (!bundle['index.html']) return;
        for (const [fileName, source] of await files()) {
          if (!existsSync(join(config.publicDir, fileName)))
            this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },

    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        try {
          const made = await files();
          const source = made.get(request.url?.split('?')[0]?.slice(config.base.length) ?? '');
          if (source === undefined) return next();
          const type = source.startsWith('<svg') ? 'image/svg+xml' : 'text/vcard; charset=utf-8';
          response.setHeader('Content-Type', type);
          response.end(source);
        } catch (error) {
          next(error);
        }
      });
    },
  };

  async function files(): Promise<Map<string, string>> {
    const settings = await site();
    if (!settings?.contactCard) return new Map();
    const profile = await knownProfile(settings, snapshot);
    const { essential, further } = contact(settings, profile);
    const portrait = await pictures.contentOf(settings.profile.avatar ?? profile?.avatar);
    const photo = portrait && (await photoOf(portrait));
    const whole = vcard([...essential, ...further, ...(photo ? [['PHOTO', photo] as const] : [])]);
    return new Map([
      [contactCardFile, whole],
      [contactCodeFile, contactCode(vcard(essential))],
    ]);
  }

  /** As a data URI; undefined for a picture that cannot be read. */
  async function photoOf(portrait: Uint8Array): Promise<string | undefined> {
    try {
      const jpeg = await sharp(portrait)
        .autoOrient()
        .resize(photoSize, photoSize)
        .flatten({ background: '#fff' })
        .jpeg({ quality: 75, mozjpeg: true })
        .toBuffer();
      return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
    } catch (error) {
      config.logger.warn(`${contactCardFile} is without the portrait, which cannot be read: ${error}`);
      return undefined;
    }
  }
}
