import type { Phrase as Sentence } from '../text/phrase.ts';

/** A sentence with its language, so that a screen reader pronounces the English ones in English. */
export function Phrase({ of }: { of: Sentence }) {
  return typeof of === 'string' ? of : <span lang={of.lang}>{of.text}</span>;
}
