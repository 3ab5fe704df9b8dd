import { gemoji } from 'gemoji';
import type { Plugin } from 'vite';
import { languageColors } from '../../providers/library-lists.ts';
import type { OwnerSnapshot } from '../inputs/snapshot/owner-snapshot.ts';

/** Leaves of all emoji those in the snapshot's responses, under all of their names, and of each language its colour. */
export const libraryLists = (snapshot: Pick<OwnerSnapshot, 'answers'>): Plugin => ({
  name: 'portfolio:library-lists',
  load: {
    filter: { id: /\/providers\/library-lists\.ts$/ },
    async handler() {
      const text = JSON.stringify(await snapshot.answers());
      const occurring = gemoji.filter(({ emoji }) => text.includes(emoji));
      const emoji = Object.fromEntries(
        occurring.flatMap(({ emoji, names }) => names.map((name) => [name, emoji])),
      );
      return Object.entries({ emoji, languageColors })
        .map(([name, list]) => `export const ${name} = ${JSON.stringify(list)};`)
        .join('\n');
    },
  },
});
