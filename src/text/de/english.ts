import type { Phrase } from '../../model/phrase.ts';

/** A sentence of the German page that is in English. */
/* @__NO_SIDE_EFFECTS__ */
export const english = (text: string): Phrase => ({ lang: 'en', text });
