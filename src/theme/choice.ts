import type { Site } from '../model/site.ts';
import type { ThemeName } from '../model/theme-name.ts';

export type ThemeConfig = Site['themeConfig'];

/** The themes a visitor may choose, in the picker's order: the default theme first, then the others. */
export const offeredThemes = ({ defaultTheme, themes }: ThemeConfig): readonly ThemeName[] => [
  ...new Set([defaultTheme, ...themes]),
];

/** The themes the site can show, the default first: those on offer, and 'dark' where the system may ask for it. */
export const shownThemes = (config: ThemeConfig): readonly ThemeName[] => [
  ...new Set([...(config.disableSwitch ? [] : offeredThemes(config)), ...unchosenThemes(config)]),
];

/** Of these, what a visitor sees who has chosen nothing: the default theme, and the system's dark one. */
export function unchosenThemes(config: ThemeConfig): readonly ThemeName[] {
  const { defaultTheme, disableSwitch, respectPrefersColorScheme } = config;
  return respectPrefersColorScheme && !disableSwitch
    ? [...new Set([defaultTheme, 'dark'] as const)]
    : [defaultTheme];
}

/**
 * The theme to show: the visitor's choice, then the system's dark scheme, then the default. The default is always allowed:
 * the picker offers it.
 * @param stored from the visitor's device; may be anything
 */
export function chooseTheme(config: ThemeConfig, stored: string | null, prefersDark: boolean): ThemeName {
  if (config.disableSwitch) return config.defaultTheme;
  const allowed = offeredThemes(config).find((name) => name === stored);
  if (allowed) return allowed;
  return config.respectPrefersColorScheme && prefersDark ? 'dark' : config.defaultTheme;
}

/** What the program that runs before the first paint knows of a site's themes. */
export interface ThemeFacts {
  defaultTheme: ThemeName;
  /** Visitors cannot choose. */
  isFixed: boolean;
  /** Under which their choice is stored. */
  storageKey: string;
  /** Those on offer, as the page's data has them: what stands in a document twice costs hardly anything. */
  themes: string;
  /** Who has not chosen gets the dark theme where the system is dark, also when it is not on offer. */
  prefersDark: boolean;
  /** Address of the style sheet of the themes that only a choice brings; empty where the page's own has them all. */
  furtherThemes: string;
}
