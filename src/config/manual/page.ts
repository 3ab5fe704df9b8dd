import type { ThemeName } from '../../model/theme-name.ts';

/** Your latest articles. Shown only with a username. */
export interface BlogConfig {
  /**
   * Your name at dev.to or Medium. Left out: no blog.
   * @example 'maxmustermann'
   */
  username?: string;
  /** Where the articles are: 'dev' (dev.to) or 'medium'. An empty text: no blog. Default: 'dev'. */
  source?: 'dev' | 'medium' | (string & {});
  /** How many articles are shown; both services give 10 at most. Default: 5. */
  limit?: number;
  /** Whether the card is shown. Default: true. */
  display?: boolean;
}

/** What search engines and shared links say. */
export interface SeoConfig {
  /**
   * The address under which visitors find the site; its path is `base`. Search engines and shared links need it.
   * Left out: no canonical addresses, no sitemap, and shared links without a picture.
   * @example 'https://max-mustermann.example'
   */
  url?: string;
  /**
   * The title of the page. Left out: your name.
   * @example 'Max Mustermann – IT-Beratung und Entwicklung'
   */
  title?: string;
  /** One or two sentences about the page. Left out: your bio. */
  description?: string;
  /**
   * The picture that goes with a shared link, best 1200 × 630. Left out: one with your name is made for you.
   * @example 'images/share.png'
   */
  imageURL?: string;
}

/** Google Analytics. */
export interface GoogleAnalyticsConfig {
  /**
   * The id of Google Analytics. Left out: nothing is counted.
   * @example 'G-ABC123DEF4'
   */
  id?: string;
}

/** Hotjar's heat map. */
export interface HotjarConfig {
  /**
   * The site id of Hotjar. Left out: no heat map.
   * @example 1234567
   */
  id?: string | number;
  /** The version of Hotjar's snippet. Default: 6. */
  snippetVersion?: number;
}

/** The themes of SPEC §9 and how one of them is chosen (SPEC §4). */
export interface ThemesConfig {
  /** The theme of a first visit. Default: 'light'. */
  defaultTheme?: ThemeName;
  /** Whether the theme switcher is hidden and everybody sees the default theme. Default: false. */
  disableSwitch?: boolean;
  /** Whether a visitor whose system prefers dark sees 'dark' first. Default: false. */
  respectPrefersColorScheme?: boolean;
  /** Whether your portrait has a ring in the theme's colour. Default: true. */
  displayAvatarRing?: boolean;
  /**
   * The themes that the switcher offers; the default theme always is. Default: all 36.
   * @example ['light', 'dark', 'lofi']
   */
  themes?: ThemeName[];
}
