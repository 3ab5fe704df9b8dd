import { z } from 'zod';
import { type Phrase, plainText } from '../../model/phrase.ts';
import type { PictureNote, PicturePlace } from '../../model/picture.ts';
import type { SiteLanguage } from '../../model/site-language.ts';
import type { Language } from '../../text/languages.ts';
import { linkAddress, pictureAddress } from '../format/address.ts';
import type { TextFormat } from '../format/text-format.ts';

export interface FieldNote {
  /** What the field takes, in words that follow "Allowed:". */
  allowed: string;
  format?: TextFormat;
  picture?: PictureNote;
  /** Whether it may be given for each language. */
  perLanguage?: boolean;
  /** Whether it is a month or a year, which every language writes in its own form. */
  isDate?: boolean;
}

/** What is known of a field beyond its type. A field without a note is described by its type. */
export const fieldNotes = z.registry<FieldNote>();

/** A text of a certain form. */
export function formatted(format: TextFormat, note?: Pick<FieldNote, 'picture' | 'perLanguage'>) {
  return z
    .string()
    .check(({ value, issues }) => {
      const hint = format.hint(value);
      if (hint !== undefined) issues.push({ code: 'custom', input: value, params: { hint } });
    })
    .register(fieldNotes, { allowed: format.allowed, format, ...note });
}

/** A value for all languages, or one for each. */
export type PerLanguage<Value> = Value | { [Language in SiteLanguage]?: Value };

/**
 * A text in the owner's words, which a visitor reads; names of people, firms and accounts are none. Of a text for each
 * language the schema sees the one of the site that is made (src/config/site-texts.ts), or the only one there is.
 */
export type Words = PerLanguage<string>;
export const words = (): z.ZodType<Phrase, Words> => perLanguage('a text', isPhrase);

/** The site's own words where the owner says none; {@link withDefaults} fills them in. */
export const ownWords = (name: keyof Defaults): Phrase => ({ own: name }) as unknown as Phrase;

type Defaults = Language['defaults'];

/** Copies data with the site's own words in one language. */
export function withDefaults<Data>(data: Data, defaults: Defaults): Data {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map((entry) => withDefaults(entry, defaults)) as Data;
  if ('own' in data) return defaults[data.own as keyof Defaults] as Data;
  const entries = Object.entries(data).map(([key, value]) => [key, withDefaults(value, defaults)]);
  return Object.fromEntries(entries) as Data;
}

/** Words for which some values have a meaning; the editor offers those, and any other is accepted. */
export const openWords = <Known extends string>(_known: readonly Known[]) =>
  perLanguage<Known | (string & {}), Phrase>('a text', isPhrase);

/** A year or date, as text or as a number, and in words for each language. */
export type WrittenDate = PerLanguage<string | number>;
export const date = perLanguage<string | number, string | number | Phrase>(
  "a year or a month such as '2025' or '04/2025'",
  (value) => Number.isFinite(value) || isPhrase(value),
  { isDate: true },
).transform((value): Phrase => (typeof value === 'number' ? String(value) : value));

/** What the owner wrote, in whichever languages. */
export const inEachLanguage = <Value extends string | number>(
  value: PerLanguage<Value> | undefined,
): Value[] => (typeof value === 'object' ? Object.values(value) : value === undefined ? [] : [value]);

const isPhrase = (value: unknown): boolean =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && 'lang' in value && 'text' in value);

function perLanguage<Value, Chosen>(
  allowed: string,
  isChosen: (value: unknown) => boolean,
  note?: Pick<FieldNote, 'isDate'>,
) {
  return z
    .unknown()
    .check(({ value, issues }) => {
      if (!isChosen(value)) issues.push({ code: 'invalid_type', expected: 'string', input: value });
    })
    .register(fieldNotes, { allowed, perLanguage: true, ...note }) as unknown as z.ZodType<
    Chosen,
    PerLanguage<Value>
  >;
}

/** A link: a web address, or a file in `public/`. */
export const link = () => formatted(linkAddress);

/** A link to something that there may be for each language. */
export const linkPerLanguage = () =>
  formatted(linkAddress, { perLanguage: true }) as unknown as z.ZodType<string, Words>;

/**
 * A picture that the page shows. `site.pictures` lists every field that is declared with this. For its place the
 * build makes copies, of files in `public/` as of what the snapshot has fetched.
 */
export const picture = (kind: PictureNote['kind'], place: PicturePlace) =>
  formatted(pictureAddress, { picture: { kind, ...place } });

/** A text for which some values have a meaning; the editor offers those, and any other is accepted. */
export const openText = <const Known extends string>(_known: readonly Known[]) =>
  z.string() as unknown as z.ZodType<string, Known | (string & {})>;

/** A whole number in a range, both ends included; `-0`, which JSON does not know, is 0. */
export const count = (least: number, most: number) =>
  z
    .int()
    .min(least)
    .max(most)
    .overwrite((value) => value + 0);

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
export function texts<Entry extends z.ZodType<Phrase>>(entry: Entry, most?: number) {
  return list(entry, most).transform((values) => [
    ...new Map(values.map((value) => [plainText(value), value])).values(),
  ]);
}
