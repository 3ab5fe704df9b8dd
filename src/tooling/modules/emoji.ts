import { gemoji } from 'gemoji';
import type { Plugin } from 'vite';
import type { OwnerSnapshot } from '../inputs/snapshot/owner-snapshot.ts';
import { virtualModules } from '../virtual-modules.ts';

/** Of all emoji those in the snapshot's answers, under all of their names, for the answers of browsers. */
export const emoji = (snapshot: Pick<OwnerSnapshot, 'answers'>): Plugin =>
  virtualModules('emoji', {
    'virtual:emoji': async () => {
      const text = JSON.stringify(await snapshot.answers());
      const used = gemoji.filter(({ emoji }) => text.includes(emoji));
      const named = used.flatMap(({ emoji, names }) => names.map((name) => [name, emoji]));
      return { emoji: Object.fromEntries(named) };
    },
  });
