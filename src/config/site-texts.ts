import { type SiteLanguage, siteLanguages } from '../model/site-language.ts';
import { languages as knownLanguages, type Language } from '../text/languages.ts';
import { configSchema } from './config.ts';
import { copied, type FieldNote, inEachLanguage, isByLanguage, type WrittenDate } from './fields/field.ts';
import { isSince, readDate, shownDate } from './format/dates.ts';
import { formatPath } from './messages/problem.ts';
import { noteAt } from './schema-tree.ts';

/**
 * Chooses the owner's texts in one language. Which fields may be given for each language, the schema says.
 *
 * @param data the configuration as plain data
 * @param main the site's main language: that of a text that says none
 * @param target the words of `language`
 * @returns the configuration with one text for each; how many there are, and the paths of those that lack a translation
 */
export function siteTexts(data: unknown, language: SiteLanguage, main: SiteLanguage, target: Language) {
  let count = 0;
  const missing: string[] = [];
  const inLanguage = copied(data, (value, path) => {
    const note = noteAt(configSchema, path);
    return note?.perLanguage ? chosen(value, path, note) : lastingUntilToday(value, path);
  });
  return { data: inLanguage, count, missing };

  /** 'seit April 2018' without an end is a period until today. */
  function lastingUntilToday(value: unknown, path: readonly PropertyKey[]): unknown {
    const { from, to } = Object(value) as { from?: WrittenDate; to?: unknown };
    if (from === undefined || to !== undefined || !noteAt(configSchema, [...path, 'to'])?.isDate)
      return value;
    const isOpen = inEachLanguage(from).some((text) => isSince(String(text)));
    return isOpen ? { ...Object(value), to: target.knownWords.today[0] } : value;
  }

  function chosen(value: unknown, path: readonly PropertyKey[], note: FieldNote): unknown {
    const texts = isByLanguage(value) ? value : { [main]: value };
    const lang = [language, main, ...siteLanguages].find((known) => texts[known] !== undefined);
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
  const all = Object.values(knownLanguages).flatMap((other) => Object.entries(other.knownWords));
  const [name] = all.find(([, words]) => words.includes(text)) ?? [];
  return name && knownWords[name as keyof typeof knownWords][0];
}
