import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { plainText } from '../../model/phrase.ts';
import { pick } from '../../model/pick.ts';
import type { Site } from '../../model/site.ts';
import { siteLanguages } from '../../model/site-language.ts';
import { languages } from '../../site/languages.ts';
import { shownThemes } from '../../theme/choice.ts';
import { furtherThemesFile, pageColor } from '../modules/themes/sheet.ts';
import { virtualModules } from '../virtual-modules.ts';
import { outputOf } from './further-languages.ts';
import { element, escapeText, meta } from './head/element.ts';
import { pageHead } from './head/page-head.ts';
import { pagesOf, type ReadSite } from './pages.ts';

/** Fills the head of index.html from the configuration. In a build every page gets a head of its own. */
export const documentHead = (readSite: ReadSite): Plugin => ({
  name: 'portfolio:document-head',
  transformIndexHtml: {
    order: 'pre',
    async handler(html, { server }) {
      // Another page than the site's, as tests have.
      if (!html.includes('/src/main.tsx')) return html;
      const site = await readSite();
      const theme = site && { 'data-theme': site.themeConfig.defaultTheme };
      const [portfolio] = site ? pagesOf(site) : [];
      const page = site && portfolio ? pageHead(site, portfolio) : invalidHead;
      const parts = [site && (await themeHead(site, !server)), server && page];
      return fillIn(html, {
        '<html lang="de">': element('html', { lang: site?.language ?? mainLanguage, ...theme }),
        '<!-- head -->': parts.filter(Boolean).join('\n    '),
      });
    },
  },
});

/** Replaces parts of index.html. @throws Error that names a part which somebody has removed or changed */
export function fillIn(html: string, parts: Readonly<Record<string, string>>): string {
  for (const [part, content] of Object.entries(parts)) {
    if (!html.includes(part))
      throw new Error(
        `index.html has no \`${part}\` any more, in whose place the build writes. Put it back.`,
      );
    html = html.replace(part, () => content);
  }
  return html;
}

const [mainLanguage] = siteLanguages;
const { invalidConfig } = languages[mainLanguage].consentAndErrors.errorText;
export const invalidHead = `<title>${escapeText(plainText(invalidConfig.title))}</title>`;

/** @param isBuilt whether further themes are in a file of their own, as they are in a build */
async function themeHead({ themeConfig: config, base }: Site, isBuilt: boolean): Promise<string> {
  const color = meta('theme-color', pageColor(config.defaultTheme, config));
  if (shownThemes(config).length === 1) return color;
  const further = isBuilt && furtherThemesFile(config);
  const furtherThemes = further ? base + further.fileName : '';
  const choice = pick(config, 'defaultTheme', 'disableSwitch', 'respectPrefersColorScheme', 'themes');
  const program = await beforePaint({ base, config: choice, furtherThemes });
  return `${color}\n    <script>${program}</script>`;
}

/** The script that chooses the theme. @param choice its `virtual:theme-choice` */
async function beforePaint(choice: object): Promise<string> {
  const [script] = await outputOf({
    configFile: false,
    logLevel: 'warn',
    plugins: [virtualModules('theme-choice', { 'virtual:theme-choice': () => choice })],
    build: {
      rolldownOptions: {
        input: fileURLToPath(new URL('../../theme/before-paint.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  if (script?.type !== 'chunk') throw new Error('before-paint.ts is no script.');
  // Such text occurs only in strings, and must not end the element.
  return script.code.trim().replace(/<(?=\/?script|!--)/gi, String.raw`\x3c`);
}
