import type { SiteLanguage } from '../model/site-language.ts';

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

const months = [
  ['Januar', 'January'],
  ['Februar', 'February'],
  ['März', 'March'],
  ['April', 'April'],
  ['Mai', 'May'],
  ['Juni', 'June'],
  ['Juli', 'July'],
  ['August', 'August'],
  ['September', 'September'],
  ['Oktober', 'October'],
  ['November', 'November'],
  ['Dezember', 'December'],
] as const;

/** A status, a category or a date in a language, whichever it is written in; undefined for what only the owner can translate. */
export function knownTranslation(text: string, language: SiteLanguage): string | undefined {
  const [from, to] = language === 'en' ? [0, 1] : [1, 0];
  // 'Infrastructure' is also what the mixed German page says.
  if (words.some((pair) => pair[to] === text)) return text;
  const word = words.find((pair) => pair[from] === text)?.[to];
  const [, name = '', year = ''] = /^(\p{L}+)( \d{4})$/u.exec(text) ?? [];
  const month = months.find((pair) => pair.some((known) => known === name))?.[to];
  return word ?? (month && month + year);
}
