import type { ThemeName } from '../model/theme-name.ts';
import { readSetting } from '../ui/stored-setting.ts';
import { chooseTheme, type ThemeConfig } from './choice.ts';

export const darkScheme = '(prefers-color-scheme: dark)';

export const currentTheme = (config: ThemeConfig, base: string): ThemeName =>
  chooseTheme(config, readSetting(base, 'theme'), matchMedia(darkScheme).matches);

/** Sets `data-theme`, and the browser's own bars to the theme's page colour. */
export function applyTheme(theme: ThemeName): void {
  const root = document.documentElement;
  if (root.dataset.theme === theme) return;
  root.dataset.theme = theme;
  // The next frame waits for the theme's style sheet.
  requestAnimationFrame(() => {
    const page = getComputedStyle(root).getPropertyValue('--color-page').trim();
    if (page) document.querySelector('meta[name=theme-color]')?.setAttribute('content', page);
  });
}
