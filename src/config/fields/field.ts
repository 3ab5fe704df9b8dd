import { z } from 'zod';
import type { LocalizedText } from '../../model/phrase.ts';
import { type SiteLanguage, siteLanguages } from '../../model/site-language.ts';
import type { PictureNote, PictureUse } from '../../model/site-picture.ts';
import { linkAddress, pictureAddress } from '../format/address.ts';
import type { Fault, TextFormat } from '../format/text-format.ts';

/** Facts about a field beyond its type, in JSON. A field without `allowed` is described by its type. */
export interface FieldNote extends Partial<Pick<TextFormat, 'allowed' | 'address'>> {
  picture?: PictureNote;
  perLanguage?: boolean;
  /** A name or a place, which may be the same in every language. */
  isLabel?: boolean;
  /** Whether it is a month or a year, which every language writes in its own form. */
  isDate?: boolean;
  /** An example for messages, where neither the obligatory fields, the list nor the first field is one. */
  sample?: string;
  /** Fields of which each entry of a list needs one. */
  needed?: readonly string[];
}

export const fieldNotes = z.registry<FieldNote>();

/** A check whose finding the message explains. @param faultIn returns undefined when the value is right */
const checked = <Value>(faultIn: (value: Value) => Fault | undefined) =>
  z.check<Value>(({ value, issues }) => {
    const fault = faultIn(value);
    if (fault) issues.push({ code: 'custom', input: value, params: fault });
  });

export const formatted = (format: TextFormat, note?: Pick<FieldNote, 'picture'>) =>
  z
    .string()
    .check(checked(format.faultIn))
    .register(fieldNotes, { ...format, ...note });

export type PerLanguage<Value> = Value | { [Language in SiteLanguage]?: Value };

export const isByLanguage = (value: unknown): value is { readonly [Language in SiteLanguage]?: unknown } => {
  const keys = Object.keys(value ?? []);
  return keys.length > 0 && keys.every((key) => siteLanguages.some((language) => language === key));
};

export function inEachLanguage<Value extends string | number>(value?: PerLanguage<Value>): Value[] {
  if (typeof value === 'object') return Object.values(value);
  return value === undefined ? [] : [value];
}

/** The type of the result is what a language chooses of it, after the schema (src/config/site-texts.ts). */
const perLanguage = <Out, In>(schema: z.ZodType, note: FieldNote = {}): z.ZodType<Out, PerLanguage<In>> =>
  z
    .any()
    .check(({ value, issues }) => {
      for (const [language, text] of isByLanguage(value) ? Object.entries(value) : [['', value]])
        for (const issue of schema.safeParse(text).error?.issues ?? [])
          issues.push({ ...issue, input: text, path: language ? [language] : [] });
    })
    .register(fieldNotes, { ...fieldNotes.get(schema), ...note, perLanguage: true });

/** A text in the owner's words, which a visitor reads, in contrast to names of people, firms and accounts. */
export const words = <Given extends string = string>() => perLanguage<LocalizedText, Given>(z.string());

/** A name, a place or a term that may be translated, but is often the same in every language. */
export const label = () => perLanguage<LocalizedText, string>(z.string(), { isLabel: true });

/** A value for which some texts have a meaning; the editor offers those, and any other is accepted. */
type Open<Known extends string> = Known | (string & {});

export const openWords = <Known extends string>(_known: readonly Known[]) => words<Open<Known>>();

/** A year or date, as text or as a number, and in words for each language. */
export type WrittenDate = PerLanguage<string | number>;
export const date = perLanguage<LocalizedText, string | number>(z.union([z.string(), z.number()]), {
  allowed: "a year or a month such as '2025' or '04/2025'",
  isDate: true,
});

export const linkPerLanguage = () => perLanguage<string, string>(link());

export const link = () => formatted(linkAddress);

/**
 * A picture that the page shows. `site.pictures` lists every field that is declared with this. For its use the
 * build makes copies, of files in `public/` as of what the snapshot has fetched.
 */
export const picture = (kind: PictureNote['kind'], use: PictureUse) =>
  formatted(pictureAddress, { picture: { kind, ...use } });

export const openText = <Known extends string>(_known: readonly Known[]): z.ZodType<string, Open<Known>> =>
  z.string();

/** A block that may be left out: its fields have defaults. */
export const block = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape).prefault({} as never);

/** A block that may be left out as a whole; given, it needs the fields that have no default. */
export const optionalBlock = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape).exactOptional();

/** A whole number in a range, both ends included. */
export const count = (least: number, most: number) => z.int().min(least).max(most);

/**
 * A list; left out, it is empty.
 *
 * `plainValue` leaves a hole where the owner's entry was empty, so that messages name the place that the owner sees.
 * The holes are removed here.
 */
export const list = <Entry extends z.ZodType>(entry: Entry, most = Number.POSITIVE_INFINITY) =>
  z
    .array(entry.optional())
    .check(
      checked(({ length }) =>
        length > most ? { advice: `Keep at most ${most} of the ${length} entries.` } : undefined,
      ),
    )
    .transform((values) => values.filter((value) => value !== undefined))
    .prefault([]);

/** A list without the entries that have none of these fields. */
export const listOfAny = <Shape extends z.ZodRawShape>(
  entry: z.ZodObject<Shape>,
  needed: readonly (keyof Shape & keyof z.output<z.ZodObject<Shape>> & string)[],
) =>
  list(entry)
    .transform((entries) => entries.filter((entry) => needed.some((field) => entry[field] !== undefined)))
    .register(fieldNotes, { needed });
