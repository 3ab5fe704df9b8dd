import type { z } from 'zod';
import { type SiteLanguage, siteLanguages } from '../model/site-language.ts';
import { languages as knownLanguages, type Language, languageFor } from '../text/languages.ts';
import { configSchema } from './config.ts';
import { type FieldNote, inEachLanguage, type PerLanguage } from './fields/field.ts';
import { isSince, readDate, shownDate } from './format/dates.ts';
import { formatPath, valueAt } from './messages/problem.ts';
import { fieldAt, noteOn } from './schema-tree.ts';

export interface SiteTexts {
  /** The configuration with one value where the owner may write one for each language. */
  data: unknown;
  count: number;
  /** The paths of those that are not; they are shown as they are, in their own language. */
  missing: string[];
}

/**
 * Chooses the owner's texts in one language. Which fields may be given for each language, the schema says.
 *
 * @param data the configuration as plain data
 * @param languages those of the site, the main one first: a text that says no language is in that
 */
export function siteTexts(
  data: unknown,
  language: SiteLanguage,
  [main]: readonly [SiteLanguage, ...SiteLanguage[]],
): SiteTexts {
  const wording = valueAt(data, ['wording']);
  const target = languageFor({ language, wording: typeof wording === 'string' ? wording : '' });
  let count = 0;
  const missing: string[] = [];
  return { data: copy(data, configSchema, []), count, missing };

  function copy(value: unknown, field: z.ZodType | undefined, path: readonly PropertyKey[]): unknown {
    const note = field && noteOn(field);
    if (note?.perLanguage && (typeof value === 'string' || isByLanguage(value)))
      return chosen(value, path, note);
    if (Array.isArray(value)) return value.map((entry, index) => inside(entry, field, index, path));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(lastingUntilToday(value, field)).map(([key, entry]) => [
        key,
        inside(entry, field, key, path),
      ]),
    );
  }

  /** 'seit April 2018' without an end is a period until today. */
  function lastingUntilToday(entry: object, field: z.ZodType | undefined): object {
    const { from, to } = entry as { from?: PerLanguage<string | number>; to?: unknown };
    const end = field && fieldAt(field, ['to']);
    if (from === undefined || to !== undefined || !end || !noteOn(end)?.isDate) return entry;
    const isOpen = inEachLanguage(from).some((text) => isSince(String(text)));
    return isOpen ? { ...entry, to: target.knownWords.today[0] } : entry;
  }

  function inside(
    value: unknown,
    field: z.ZodType | undefined,
    key: PropertyKey,
    path: readonly PropertyKey[],
  ): unknown {
    if (typeof value !== 'object' && typeof value !== 'string') return value;
    return copy(value, field && fieldAt(field, [key]), [...path, key]);
  }

  function chosen(value: string | ByLanguage, path: readonly PropertyKey[], note: FieldNote): unknown {
    const texts: ByLanguage = typeof value === 'string' ? { [main]: value } : value;
    const lang = languageChosen(texts, language, main);
    const text = lang && texts[lang];
    const date = note.isDate && typeof text === 'string' && readDate(text);
    if (date) return shownDate(date, target);
    // Of what has no letters, such as a year, there is nothing to translate.
    if (typeof text !== 'string' || note.format || !/\p{Letter}/u.test(text)) return text;
    if (lang === language) {
      count += 1;
      return target.isMixed ? text : (knownTranslation(text, target) ?? text);
    }
    const known = knownTranslation(text, target);
    // A status takes nobody's work.
    if (known !== undefined) return known;
    count += 1;
    missing.push(formatPath(path));
    return { lang, text };
  }
}

/** A status or a category in a language, whichever it is written in; undefined for what only the owner can translate. */
function knownTranslation(text: string, { knownWords }: Language): string | undefined {
  // 'Infrastructure' is also what the mixed German page says.
  if (Object.values(knownWords).some((words) => words.includes(text))) return text;
  for (const other of Object.values(knownLanguages)) {
    const known = Object.entries(other.knownWords).find(([, words]) => words.includes(text));
    if (known) return knownWords[known[0] as keyof typeof knownWords][0];
  }
  return undefined;
}

/** Where the owner wrote what the page has at a path in a language: of a text in several, which of them. */
export function writtenAt(
  path: readonly PropertyKey[],
  data: unknown,
  language: SiteLanguage,
  [main]: readonly [SiteLanguage, ...SiteLanguage[]],
): PropertyKey[] {
  const found = valueAt(data, path);
  const field = fieldAt(configSchema, path);
  const lang =
    field && noteOn(field)?.perLanguage && isByLanguage(found)
      ? languageChosen(found, language, main)
      : undefined;
  return lang ? [...path, lang] : [...path];
}

const languageChosen = (texts: ByLanguage, language: SiteLanguage, main: SiteLanguage) =>
  [language, main, ...siteLanguages].find((known) => texts[known] !== undefined);

type ByLanguage = { readonly [Language in SiteLanguage]?: unknown };

export const isByLanguage = (value: unknown): value is ByLanguage => {
  const keys = Object.keys(value ?? []);
  return keys.length > 0 && keys.every((key) => siteLanguages.some((language) => language === key));
};
