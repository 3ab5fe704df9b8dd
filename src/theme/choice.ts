import type { Site } from '../model/site.ts';
import type { ThemeName } from '../model/theme-name.ts';

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
