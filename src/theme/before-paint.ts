import type { ThemeFacts } from './choice.ts';

declare const FACTS: ThemeFacts;

/*
 * Applies the visitor's theme before the first paint: `chooseTheme` and `applyTheme` once more, inline in the document's
 * head after `<meta name="theme-color">`. For the document's own theme it does not touch the document: browsers parse
 * the whole head in one task, and its first use costs more than all the rest here.
 */
let theme: string = FACTS.defaultTheme;
if (!FACTS.isFixed) {
  let stored: string | null | undefined;
  try {
    // biome-ignore lint/style/noRestrictedGlobals: the key is an entry of the table
    stored = localStorage.getItem(FACTS.storageKey);
  } catch {}
  if (stored && JSON.parse(FACTS.themes).includes(stored)) {
    theme = stored;
    // Browsers hold the first paint only for a sheet inserted by the parser.
    if (FACTS.furtherThemes && theme !== FACTS.defaultTheme)
      document.write(`<link rel=stylesheet href="${FACTS.furtherThemes}">`);
  } else if (FACTS.prefersDark && matchMedia('(prefers-color-scheme:dark)').matches) theme = 'dark';
}
if (theme !== FACTS.defaultTheme) {
  const root = document.documentElement;
  root.dataset.theme = theme;
  // The color comes with the theme's styles, which the first frame waits for.
  requestAnimationFrame(() => {
    const color = getComputedStyle(root).getPropertyValue('--color-page').trim();
    const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
    if (bar && color) bar.content = color;
  });
}
