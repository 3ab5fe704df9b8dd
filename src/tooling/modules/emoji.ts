import { gemoji } from 'gemoji';
import type { Plugin } from 'vite';
import type { OwnerSnapshot } from '../inputs/snapshot/owner-snapshot.ts';

/** Leaves of all emoji those in the snapshot's answers, under all of their names, for the responses of browsers. */
export const emoji = (snapshot: Pick<OwnerSnapshot, 'answers'>): Plugin => ({
  name: 'portfolio:emoji',
  load: {
    filter: { id: /\/providers\/every-emoji\.ts$/ },
    async handler() {
      const text = JSON.stringify(await snapshot.answers());
      const used = gemoji.filter(({ emoji }) => text.includes(emoji));
      const named = used.flatMap(({ emoji, names }) => names.map((name) => [name, emoji]));
      return `export const emoji = ${JSON.stringify(Object.fromEntries(named))};`;
    },
  },
});
