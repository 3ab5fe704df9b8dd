import daisy from 'daisyui/theme/object';
import type { Site } from '../../../model/site.ts';
import type { GivenTheme, ThemeName } from '../../../model/theme-name.ts';
import { customPalette } from './custom-palette.ts';

/** What a designer gives for a theme; daisyUI's custom properties under plain names. Colours are any CSS colour. */
export interface Palette {
  readonly scheme: 'light' | 'dark';
  /** The raised surface (base-100), the ground (base-200), the line (base-300) and the text on all of them. */
  readonly base: readonly [raised: string, ground: string, line: string];
  readonly text: string;
  /** Filled colours with the label that stands on them. */
  readonly primary: Filled;
  readonly secondary: Filled;
  readonly accent: Filled;
  readonly neutral: Filled;
  /** Colours of meaning, used as a faint tint with ink, never as a fill with a label. */
  readonly info: string;
  readonly success: string;
  readonly warning: string;
  readonly error: string;
  /** CSS lengths. */
  readonly radiusBox: string;
  readonly radiusField: string;
  readonly borderWidth: string;
}

interface Filled {
  readonly fill: string;
  readonly label: string;
}

const procyon: Palette = {
  scheme: 'light',
  base: ['#e3e3ed', '#d1d1db', '#bfbfc9'],
  text: '#2a2730',
  primary: { fill: '#fc055b', label: '#ffffff' },
  secondary: { fill: '#219aaf', label: '#ffffff' },
  accent: { fill: '#e8d03a', label: '#2a2730' },
  neutral: { fill: '#2a2730', label: '#ffffff' },
  info: '#219aaf',
  success: '#16a34a',
  warning: '#e8d03a',
  error: '#dc2626',
  radiusBox: '3rem',
  radiusField: '3rem',
  borderWidth: '1px',
};

/** In these three base-200 is lighter than base-100, which would sink every card below the page. */
const sunken: readonly GivenTheme[] = ['black', 'luxury', 'synthwave'];

function fromDaisy(name: Exclude<GivenTheme, 'procyon'>): Palette {
  const theme = daisy[name];
  const [raised, ground] = [theme['--color-base-100'], theme['--color-base-200']];
  return {
    scheme: theme['color-scheme'] === 'dark' ? 'dark' : 'light',
    base: [
      ...(sunken.includes(name) ? ([ground, raised] as const) : ([raised, ground] as const)),
      theme['--color-base-300'],
    ],
    text: theme['--color-base-content'],
    primary: { fill: theme['--color-primary'], label: theme['--color-primary-content'] },
    secondary: { fill: theme['--color-secondary'], label: theme['--color-secondary-content'] },
    accent: { fill: theme['--color-accent'], label: theme['--color-accent-content'] },
    neutral: { fill: theme['--color-neutral'], label: theme['--color-neutral-content'] },
    info: theme['--color-info'],
    success: theme['--color-success'],
    warning: theme['--color-warning'],
    error: theme['--color-error'],
    radiusBox: theme['--radius-box'],
    radiusField: theme['--radius-field'],
    borderWidth: theme['--border'],
  };
}

const givenPalette = (name: GivenTheme): Palette => (name === 'procyon' ? procyon : fromDaisy(name));

/** Of a site's `themeConfig` what its own theme is made of. */
export type OwnColors = Pick<Site['themeConfig'], 'customTheme'>;

export function paletteOf(name: ThemeName, { customTheme }: OwnColors): Palette {
  return name === 'custom' ? customPalette(customTheme ?? {}, givenPalette) : givenPalette(name);
}
