import { distance } from 'fastest-levenshtein';
import { type SiteLanguage, siteLanguages } from '../../model/site-language.ts';
import type { Fault } from '../format/text-format.ts';

/** How a name reads when case, hyphens, underscores and spaces do not matter. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[-_\s]/g, '');

/** The name that was probably meant: allows one wrong letter in three, swapped letters, and a shorter or longer form. */
export function nearest<Name extends string>(name: string, candidates: readonly Name[]): Name | undefined {
  const written = plainName(name.slice(0, 100));
  const [best] = candidates
    .map((candidate) => ({ candidate, errors: errorsBetween(written, plainName(candidate)) }))
    .filter(({ candidate, errors }) => errors <= Math.floor(Math.min(candidate.length, written.length) / 3))
    .sort((a, b) => a.errors - b.errors);
  return best?.candidate;
}

/** The known value that an unknown one probably means. */
export function guess(name: string, known: readonly string[]): Fault {
  const meant = nearest(name, known);
  return meant === undefined ? {} : { correct: meant, isGuess: true };
}

export function didYouMean(name: string, candidates: readonly string[]): string | undefined {
  const meant = nearest(name, candidates);
  return meant && `Did you mean '${meant}'?`;
}

/** The language that is meant by 'englisch', 'English' or 'en-GB'. */
export function languageNamed(name: string): SiteLanguage | undefined {
  const [word = ''] = name.split('-');
  return siteLanguages.find((language) => {
    const names = siteLanguages.map((other) =>
      new Intl.DisplayNames(other, { type: 'language' }).of(language),
    );
    return nearest(word, [language, ...names.map(String)]);
  });
}

function errorsBetween(written: string, meant: string): number {
  const sorted = (text: string) => [...text].sort().join('');
  const isNearlySame =
    written !== meant &&
    (sorted(written) === sorted(meant) || written.startsWith(meant) || meant.startsWith(written));
  return isNearlySame ? 1 : distance(written, meant);
}

/** A name in plain Latin letters: 'größe' becomes 'groesse'. */
export const withoutUmlauts = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/(?<=[aou])\u0308/gi, 'e')
    .replaceAll('ß', 'ss')
    .replace(/\p{M}/gu, '');
