/** The themes, in the order in which the picker offers them. */
export const themeNames = [
  'light',
  'dark',
  'cupcake',
  'bumblebee',
  'emerald',
  'corporate',
  'synthwave',
  'retro',
  'cyberpunk',
  'valentine',
  'halloween',
  'garden',
  'forest',
  'aqua',
  'lofi',
  'pastel',
  'fantasy',
  'wireframe',
  'black',
  'luxury',
  'dracula',
  'cmyk',
  'autumn',
  'business',
  'acid',
  'lemonade',
  'night',
  'coffee',
  'winter',
  'dim',
  'nord',
  'sunset',
  'caramellatte',
  'abyss',
  'silk',
  'procyon',
] as const;

export type GivenTheme = (typeof themeNames)[number];

/** A theme that the page can have: one of these, or the one of the owner's own colours (`themeConfig.customTheme`). */
export type ThemeName = GivenTheme | 'custom';
