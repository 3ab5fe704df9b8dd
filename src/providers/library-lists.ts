import { nameToEmoji } from 'gemoji';
import * as languages from 'linguist-languages';

/* Lists of two libraries. A build keeps of them only what browsers need (src/tooling/modules/library-lists.ts). */

/** Emoji by GitHub's names. */
export const emoji: Readonly<Record<string, string>> = nameToEmoji;

/** The colour of every language that GitHub knows, null where it has none. */
export const languageColors: Readonly<Record<string, string | null>> = Object.fromEntries(
  Object.values(languages).map((language) => [language.name, 'color' in language ? language.color : null]),
);
