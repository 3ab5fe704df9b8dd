import type { Plugin } from 'vite';
import type { Site } from '../../../model/site.ts';
import { themeNames } from '../../../model/theme-name.ts';
import { shownThemes, unchosenThemes } from '../../../theme/choice.ts';
import { virtualModules } from '../../virtual-modules.ts';
import { furtherThemesFile, sheetOf } from './sheet.ts';

/**
 * Serves `virtual:themes.css`: in a build only what a visitor sees who has chosen nothing; the other themes are in a file
 * of their own.
 */
export const themes = (site: () => Promise<Site | null>): Plugin =>
  virtualModules('themes', {
    'virtual:themes.css': async (context) => {
      const { mode, config: environment } = context.environment;
      // The pages that are rendered in Node have the style sheet of the browser's build.
      if (mode === 'build' && environment.consumer === 'server') return '';
      const config = (await site())?.themeConfig;
      // The error screen has the first theme, and nobody to choose another.
      if (!config) return sheetOf(themeNames.slice(0, 1), {});
      if (mode !== 'build') return sheetOf(shownThemes(config), config);
      const further = furtherThemesFile(config);
      if (further) context.emitFile({ type: 'asset', ...further });
      return sheetOf(unchosenThemes(config), config);
    },
  });
