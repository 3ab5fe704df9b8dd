import path from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import type { Site } from '../../model/site.ts';
import { themeNames } from '../../model/theme-name.ts';
import { shownThemes, unchosenThemes } from '../../theme/choice.ts';
import { linkTag } from '../documents/head/element.ts';
import { cacheDirectory } from '../files.ts';
import { fontFace, fontFile } from './font.ts';
import { furtherThemesFile, sheetOf } from './themes/sheet.ts';

/** The themes, in a build only those shown without a choice, and the font. */
export async function siteSheet(site: Site | null, { environment, emitFile }: Rolldown.PluginContext) {
  const isBuilt = environment.mode === 'build';
  const further = site && isBuilt && furtherThemesFile(site.themeConfig);
  if (further) emitFile({ type: 'asset', ...further });
  const namesOf = isBuilt ? unchosenThemes : shownThemes;
  // The error screen has the first theme, and no way to choose another.
  const names = site ? namesOf(site.themeConfig) : themeNames.slice(0, 1);
  const font = await fontFace(path.join(environment.config.root, cacheDirectory));
  return `@layer palette{${sheetOf(names, site?.themeConfig ?? {})}}${font}`;
}

/** Has documents preload the font. */
export function preloadedFont(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'portfolio:preloaded-font',
    // Ignores the PostCSS of a project around this one.
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
