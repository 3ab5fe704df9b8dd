import { z } from 'zod';
import { linkAddress, pictureAddress } from '../format/address.ts';
import type { TextFormat } from '../format/text-format.ts';

/** What the build has to know of a picture on the page. */
export interface PictureNote {
  /** What it is there, such as `badge`. */
  kind: string;
  /** How wide its copy is at most, in pixels: twice as wide as the page shows it, for sharp screens. */
  width: number;
}

export interface FieldNote {
  /** What the field takes, in words that follow "Allowed:". */
  allowed: string;
  format?: TextFormat;
  picture?: PictureNote;
}

/** What is known of a field beyond its type. A field without a note is described by its type. */
export const fieldNotes = z.registry<FieldNote>();

/** A text of a certain form. */
export function formatted(format: TextFormat, note?: Pick<FieldNote, 'picture'>) {
  return z
    .string()
    .check(({ value, issues }) => {
      const hint = format.hint(value);
      if (hint !== undefined) {
        issues.push({ code: 'custom', input: value, params: { hint } });
      }
    })
    .register(fieldNotes, { allowed: format.allowed, format, ...note });
}

/** A text in the owner's words, which a visitor reads; names of people, firms and accounts are none. */
export type Words = string;
export const words = () => z.string();

/** A link: a web address, or a file in `public/`. */
export const link = () => formatted(linkAddress);

/**
 * A picture that the page shows. `site.pictures` lists every field that is declared with this. With kind and
 * width the snapshot makes its copy.
 */
export const picture = (kind: PictureNote['kind'], width: PictureNote['width']) =>
  formatted(pictureAddress, { picture: { kind, width } });

/** A text for which some values have a meaning; the editor offers those, and any other is accepted. */
export function openText<const Known extends string>(_known: readonly Known[]) {
  type Open = Known | (string & {});
  return z.string() as unknown as z.ZodType<Open, Open>;
}

/** A year or date, as text or as a number. */
export const date = z
  .union([z.string(), z.number()])
  .register(fieldNotes, { allowed: "a year or date such as '2025' or 'März 2025'" })
  .transform(String);

/** A whole number in a range, both ends included. */
export const count = (least: number, most: number) => z.int().min(least).max(most);

/**
 * A list; left out, it is empty.
 *
 * `plainValue` leaves a hole where the owner's entry was empty, so that messages name the place that the owner sees.
 * The holes are removed here; the type does not invite them.
 */
export function list<Entry extends z.ZodType>(entry: Entry, most = Number.MAX_SAFE_INTEGER) {
  const entries = z.array(entry.optional()) as unknown as z.ZodArray<Entry>;
  return entries
    .max(most)
    .transform((values) => values.filter((value) => value !== undefined))
    .prefault([]);
}

/** A list of texts, each of them once. */
export function texts<Entry extends z.ZodType<string, string>>(entry: Entry, most?: number) {
  return list(entry, most).transform((values) => [...new Set(values)]);
}
