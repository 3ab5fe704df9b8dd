import type { Plugin, ResolvedConfig } from 'vite';
import { plainText } from '../../model/phrase.ts';
import type { Site } from '../../model/site.ts';
import { errorText } from '../../text/de/errors.ts';
import { beforePaint } from '../../theme/before-paint.ts';
import { shownThemes } from '../../theme/choice.ts';
import { furtherThemesFile, pageColors } from '../modules/themes/sheet.ts';
import { escapeText, meta } from './head/element.ts';
import { pageHead } from './head/page-head.ts';
import { pagesOf, portfolio } from './pages.ts';

/** Stands in a document's head where what is about that page alone belongs. */
export const pageHeadMark = '<!-- page head -->';
/** Stands in index.html where what the configuration says belongs. */
const headMark = '<!-- head -->';

/** Fills the head of index.html with what depends on the configuration. In a build every page gets a head of its own. */
export function documentHead(site: () => Promise<Site | null>): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'portfolio:document-head',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const settings = await site();
        const theme = settings ? `${themeHead(settings, config.command === 'build')}\n    ` : '';
        const page = config.command === 'build' ? pageHeadMark : headOf(settings);
        return html
          .replace('<html lang="de">', `<html lang="${settings?.language ?? 'de'}">`)
          .replace(headMark, () => theme + page);
      },
    },
  };
}

/** The head of the portfolio, or of the error screen in its place. */
const headOf = (site: Site | null): string =>
  site ? pageHead(site, pagesOf(site)[0] ?? portfolio) : invalidHead;

/** The head of the document that an invalid configuration gives. */
export const invalidHead = `<title>${escapeText(plainText(errorText.invalidConfig.title))}</title>`;

/** @param isBuilt whether further themes are in a file of their own, as they are in a build */
function themeHead({ themeConfig, base }: Site, isBuilt: boolean): string {
  const colors = pageColors(shownThemes(themeConfig), themeConfig);
  const further = isBuilt ? furtherThemesFile(themeConfig) : undefined;
  return [
    meta('theme-color', colors[themeConfig.defaultTheme] ?? ''),
    // After the meta element, whose content it sets.
    `<script>${beforePaint(themeConfig, base, colors, further && base + further.fileName)}</script>`,
  ].join('\n    ');
}
