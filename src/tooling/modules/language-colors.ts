import type { Plugin } from 'vite';
import { languageColors as colors } from '../../providers/language-colors.ts';

/** Keeps of each language only its colour. */
export const languageColors = (): Plugin => ({
  name: 'portfolio:language-colors',
  load: {
    filter: { id: /\/providers\/language-colors\.ts$/ },
    handler: () => `export const languageColors = ${JSON.stringify(colors)};`,
  },
});
