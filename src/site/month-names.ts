import { siteLanguages } from '../model/site-language.ts';

/** Names of months that do not begin like those of the languages: a short form, and Austria's. */
const otherNames: Readonly<Record<string, number>> = { mrz: 3, janner: 1, feber: 2 };

/** Small letters without dots or marks, 'ae' as 'a': how a name of a month is compared. */
const folded = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|(?<=a)e(?=.)/gu, '');

/** Languages in which owners write months beside those of the page. */
const otherLocales = [
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'tr',
  'sv',
  'nb',
  'fi',
  'cs',
  'ro',
  'hu',
  'id',
  'ru',
  'uk',
  'el',
];

/** The twelve names of a language, alone or beside a day, which some languages write in another form. */
const monthsOf = (locale: string, day?: 'numeric') =>
  Array.from({ length: 12 }, (_, index) => {
    const parts = new Intl.DateTimeFormat(locale, { month: 'long', day }).formatToParts(
      new Date(2026, index, 1),
    );
    return folded(parts.find(({ type }) => type === 'month')?.value ?? '');
  });

const monthNames = [...new Set([...siteLanguages, ...otherLocales])].flatMap((locale) => [
  monthsOf(locale),
  monthsOf(locale, 'numeric'),
]);

/** The number of a month by its name or the beginning of it, in the first language that has one such month. */
export function monthNamed(name: string): number | undefined {
  const start = folded(name);
  for (const names of monthNames) {
    const matches = names.filter((month) => month.startsWith(start));
    const whole = names.indexOf(start);
    if (whole >= 0) return whole + 1;
    if (matches.length === 1) return names.indexOf(matches[0] ?? '') + 1;
  }
  return otherNames[start];
}
