import type { ThemeName } from '../model/theme-name.ts';

/** Shows a theme: the root element's `data-theme`, and the browser's own bars in the theme's page colour. */
export function applyTheme(theme: ThemeName): void {
  const root = document.documentElement;
  if (root.dataset.theme === theme) return;
  root.dataset.theme = theme;
  const page = getComputedStyle(root).getPropertyValue('--color-page').trim();
  if (page) document.querySelector('meta[name=theme-color]')?.setAttribute('content', page);
}
