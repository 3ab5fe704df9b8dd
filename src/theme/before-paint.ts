import type { ThemeFacts } from './choice.ts';

declare const FACTS: ThemeFacts;

/*
 * Shows the visitor's theme before the first paint: `chooseTheme` and `applyTheme` once more, before any module runs. It
 * stands in the document's head, after `<meta name="theme-color">`.
 */
let theme: string = FACTS.defaultTheme;
let color = FACTS.defaultColor;
if (!FACTS.isFixed) {
  const colors = FACTS.colors;
  let stored: string | null | undefined;
  try {
    // biome-ignore lint/style/noRestrictedGlobals: the build gives the key, which is an entry of the table
    stored = localStorage.getItem(FACTS.storageKey);
  } catch {}
  if ((stored as string) in colors) {
    theme = stored as string;
    // Written, because browsers hold the first paint only for a sheet that the parser has put there.
    if (FACTS.furtherThemes && theme !== FACTS.defaultTheme)
      document.write(`<link rel=stylesheet href="${FACTS.furtherThemes}">`);
  } else if (FACTS.prefersDark && matchMedia('(prefers-color-scheme:dark)').matches) theme = 'dark';
  color = colors[theme] ?? FACTS.darkColor;
}
const root = document.documentElement;
root.dataset.theme = theme;
const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
if (bar) bar.content = color;
