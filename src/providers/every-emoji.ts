import { nameToEmoji } from 'gemoji';

/** Emoji by GitHub's names. A build has only those that the answers of its snapshot use. */
export const emoji: Readonly<Record<string, string>> = nameToEmoji;
