import { z } from 'zod';
import type { Phrase } from '../../model/phrase.ts';
import { pick } from '../../model/pick.ts';
import { type SiteLanguage, siteLanguages } from '../../model/site-language.ts';
import type { PictureNote, PictureUse } from '../../model/site-picture.ts';
import { linkAddress, pictureAddress } from '../format/address.ts';
import type { TextFormat } from '../format/text-format.ts';

export interface FieldNote extends Partial<Pick<TextFormat, 'allowed' | 'address'>> {
  picture?: PictureNote;
  /** Whether it may be given for each language. */
  perLanguage?: boolean;
  /** Whether it is a month or a year, which every language writes in its own form. */
  isDate?: boolean;
  /** Of a list: its entries need one of these fields. */
  needed?: readonly string[];
}

/** Facts about a field beyond its type, in JSON. A field without `allowed` is described by its type. */
export const fieldNotes = z.registry<FieldNote>();

export const formatted = (format: TextFormat, note?: Pick<FieldNote, 'picture'>) =>
  z
    .string()
    .check(({ value, issues }) => {
      issues.push(...mistakesIn(value, format));
    })
    .register(fieldNotes, { ...pick(format, 'allowed', 'address'), ...note });

function mistakesIn(value: string, format: TextFormat) {
  const hint = format.hint(value);
  return hint === undefined ? [] : [{ code: 'custom' as const, input: value, params: { hint } }];
}

export type PerLanguage<Value> = Value | { [Language in SiteLanguage]?: Value };

type ByLanguage = { readonly [Language in SiteLanguage]?: unknown };

export const isByLanguage = (value: unknown): value is ByLanguage => {
  const keys = Object.keys(value ?? []);
  return keys.length > 0 && keys.every((key) => siteLanguages.some((language) => language === key));
};

export const inEachLanguage = <Value extends string | number>(
  value: PerLanguage<Value> | undefined,
): Value[] => (typeof value === 'object' ? Object.values(value) : value === undefined ? [] : [value]);

/**
 * A text in the owner's words, which a visitor reads, in contrast to names of people, firms and accounts. The schema takes it
 * as the owner writes it and, once one language is chosen (src/config/site-texts.ts), as a phrase.
 */
export type Words = PerLanguage<string>;
export const words = (): z.ZodType<Phrase, Words> => perLanguage({ allowed: 'a text' }, isPhrase);

/** Words for which some values have a meaning; the editor offers those, and any other is accepted. */
export const openWords = <Known extends string>(
  _known: readonly Known[],
): z.ZodType<Phrase, PerLanguage<Known | (string & {})>> => perLanguage({ allowed: 'a text' }, isPhrase);

/** A year or date, as text or as a number, and in words for each language. */
export type WrittenDate = PerLanguage<string | number>;
export const date = perLanguage<string | number, WrittenDate>(
  { allowed: "a year or a month such as '2025' or '04/2025'", isDate: true },
  (value) => Number.isFinite(value) || isPhrase(value),
).transform((value) => (typeof value === 'number' ? String(value) : value) as Phrase);

const isPhrase = (value: unknown): boolean =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && 'lang' in value && 'text' in value);

/** A link to something that there may be for each language. */
export const linkPerLanguage = (): z.ZodType<string, Words> =>
  perLanguage(pick(linkAddress, 'allowed', 'address'), (value) => typeof value === 'string', linkAddress);

/** The type of the result is what a language chooses of it, after the schema (src/config/site-texts.ts). */
function perLanguage<Chosen, Given>(
  note: FieldNote,
  isRight: (value: unknown) => boolean,
  format?: TextFormat,
): z.ZodType<Chosen, Given> {
  return z
    .any()
    .check(({ value, issues }) => {
      const given = isByLanguage(value) ? Object.entries(value) : [['', value] as const];
      for (const [language, text] of given) {
        const mistakes =
          format && typeof text === 'string'
            ? mistakesIn(text, format)
            : isRight(text)
              ? []
              : [{ code: 'invalid_type' as const, expected: 'string' as const, input: text }];
        issues.push(...mistakes.map((mistake) => ({ ...mistake, path: language ? [language] : [] })));
      }
    })
    .register(fieldNotes, { ...note, perLanguage: true });
}

export const link = () => formatted(linkAddress);

/**
 * A picture that the page shows. `site.pictures` lists every field that is declared with this. For its use the
 * build makes copies, of files in `public/` as of what the snapshot has fetched.
 */
export const picture = (kind: PictureNote['kind'], use: PictureUse) =>
  formatted(pictureAddress, { picture: { kind, ...use } });

/** A text for which some values have a meaning; the editor offers those, and any other is accepted. */
export const openText = <const Known extends string>(
  _known: readonly Known[],
): z.ZodType<string, Known | (string & {})> => z.string();

/** A block that may be left out: its fields have defaults. */
export const block = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape).prefault({} as never);

/** A block that may be left out as a whole; given, it needs the fields that have no default. */
export const optionalBlock = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape).exactOptional();

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
 * The holes are removed here.
 */
export function list<Entry extends z.ZodType>(entry: Entry, most = Number.MAX_SAFE_INTEGER) {
  // By itself it would look at the `length` of anything, and throw where that is no data.
  const when = ({ value }: { value: unknown }) => Array.isArray(value);
  return z
    .array(entry.optional())
    .check(new z.core.$ZodCheckMaxLength({ check: 'max_length', maximum: most, when }))
    .transform((values) => values.filter((value) => value !== undefined))
    .prefault([]);
}

/** A list without the entries that have none of these fields. */
export const listOfAny = <Shape extends z.ZodRawShape>(
  entry: z.ZodObject<Shape>,
  needed: readonly (keyof Shape & keyof z.output<z.ZodObject<Shape>> & string)[],
) =>
  list(entry)
    .transform((entries) => entries.filter((given) => needed.some((field) => given[field] !== undefined)))
    .register(fieldNotes, { needed });
