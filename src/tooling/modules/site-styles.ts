import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Site } from '../../model/site.ts';
import { themeNames } from '../../model/theme-name.ts';
import { shownThemes, unchosenThemes } from '../../theme/choice.ts';
import { linkTag } from '../documents/head/element.ts';
import { cacheDirectory } from '../files.ts';
import { virtualModules } from '../virtual-modules.ts';
import { fontFace, fontFile } from './font.ts';
import { furtherThemesFile, sheetOf } from './themes/sheet.ts';

/** Serves `virtual:site.css`: the themes, in a build only those shown without a choice, and the font, which documents preload. */
export function siteStyles(readSite: () => Promise<Site | null>): Plugin {
  let config: ResolvedConfig;
  return {
    ...virtualModules('site-styles', {
      'virtual:site.css': async (context) => {
        const site = await readSite();
        const isBuilt = context.environment.mode === 'build';
        const further = site && isBuilt && furtherThemesFile(site.themeConfig);
        if (further) context.emitFile({ type: 'asset', ...further });
        const shown = isBuilt ? unchosenThemes : shownThemes;
        // The error screen has the first theme, and no way to choose another.
        const names = site ? shown(site.themeConfig) : themeNames.slice(0, 1);
        const font = await fontFace(path.join(config.root, cacheDirectory));
        return `@layer palette{${sheetOf(names, site?.themeConfig ?? {})}}${font}`;
      },
    }),
    // Not the PostCSS of a project around this one.
    config: () => ({ css: { postcss: {} } }),
    configResolved(final) {
      config = final;
    },
    transformIndexHtml(_html, { bundle }) {
      const asset = Object.values(bundle ?? {}).find(
        (output) => output.type === 'asset' && output.names.includes(fontFile),
      );
      if (!asset) return undefined;
      const href = config.base + asset.fileName;
      return [linkTag({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' })];
    },
  };
}
