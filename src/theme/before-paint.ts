import { base, config, furtherThemes } from 'virtual:theme-choice';
import { applyTheme, currentTheme } from './apply.ts';
import { unchosenThemes } from './choice.ts';

/* Applies the visitor's theme before the first paint: inline in the head, after `<meta name="theme-color">`. */
const theme = currentTheme(config, base);
// Browsers hold the first paint only for a sheet inserted by the parser.
if (furtherThemes && !unchosenThemes(config).includes(theme))
  document.write(`<link rel=stylesheet href="${furtherThemes}">`);
applyTheme(theme);
// A page in the back/forward cache misses the choices made elsewhere.
addEventListener('pageshow', () => applyTheme(currentTheme(config, base)));
