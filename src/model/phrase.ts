import type { SiteLanguage } from './site-language.ts';

/** Something a visitor reads; what is not in the language of its document says so, for screen readers (WCAG 3.1.2). */
export type Phrase = string | { readonly lang: SiteLanguage; readonly text: string };

/** An English text in a document of another language. */
// @__NO_SIDE_EFFECTS__
export const english = (text: string): Phrase => ({ lang: 'en', text });

/** The same with other words; empty when they are. */
export function mapText(phrase: Phrase, change: (text: string) => string): Phrase {
  const text = change(plainText(phrase));
  return typeof phrase === 'string' || text === '' ? text : { ...phrase, text };
}

/** Phrases in a row as one, in the language of the first that is foreign; what is not given is left out. */
export function joined(phrases: readonly (Phrase | undefined)[], separator: string): Phrase {
  const given = phrases.filter((phrase) => phrase !== undefined);
  const foreign = given.find((phrase) => typeof phrase !== 'string');
  return mapText(foreign ?? '', () => given.map(plainText).join(separator));
}

/** Its language, where that is not the document's. */
export const languageOf = (phrase: Phrase): SiteLanguage | undefined =>
  typeof phrase === 'string' ? undefined : phrase.lang;

/** The words alone, for where no language can be said: names of elements, titles, keys. */
export const plainText = (phrase: Phrase): string => (typeof phrase === 'string' ? phrase : phrase.text);
