import type { Plugin } from 'vite';
import type { Site } from '../../../model/site.ts';
import { themeNames } from '../../../model/theme-name.ts';
import { shownThemes, unchosenThemes } from '../../../theme/choice.ts';
import { furtherThemesFile } from './further-themes.ts';
import { sheetOf } from './sheet.ts';

/**
 * Serves `virtual:themes.css`: the style sheet of the themes that the site can show, and of no other. A build has
 * there only what a visitor sees who has chosen nothing, and the rest in a file of its own.
 *
 * @param site the finished site, asked anew at every load; null when the configuration is invalid
 */
export function themes(site: () => Promise<Site | null>): Plugin {
  const resolved = '\0virtual:themes.css';
  return {
    name: 'portfolio:themes',
    resolveId: { filter: { id: /^virtual:themes\.css$/ }, handler: () => resolved },
    load: {
      filter: { id: new RegExp(`^${resolved}$`) },
      async handler() {
        const { mode, config: environment } = this.environment;
        // The pages that are rendered in Node have the style sheet of the browser's build.
        if (mode === 'build' && environment.consumer === 'server') return '';
        const config = (await site())?.themeConfig;
        // The error screen has the first theme, and nobody to choose another.
        if (!config) return sheetOf(themeNames.slice(0, 1), {});
        if (mode !== 'build') return sheetOf(shownThemes(config), config);
        const further = furtherThemesFile(config);
        if (further) this.emitFile({ type: 'asset', ...further });
        return sheetOf(unchosenThemes(config), config);
      },
    },
  };
}
