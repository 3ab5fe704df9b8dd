import { applyTheme, currentTheme } from './apply.ts';
import { type ThemeConfig, unchosenThemes } from './choice.ts';

/** Replaced by the build (src/tooling/documents/document.ts). As JSON, because the document has the same text again. */
declare const SITE: string;

interface ThemedSite {
  base: string;
  config: ThemeConfig;
  /** Address of the style sheet of themes that only a choice shows; empty if the page's own has them all. */
  furtherThemes: string;
}

/* Applies the visitor's theme before the first paint: inline in the head, after `<meta name="theme-color">`. */
const { base, config, furtherThemes }: ThemedSite = JSON.parse(SITE);
const theme = currentTheme(config, base);
// Browsers hold the first paint only for a sheet inserted by the parser.
if (furtherThemes && !unchosenThemes(config).includes(theme))
  document.write(`<link rel=stylesheet href="${furtherThemes}">`);
applyTheme(theme);
// There is no place to lose (portfolio.css).
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigation?.type === 'navigate' && !location.hash) document.documentElement.dataset.atTop = '';
// A page in the back/forward cache misses the choices made elsewhere.
addEventListener('pageshow', () => applyTheme(currentTheme(config, base)));
