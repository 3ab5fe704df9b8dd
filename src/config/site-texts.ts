import { type SiteLanguage, siteLanguages } from '../model/site-language.ts';
import { languages as knownLanguages, type Language } from '../site/languages.ts';
import { isFileOrLink } from './address.ts';
import type { Settings } from './config.ts';
import { inEachLanguage, isByLanguage, type WrittenDate } from './fields/field.ts';
import { addressBelow } from './format/address.ts';
import { type Dated, isSince, newestFirst, readDate, shownDate } from './format/dates.ts';
import { valueAt, valuesIn } from './messages/problem.ts';
import { type Field, fieldAt } from './schema-tree.ts';

interface Speech {
  language: SiteLanguage;
  /** The site's main language: that of a text that says none. */
  main: SiteLanguage;
  words: Language;
}

/**
 * The settings in one language: of each text the one in it, or the site's own words; lists with dates newest first; links
 * and pictures below the base.
 * @param config what the owner wrote, as plain data: what is not in it is a default
 */
export function settingsIn(speech: Speech, settings: Settings, base: string, config: unknown): Settings {
  return finished(settings, []) as Settings;

  function finished(setting: unknown, path: readonly PropertyKey[]): unknown {
    const note = fieldAt(path);
    const written = valueAt(config, path);
    const isDefault = written === '' || (written === undefined && setting === note?.default);
    const text = isDefault ? { [siteLanguages[0]]: setting } : setting;
    const value = note?.perLanguage ? textIn(text, note, speech).text : lastingUntilToday(setting, path);
    if (typeof value === 'string') return isFileOrLink(value, path) ? addressBelow(base, value) : value;
    if (Array.isArray(value)) {
      const entries = onceEach(value.map((entry, index) => finished(entry, [...path, index])));
      return hasDates(note) ? newestFirst(entries as Dated[]) : entries;
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, finished(entry, [...path, key])]),
    );
  }

  /** 'seit April 2018' without an end is a period until today. */
  function lastingUntilToday(value: unknown, path: readonly PropertyKey[]): unknown {
    const { from, to } = Object(value) as { from?: WrittenDate; to?: unknown };
    if (from === undefined || to !== undefined || !fieldAt([...path, 'to'])?.isDate) return value;
    const isOpen = inEachLanguage(from).some((text) => isSince(String(text)));
    return isOpen ? { ...Object(value), to: speech.words.sections.knownWords.today } : value;
  }
}

/** Whether it is a list whose entries have dates. */
const hasDates = (list: Field | undefined) =>
  Object.values(list?.items?.properties ?? {}).some(({ isDate }) => isDate);

/** Texts that are the same in this language appear once; other entries stay. */
function onceEach(entries: readonly unknown[]): unknown[] {
  const keyOf = (entry: unknown) => (Object(entry).lang ? Object(entry).text : entry);
  return [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()];
}

/** Counts the owner's texts that need a translation, without names and places, and lists the paths of those without one. */
export function translationOf(config: unknown, speech: Speech): { count: number; missing: string[] } {
  const texts = valuesIn(config).flatMap(({ value, steps, path }) => {
    const note = fieldAt(steps);
    if (!note?.perLanguage || note.isLabel || isByLanguage(valueAt(config, steps.slice(0, -1)))) return [];
    const { isTranslated } = textIn(value, note, speech);
    return isTranslated === undefined ? [] : { path, isTranslated };
  });
  const missing = texts.filter(({ isTranslated }) => !isTranslated).map(({ path }) => path);
  return { count: texts.length, missing };
}

/** A field's text in a language, and whether it counts as translated; undefined if it needs no translation. */
function textIn(value: unknown, note: Field, { language, main, words }: Speech) {
  const texts = isByLanguage(value) ? value : { [main]: value };
  const lang = [language, main, ...siteLanguages].find((name) => texts[name] !== undefined);
  const date = lang && texts[lang];
  const text = typeof date === 'number' ? String(date) : date;
  const day = note.isDate && typeof text === 'string' && readDate(text);
  if (day) return { text: shownDate(day, words) };
  // A text without letters, such as a year, needs no translation.
  if (typeof text !== 'string' || note.address || !/\p{Letter}/u.test(text)) return { text };
  const headings = lang === language ? [language] : siteLanguages;
  const translation = knownTranslation(text, words, note.default === undefined ? [] : headings);
  if (lang === language) return { text: words.isMixed ? text : (translation ?? text), isTranslated: true };
  // A known word, such as a status, is translated by the site.
  return translation === undefined ? { text: { lang, text }, isTranslated: false } : { text: translation };
}

/** Translates the site's own words. @param headingsOf languages in which the site's own headings count as such words */
function knownTranslation(text: string, { sections: own }: Language, headingsOf: readonly SiteLanguage[]) {
  const words: Readonly<Record<string, string>> = { ...own.headings, ...own.knownWords };
  // 'Infrastructure' is also what the mixed German page says.
  if (Object.values(words).includes(text)) return text;
  const all = siteLanguages.flatMap((name) => {
    const { headings, knownWords } = knownLanguages[name].sections;
    return Object.entries({ ...knownWords, ...(headingsOf.includes(name) && headings) });
  });
  const [name = ''] = all.find(([, word]) => word === text) ?? [];
  return words[name];
}
