/**
 * A sentence a visitor reads. The page is German; SPEC gives some sentences in English, and those say so, for
 * screen readers and hyphenation (WCAG 3.1.2). A plain string is German, or the owner's own words.
 */
export type Phrase = string | EnglishPhrase;

export interface EnglishPhrase {
  readonly lang: 'en';
  readonly text: string;
}

/* @__NO_SIDE_EFFECTS__ */
export const english = (text: string): EnglishPhrase => ({ lang: 'en', text });
