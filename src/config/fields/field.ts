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
      const hint = format.hint(value);
      if (hint !== undefined) issues.push({ code: 'custom', input: value, params: { hint } });
    })
    .register(fieldNotes, { ...pick(format, 'allowed', 'address'), ...note });

export type PerLanguage<Value> = Value | { [Language in SiteLanguage]?: Value };

type ByLanguage = { readonly [Language in SiteLanguage]?: unknown };

export const isByLanguage = (value: unknown): value is ByLanguage => {
  const keys = Object.keys(value ?? []);
  return keys.length > 0 && keys.every((key) => siteLanguages.some((language) => language === key));
};

export const inEachLanguage = <Value extends string | number>(
  value: PerLanguage<Value> | undefined,
): Value[] => (typeof value === 'object' ? Object.values(value) : value === undefined ? [] : [value]);

/** Some values may have a meaning: the editor offers those, and any other is accepted. */
type OpenText<Known extends string> = Known | (string & {});

/**
 * A text in the owner's words, which a visitor reads, in contrast to names of people, firms and accounts. It becomes a phrase
 * once one language is chosen (src/config/site-texts.ts).
 */
export type Words<Known extends string = string> = PerLanguage<OpenText<Known>>;
export const words = <Known extends string = string>(): z.ZodType<Phrase, Words<Known>> =>
  perLanguage(z.string(), { allowed: 'a text' });

/** A year or date, as text or as a number, and in words for each language. */
export type WrittenDate = PerLanguage<string | number>;
export const date = perLanguage<Phrase, WrittenDate>(z.union([z.string(), z.number()]), {
  allowed: "a year or a month such as '2025' or '04/2025'",
  isDate: true,
});

export const link = () => formatted(linkAddress);

/** A link to something that there may be for each language. */
export const linkPerLanguage = (): z.ZodType<string, Words> =>
  perLanguage(link(), pick(linkAddress, 'allowed', 'address'));

/** The type of the result is what a language chooses of it, after the schema (src/config/site-texts.ts). */
function perLanguage<Chosen, Given>(one: z.ZodType, note: FieldNote): z.ZodType<Chosen, Given> {
  return z
    .any()
    .check(({ value, issues }) => {
      const given = isByLanguage(value) ? Object.entries(value) : [[undefined, value] as const];
      for (const [language, input] of given)
        for (const issue of one.safeParse(input).error?.issues ?? [])
          issues.push({ ...issue, input, path: language ? [language] : [] });
    })
    .register(fieldNotes, { ...note, perLanguage: true });
}

/**
 * A picture that the page shows. `site.pictures` lists every field that is declared with this. For its use the
 * build makes copies, of files in `public/` as of what the snapshot has fetched.
 */
export const picture = (kind: PictureNote['kind'], use: PictureUse) =>
  formatted(pictureAddress, { picture: { kind, ...use } });

export const openText = <Known extends string>(): z.ZodType<string, OpenText<Known>> => z.string();

/** A block that may be left out: its fields have defaults. */
export const block = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape).prefault({} as never);

/** A whole number in a range, both ends included; `-0`, which JSON does not know, is 0. */
export const count = (least: number, most: number) =>
  z
    .int()
    .min(least)
    .max(most)
    .overwrite((value) => value + 0);

/** A list; left out, it is empty. The holes that `plainValue` leaves for empty entries are removed. */
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
