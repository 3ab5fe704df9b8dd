import { names } from './names.ts';

/** The 36 themes, in the order in which the picker offers them. */
export const themeNames = names(
  'light dark cupcake bumblebee emerald corporate synthwave retro cyberpunk valentine halloween',
  'garden forest aqua lofi pastel fantasy wireframe black luxury dracula cmyk autumn business acid',
  'lemonade night coffee winter dim nord sunset caramellatte abyss silk procyon',
);

export type GivenTheme = (typeof themeNames)[number];

/** A theme that the page can have: one of the 36, or the one of the owner's own colours (`themeConfig.customTheme`). */
export type ThemeName = GivenTheme | 'custom';

type Fill = 'primary' | 'secondary' | 'accent' | 'neutral';
type Message = 'info' | 'success' | 'warning' | 'error';
type ThemeColor = Fill | `${Fill}-content` | `base-${100 | 200 | 300 | 'content'}` | Message;

/** A theme of the owner's own colours, in the words of daisyUI; what is left out follows from those, or comes from `base`. */
export interface CustomTheme extends Partial<Record<ThemeColor | '--rounded-box' | '--rounded-btn', string>> {
  base?: GivenTheme;
}
