import type { SiteLanguage } from './site-language.ts';

/** A text for visitors, marked with its language if that is not the document's (WCAG 3.1.2). */
export type LocalizedText = string | { readonly lang: SiteLanguage; readonly text: string };

/** An English text in a document of another language. */
// @__NO_SIDE_EFFECTS__
export const english = (text: string): LocalizedText => ({ lang: 'en', text });

/** Changes the words and keeps the language; returns '' for empty words. */
export function mapText(phrase: LocalizedText, change: (text: string) => string): LocalizedText {
  const text = change(plainText(phrase));
  return typeof phrase === 'string' || text === '' ? text : { ...phrase, text };
}

/** Joins the given phrases into one, in the language of the first foreign one. */
export function joined(phrases: readonly (LocalizedText | undefined)[], separator: string): LocalizedText {
  const defined = phrases.filter((phrase) => phrase !== undefined);
  const foreign = defined.find((phrase) => typeof phrase !== 'string');
  return mapText(foreign ?? '', () => defined.map(plainText).join(separator));
}

/** Undefined for the document's own language. */
export const languageOf = (phrase: LocalizedText): SiteLanguage | undefined =>
  typeof phrase === 'string' ? undefined : phrase.lang;

/** The words without their language, for labels, titles and keys. */
export const plainText = (phrase: LocalizedText): string =>
  typeof phrase === 'string' ? phrase : phrase.text;
