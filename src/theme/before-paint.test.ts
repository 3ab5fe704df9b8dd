import { describe, expect, it } from 'vitest';
import { settingKey } from '../model/device-entries.ts';
import { type ThemeName, themeNames } from '../model/theme-name.ts';
import { beforePaint } from './before-paint.ts';
import { chooseTheme, shownThemes, type ThemeConfig } from './choice.ts';

const pageColors = Object.fromEntries(themeNames.map((name, index) => [name, `#0000${index + 10}`]));
const base = '/repo/';

interface Device {
  /** Undefined: reading the storage throws. */
  stored: string | null | undefined;
  prefersDark: boolean;
  hasMeta?: boolean;
}

/** Runs the script in a bare document and returns what it left there. */
function run(script: string, { stored, prefersDark, hasMeta = true }: Device) {
  const dataset: { theme?: string } = {};
  const meta = { content: 'unset' };
  const written: string[] = [];
  const document = {
    write: (html: string) => written.push(html),
    documentElement: { dataset },
    querySelector: (selector: string) => (hasMeta && selector === 'meta[name=theme-color]' ? meta : null),
  };
  const localStorage = {
    getItem(key: string) {
      if (stored === undefined) throw new Error('blocked');
      return key === settingKey(base, 'theme') ? stored : null;
    },
  };
  const matchMedia = (query: string) => ({ matches: query === '(prefers-color-scheme:dark)' && prefersDark });
  new Function('document', 'localStorage', 'matchMedia', script)(document, localStorage, matchMedia);
  return { theme: dataset.theme, color: meta.content, ...(written.length > 0 && { written }) };
}

const flags = [true, false];
const lists: ThemeName[][] = [['light', 'cupcake', 'lofi'], ['dark', 'light'], [...themeNames]];
const memories = [
  null,
  undefined,
  '',
  'null',
  'constructor',
  '__proto__',
  'toString',
  'nonsense',
  'dark',
  'lofi',
  'nord',
];

describe('the script before the first paint', () => {
  const combinations = lists.flatMap((themes) =>
    (['lofi', 'nord', 'dark'] as const).flatMap((defaultTheme) =>
      flags.flatMap((disableSwitch) =>
        flags.map((respectPrefersColorScheme): ThemeConfig => {
          return { defaultTheme, disableSwitch, respectPrefersColorScheme, themes, displayAvatarRing: true };
        }),
      ),
    ),
  );

  it.each(combinations)(
    'chooses as the page does: $defaultTheme, $disableSwitch, $respectPrefersColorScheme',
    (config) => {
      const shown = Object.fromEntries(shownThemes(config).map((name) => [name, pageColors[name]]));
      const script = beforePaint(config, base, shown);
      for (const stored of memories) {
        for (const prefersDark of flags) {
          const expected = chooseTheme(config, stored ?? null, prefersDark);
          expect(run(script, { stored, prefersDark })).toEqual({
            theme: expected,
            color: pageColors[expected],
          });
        }
      }
    },
  );

  const config: ThemeConfig = {
    defaultTheme: 'lofi',
    disableSwitch: false,
    respectPrefersColorScheme: true,
    displayAvatarRing: true,
    themes: [...themeNames],
  };

  it('asks for the colours of further themes when the visitor has chosen one, and only then', () => {
    const script = beforePaint(config, base, pageColors, '/repo/assets/themes-abc.css');
    const writtenFor = (stored: string | null, prefersDark: boolean) =>
      run(script, { stored, prefersDark }).written;
    expect(writtenFor('nord', false)).toEqual(['<link rel="stylesheet" href="/repo/assets/themes-abc.css">']);
    expect(writtenFor('lofi', false)).toBeUndefined();
    expect(writtenFor(null, true)).toBeUndefined();
    expect(writtenFor('nonsense', false)).toBeUndefined();
    expect(run(script, { stored: null, prefersDark: true }).theme).toBe('dark');
  });

  it('does without a theme-color element', () => {
    const script = beforePaint(config, base, pageColors);
    expect(run(script, { stored: 'nord', prefersDark: false, hasMeta: false }).theme).toBe('nord');
  });

  it('stays small: under 400 bytes and 20 more for each theme', () => {
    expect(beforePaint({ ...config, themes: ['lofi'] }, base, pageColors).length).toBeLessThan(400);
    expect(beforePaint(config, base, pageColors).length).toBeLessThan(350 + 20 * 36);
  });

  it('cannot end the element it stands in, whatever the base', () => {
    expect(beforePaint(config, '/</script><script>', pageColors)).not.toMatch(/<\/?script/);
  });
});
