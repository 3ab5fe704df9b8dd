import type { Site } from '../model/site.ts';
import type { ThemeName } from '../model/theme-name.ts';
import { readSetting } from '../ui/stored-setting.ts';

export type ThemeConfig = Omit<Site['themeConfig'], 'displayAvatarRing' | 'customTheme'>;

/** The themes of the picker, the default first. */
export const offeredThemes = (config: ThemeConfig) => [...new Set([config.defaultTheme, ...config.themes])];

/** The themes the site can show, the default first. */
export const shownThemes = (config: ThemeConfig): readonly ThemeName[] => [
  ...new Set([...(config.disableSwitch ? [] : offeredThemes(config)), ...unchosenThemes(config)]),
];

/** The themes of visitors who have not chosen: the default, and 'dark' where the system may ask for it. */
export const unchosenThemes = (config: ThemeConfig): readonly ThemeName[] => [
  ...new Set([false, true].map((prefersDark) => chooseTheme(config, null, prefersDark))),
];

/** The visitor's choice, then the system's dark scheme, then the default. @param stored may be anything */
export function chooseTheme(config: ThemeConfig, stored: string | null, prefersDark: boolean): ThemeName {
  if (config.disableSwitch) return config.defaultTheme;
  const allowed = offeredThemes(config).find((name) => name === stored);
  if (allowed) return allowed;
  return config.respectPrefersColorScheme && prefersDark ? 'dark' : config.defaultTheme;
}

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
