import { nameToEmoji } from 'gemoji';

/** Emoji by GitHub's names. A build has only those that the responses of its snapshot use. */
export const emoji: Readonly<Record<string, string>> = nameToEmoji;
