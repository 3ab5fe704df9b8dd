import { describe, expect, it } from 'vitest';
import { chooseTheme, offeredThemes, shownThemes, type ThemeConfig } from './choice.ts';

const config = (changes: Partial<ThemeConfig> = {}): ThemeConfig => ({
  defaultTheme: 'lofi',
  disableSwitch: false,
  respectPrefersColorScheme: false,
  displayAvatarRing: true,
  themes: ['light', 'cupcake', 'lofi'],
  ...changes,
});

describe('choosing a theme', () => {
  it('takes the default theme when switching is disabled, whatever is stored or preferred', () => {
    const disabled = config({ disableSwitch: true, respectPrefersColorScheme: true });
    expect(chooseTheme(disabled, 'cupcake', true)).toBe('lofi');
  });

  it('takes a stored theme that is allowed before the preference of the system', () => {
    expect(chooseTheme(config({ respectPrefersColorScheme: true }), 'cupcake', true)).toBe('cupcake');
  });

  it('does not take a stored theme that is not allowed', () => {
    expect(chooseTheme(config(), 'dracula', false)).toBe('lofi');
    expect(chooseTheme(config(), 'constructor', false)).toBe('lofi');
    expect(chooseTheme(config(), '', false)).toBe('lofi');
  });

  it("takes 'dark' when the preference is respected and the system prefers dark, even if it is not on offer", () => {
    expect(chooseTheme(config({ respectPrefersColorScheme: true }), null, true)).toBe('dark');
    expect(chooseTheme(config({ respectPrefersColorScheme: true }), 'dracula', true)).toBe('dark');
  });

  it('takes the default theme when the system prefers light, or dark without being respected', () => {
    expect(chooseTheme(config({ respectPrefersColorScheme: true }), null, false)).toBe('lofi');
    expect(chooseTheme(config(), null, true)).toBe('lofi');
  });

  it('remembers a default theme that the list leaves out', () => {
    const unlisted = config({ defaultTheme: 'nord', respectPrefersColorScheme: true });
    expect(chooseTheme(unlisted, 'nord', true)).toBe('nord');
  });
});

describe('the themes on offer', () => {
  it('begin with the default theme and go on in the order of the configuration, each once', () => {
    expect(offeredThemes(config())).toEqual(['lofi', 'light', 'cupcake']);
    expect(offeredThemes(config({ defaultTheme: 'nord', themes: ['light', 'light'] }))).toEqual([
      'nord',
      'light',
    ]);
  });
});

describe('the themes a site can show', () => {
  it('are those on offer', () => {
    expect(shownThemes(config())).toEqual(['lofi', 'light', 'cupcake']);
  });

  it("include 'dark', once, when the preference of the system is respected", () => {
    expect(shownThemes(config({ respectPrefersColorScheme: true }))).toEqual([
      'lofi',
      'light',
      'cupcake',
      'dark',
    ]);
    expect(shownThemes(config({ respectPrefersColorScheme: true, themes: ['dark', 'light'] }))).toEqual([
      'lofi',
      'dark',
      'light',
    ]);
  });

  it('are the default theme alone when switching is disabled', () => {
    expect(shownThemes(config({ disableSwitch: true, respectPrefersColorScheme: true }))).toEqual(['lofi']);
  });
});
