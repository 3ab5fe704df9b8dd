import type { z } from 'zod';
import { type SiteLanguage, siteLanguages } from '../model/site-language.ts';
import { configSchema } from './config.ts';
import { monthName } from './format/legal.ts';
import { formatPath, valueAt } from './messages/problem.ts';
import { fieldAt, noteOn } from './schema-tree.ts';

export interface SiteTexts {
  /** The configuration with one value where the owner may write one for each language. */
  data: unknown;
  /** How many texts there are to be translated. */
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
  // The mixed German page says some of what is known in English.
  const isMixed = language === 'de' && valueAt(data, ['wording']) !== 'german';
  let count = 0;
  const missing: string[] = [];
  return { data: copy(data, configSchema, []), count, missing };

  function copy(value: unknown, field: z.ZodType | undefined, path: readonly PropertyKey[]): unknown {
    const note = field && noteOn(field);
    if (note?.perLanguage && (typeof value === 'string' || isByLanguage(value)))
      return chosen(value, path, note.format !== undefined);
    if (Array.isArray(value)) return value.map((entry, index) => inside(entry, field, index, path));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, inside(entry, field, key, path)]),
    );
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

  function chosen(value: string | ByLanguage, path: readonly PropertyKey[], isAddress: boolean): unknown {
    const texts: ByLanguage = typeof value === 'string' ? { [main]: value } : value;
    const lang = languageChosen(texts, language, main);
    const text = lang && texts[lang];
    // Of what has no letters, such as a year, there is nothing to translate.
    if (typeof text !== 'string' || isAddress || !/\p{Letter}/u.test(text)) return text;
    if (lang === language) {
      count += 1;
      return isMixed ? text : (knownTranslation(text, language) ?? text);
    }
    const known = knownTranslation(text, language);
    // A status or a month takes nobody's work.
    if (known !== undefined) return known;
    count += 1;
    missing.push(formatPath(path));
    return { lang, text };
  }
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

/** Whether it is a block of nothing but languages. */
export const isByLanguage = (value: unknown): value is ByLanguage => {
  const keys = Object.keys(value ?? []);
  return keys.length > 0 && keys.every((key) => siteLanguages.some((language) => language === key));
};

/** What owners write as a whole text, in German and in English. */
const words = [
  ['Abgeschlossen', 'Completed'],
  ['In Entwicklung', 'In development'],
  ['Geplant', 'Planned'],
  ['Pausiert', 'Paused'],
  ['Entwicklung', 'Development'],
  ['Infrastruktur', 'Infrastructure'],
  ['Beratung', 'Consulting'],
  ['Support', 'Support'],
  ['Auf Anfrage', 'On request'],
  ['heute', 'present'],
  ['heute', 'today'],
] as const;

const months = Array.from({ length: 12 }, (_, month) =>
  siteLanguages.map((language) => monthName(language, month)),
);

/** A status, a category or a date in a language, whichever it is written in; undefined for what only the owner can translate. */
function knownTranslation(text: string, language: SiteLanguage): string | undefined {
  const [from, to] = language === 'en' ? [0, 1] : [1, 0];
  // 'Infrastructure' is also what the mixed German page says.
  if (words.some((pair) => pair[to] === text)) return text;
  const word = words.find((pair) => pair[from] === text)?.[to];
  const [, name = '', year = ''] = /^(\p{L}+)( \d{4})$/u.exec(text) ?? [];
  const month = months.find((pair) => pair.some((known) => known === name))?.[to];
  return word ?? (month && month + year);
}
