import { z } from 'zod';
import { lucideIcon, sectionAddress } from '../format/own-section.ts';
import { formatted, type PictureNote, type Words, words } from './field.ts';

/** A section of your own: a card with a text. */
export interface CustomSectionConfig {
  /**
   * Its address in the page, by which `layout` places it, too: small letters, digits and hyphens. No other section may
   * have it.
   * @example 'arbeitsweise'
   */
  id: string;
  /**
   * The heading of the card.
   * @example 'So arbeite ich'
   */
  header: Words;
  /**
   * A line below the heading.
   * @example 'In vier Schritten zum Ergebnis'
   */
  subtitle?: Words;
  /**
   * The icon beside the heading: a name from lucide.dev/icons. Default: 'file-text'.
   * @example 'handshake'
   */
  icon?: string;
  /**
   * What stands in it, in Markdown: paragraphs, headings, lists, links, tables, code, and pictures in `public/`.
   * @example 'Ich arbeite **remote** und vor Ort.\n\n- ein Festpreis\n- ein Ansprechpartner'
   */
  text: Words;
}

/** Where a picture in a text stands: across its card, whichever column that is in, and in its own shape. */
export const pictureInText: PictureNote = {
  kind: 'text',
  shown: [240, 900],
  sizes: '(min-width: 64rem) 47rem, calc(100vw - 5rem)',
};

export const customSection = z.strictObject({
  id: formatted(sectionAddress),
  header: words(),
  subtitle: words().optional(),
  icon: formatted(lucideIcon).default('file-text'),
  text: words(),
});
export type CustomSection = z.output<typeof customSection>;
