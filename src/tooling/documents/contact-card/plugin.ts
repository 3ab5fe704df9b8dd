import sharp from 'sharp';
import type { Plugin, ResolvedConfig } from 'vite';
import { contactCardFile, contactCodeFile } from '../../../model/contact.ts';
import type { Site } from '../../../model/site.ts';
import type { OwnerPictures } from '../../inputs/pictures/owner-pictures.ts';
import type { OwnerSnapshot } from '../../inputs/snapshot/owner-snapshot.ts';
import { madeFiles } from '../../made-files.ts';
import { knownProfile } from '../head/known-profile.ts';
import { contact, contactCode, vcard } from './contact.ts';

/** Of the portrait in the card, in pixels: as large as address books show it. */
const photoSize = 192;

/**
 * Makes the person's contact card, `kontakt.vcf`, and its code for paper, `kontakt.svg`, from what the pages show.
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

    ...madeFiles({
      [contactCardFile]: async () => (await files()).whole,
      [contactCodeFile]: async () => (await files()).code,
    }),
  };

  async function files(): Promise<{ whole?: string; code?: string }> {
    const settings = await site();
    if (!settings?.contactCard) return {};
    const profile = await knownProfile(settings, snapshot);
    const { essential, further } = contact(settings, profile);
    const portrait = await pictures.contentOf(settings.profile.avatar ?? profile?.avatar);
    const photo = portrait && (await photoOf(portrait));
    const whole = vcard([...essential, ...further, ...(photo ? [['PHOTO', photo] as const] : [])]);
    return { whole, code: contactCode(essential) };
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
