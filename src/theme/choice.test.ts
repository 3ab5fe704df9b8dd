import { expect, it } from 'vitest';
import { chooseTheme, offeredThemes, shownThemes, type ThemeConfig } from './choice.ts';

const config = (changes: Partial<ThemeConfig> = {}): ThemeConfig => ({
  defaultTheme: 'lofi',
  disableSwitch: false,
  respectPrefersColorScheme: false,
  displayAvatarRing: true,
  themes: ['light', 'cupcake', 'lofi'],
  ...changes,
});

const respected = config({ respectPrefersColorScheme: true });
const unlisted = config({ ...respected, defaultTheme: 'nord' });

it.each([
  [
    'the default where switching is disabled',
    config({ ...respected, disableSwitch: true }),
    'cupcake',
    true,
    'lofi',
  ],
  ['a stored theme before the preference of the system', respected, 'cupcake', true, 'cupcake'],
  ['no stored theme that is not allowed', config(), 'dracula', false, 'lofi'],
  ['no stored name of something else', config(), 'constructor', false, 'lofi'],
  ['no empty one', config(), '', false, 'lofi'],
  [
    "'dark' where the system prefers it and that is respected, even if it is not on offer",
    respected,
    null,
    true,
    'dark',
  ],
  ['it also instead of a stored theme that is not allowed', respected, 'dracula', true, 'dark'],
  ['the default where the system prefers light', respected, null, false, 'lofi'],
  ['the default where the preference is not respected', config(), null, true, 'lofi'],
  ['a stored default that the list leaves out', unlisted, 'nord', true, 'nord'],
] as const)('The theme is %s', (_, themeConfig, stored, prefersDark, theme) => {
  expect(chooseTheme(themeConfig, stored, prefersDark)).toBe(theme);
});

it.each([
  [
    'on offer, the default first, each once',
    offeredThemes,
    config({ defaultTheme: 'nord', themes: ['light', 'light'] }),
    'nord light',
  ],
  ['that a site can show: those on offer', shownThemes, config(), 'lofi light cupcake'],
  ["and 'dark', where the preference is respected", shownThemes, respected, 'lofi light cupcake dark'],
  ['once', shownThemes, config({ ...respected, themes: ['dark', 'light'] }), 'lofi dark light'],
  [
    'the default alone where switching is disabled',
    shownThemes,
    config({ ...respected, disableSwitch: true }),
    'lofi',
  ],
] as const)('The themes %s', (_, of, themeConfig, themes) => {
  expect(of(themeConfig).join(' ')).toBe(themes);
});
