import type { Plugin } from 'vite';
import { plainText } from '../../model/phrase.ts';
import type { Site } from '../../model/site.ts';
import { siteLanguages } from '../../model/site-language.ts';
import { languages } from '../../text/languages.ts';
import { shownThemes } from '../../theme/choice.ts';
import { furtherThemesFile, pageColor } from '../modules/themes/sheet.ts';
import { element, escapeText, meta } from './head/element.ts';
import { pageHead } from './head/page-head.ts';
import { inlineProgram } from './inline-program.ts';
import { pagesOf } from './pages.ts';

/** In index.html, replaced by what follows from the configuration. */
const rootMark = '<html lang="de">';
const headMark = '<!-- head -->';

/** Fills the head of index.html from the configuration. In a build every page gets a head of its own. */
export const documentHead = (readSite: () => Promise<Site | null>): Plugin => ({
  name: 'portfolio:document-head',
  transformIndexHtml: {
    order: 'pre',
    async handler(html, { server }) {
      const site = await readSite();
      const theme = site ? `${await themeHead(site, !server)}\n    ` : '';
      const page = server ? headOf(site) : '';
      return html
        .replace(rootMark, element('html', rootAttributes(site)))
        .replace(headMark, () => theme + page);
    },
  },
});

const rootAttributes = (site: Site | null) =>
  site ? { lang: site.language, 'data-theme': site.themeConfig.defaultTheme } : { lang: mainLanguage };

/** The head of the portfolio, or of the error screen in its place. */
function headOf(site: Site | null): string {
  const [portfolio] = site ? pagesOf(site) : [];
  return site && portfolio ? pageHead(site, portfolio) : invalidHead;
}

const [mainLanguage] = siteLanguages;
const { invalidConfig } = languages[mainLanguage].consentAndErrors.errorText;
export const invalidHead = `<title>${escapeText(plainText(invalidConfig.title))}</title>`;

/** @param isBuilt whether further themes are in a file of their own, as they are in a build */
async function themeHead({ themeConfig: config, base }: Site, isBuilt: boolean): Promise<string> {
  const color = meta('theme-color', pageColor(config.defaultTheme, config));
  if (shownThemes(config).length === 1) return color;
  const further = isBuilt ? furtherThemesFile(config) : undefined;
  const furtherThemes = further ? base + further.fileName : '';
  const { defaultTheme, disableSwitch, respectPrefersColorScheme, themes } = config;
  const choice = { defaultTheme, disableSwitch, respectPrefersColorScheme, themes };
  const program = await inlineProgram('theme/before-paint.ts', { base, config: choice, furtherThemes });
  return `${color}\n    <script>${program}</script>`;
}
