import { describe, expect, it } from 'vitest';
import { siteOf } from '../../../config/site.fixture.ts';
import { type ThemeName, themeNames } from '../../../model/theme-name.ts';
import { furtherThemesFile, pageColor, sheetOf } from './sheet.ts';

describe('the style sheet of the themes', () => {
  it('holds the given themes and no other, the default one without an attribute too', () => {
    const sheet = sheetOf(['nord', 'dark', 'nord'], {});
    expect([...sheet.matchAll(/\[data-theme=(\w+)\]/g)].map(([, name]) => name)).toEqual(['nord', 'dark']);
    expect(sheet).toContain(':where(:root:not([data-theme]),[data-theme=nord]){color-scheme:light;');
    expect(sheet).toContain('\n:where([data-theme=dark]){color-scheme:dark;');
  });

  it('gives every theme the same tokens, and the page colour that documents name', () => {
    const [, ...blocks] = sheetOf(themeNames, {}).split('\n');
    const tokens = blocks.map((block) =>
      [...block.matchAll(/--([\w-]+):([^;}]+)/g)].map(([, ...token]) => token),
    );
    expect(tokens).toHaveLength(themeNames.length);
    for (const [index, theme] of themeNames.entries()) {
      const { 'color-page': page } = Object.fromEntries(tokens[index] ?? []);
      expect(page, theme).toBe(pageColor(theme, {}));
      expect(
        tokens[index]?.map(([name]) => name),
        theme,
      ).toEqual(tokens[0]?.map(([name]) => name));
    }
  });
});

describe('the sheet of further themes', () => {
  /** The first theme is the default one. */
  const fileOf = ([defaultTheme, ...others]: ThemeName[], more: object) => {
    const themeConfig = { defaultTheme, themes: [defaultTheme, ...others], ...more };
    return furtherThemesFile(siteOf({ github: { username: 'octocat' }, themeConfig }).themeConfig);
  };

  it('has what only a choice brings: neither the default theme nor the one of a system that prefers dark', () => {
    const { source = '', fileName } =
      fileOf(['nord', 'dark', 'dim'], { respectPrefersColorScheme: true }) ?? {};
    expect([...source.matchAll(/\[data-theme=(\w+)\]/g)].map(([, name]) => name)).toEqual(['dim']);
    expect(fileName).toMatch(/^assets\/themes-[\w-]{8}\.css$/);
  });

  it('does not exist where there is nothing to choose', () => {
    expect(fileOf(['nord'], {})).toBeUndefined();
    expect(fileOf(['nord', 'dim'], { disableSwitch: true })).toBeUndefined();
  });

  it('may stand before or after the first, whose blocks no element shares with it', () => {
    const { source = '' } = fileOf(['nord', 'dim'], {}) ?? {};
    expect(`${sheetOf(['nord'], {})}\n${source}`.match(/:where\([^{]*/g)).toEqual([
      ':where(:root:not([data-theme]),[data-theme=nord])',
      ':where([data-theme=dim])',
    ]);
  });
});
