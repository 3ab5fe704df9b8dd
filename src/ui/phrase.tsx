import type { Phrase as Sentence } from '../model/phrase.ts';

/** A sentence with its language, where that is not the document's, so that a screen reader pronounces it rightly. */
export function Phrase({ of }: { of: Sentence | undefined }) {
  return typeof of === 'object' ? <span lang={of.lang}>{of.text}</span> : of;
}
