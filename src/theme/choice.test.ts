import { expect, it } from 'vitest';
import { chooseTheme, offeredThemes, shownThemes, type ThemeConfig } from './choice.ts';

const config = (changes: Partial<ThemeConfig> = {}): ThemeConfig => ({
  defaultTheme: 'lofi',
  disableSwitch: false,
  respectPrefersColorScheme: false,
  themes: ['light', 'cupcake', 'lofi'],
  ...changes,
});

const respected = config({ respectPrefersColorScheme: true });
const unlisted = config({ ...respected, defaultTheme: 'nord' });

const disabled = config({ ...respected, disableSwitch: true });

it.each([
  ['the default where switching is disabled', disabled, 'cupcake', true, 'lofi'],
  ['a stored theme before the preference of the system', respected, 'cupcake', true, 'cupcake'],
  ['no stored theme that is not allowed', config(), 'dracula', false, 'lofi'],
  ["'dark', though not on offer, where a preference for it is respected", respected, 'dracula', true, 'dark'],
  ['the default where the system prefers light', respected, null, false, 'lofi'],
  ['the default where the preference is not respected', config(), null, true, 'lofi'],
  ['a stored default that the list leaves out', unlisted, 'nord', true, 'nord'],
] as const)('The theme is %s', (_, themeConfig, stored, prefersDark, theme) => {
  expect(chooseTheme(themeConfig, stored, prefersDark)).toBe(theme);
});

it.each([
  ['on offer: the default first, each once', offeredThemes, unlisted, 'nord light cupcake lofi'],
  ['that a site can show: those on offer', shownThemes, config(), 'lofi light cupcake'],
  ["and 'dark', where the preference is respected", shownThemes, respected, 'lofi light cupcake dark'],
  ['each once', shownThemes, config({ ...respected, themes: ['dark', 'light'] }), 'lofi dark light'],
  ['the default alone where switching is disabled', shownThemes, disabled, 'lofi'],
] as const)('The themes %s', (_, of, themeConfig, themes) => {
  expect(of(themeConfig).join(' ')).toBe(themes);
});
