import type { Plugin } from 'vite';
import type { ThemeName } from '../../model/theme-name.ts';
import { sheetOf } from './sheet.ts';

/**
 * Serves `virtual:themes.css`: the style sheet of the themes that the site can show, and of no other.
 *
 * @param shown the themes, the default first (`shownThemes` of src/theme/choice.ts); asked anew at every load.
 */
export function themes(shown: () => Promise<readonly ThemeName[]>): Plugin {
  const resolved = '\0virtual:themes.css';
  return {
    name: 'portfolio:themes',
    resolveId: { filter: { id: /^virtual:themes\.css$/ }, handler: () => resolved },
    load: { filter: { id: new RegExp(`^${resolved}$`) }, handler: async () => sheetOf(await shown()) },
  };
}
