import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createServer } from 'vite';
import { describe, expect, it } from 'vitest';
import { siteOf } from '../../../config/site.fixture.ts';
import type { Site } from '../../../model/site.ts';
import { type ThemeName, themeNames } from '../../../model/theme-name.ts';
import { furtherThemes, furtherThemesFile, pageColor, sheetOf, themes } from './sheet.ts';

const all = sheetOf(themeNames, {});

describe('the style sheet of the themes', () => {
  it('holds the given themes and no other, the default one without an attribute too', () => {
    const sheet = sheetOf(['nord', 'dark', 'nord'], {});
    expect([...sheet.matchAll(/\[data-theme=(\w+)\]/g)].map(([, name]) => name)).toEqual(['nord', 'dark']);
    expect(sheet).toContain(':where(:root:not([data-theme]),[data-theme=nord]){color-scheme:light;');
    expect(sheet).toContain('\n:where([data-theme=dark]){color-scheme:dark;');
  });

  it('gives every theme the same tokens', () => {
    const blocks = all.split('\n').slice(1);
    const tokens = blocks.map((block) =>
      [...block.matchAll(/(--[\w-]+):/g)].map(([, token]) => token).join(' '),
    );
    expect(blocks).toHaveLength(36);
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).toBe(
      '--color-page --color-card --color-line --color-text --color-muted --color-field ' +
        '--color-primary --color-primary-content --color-primary-hover --color-link --color-link-hover --color-ring ' +
        '--color-secondary --color-accent ' +
        '--color-neutral --color-neutral-content --color-neutral-ink --color-info --color-info-ink ' +
        '--color-success --color-success-ink --color-warning --color-warning-ink --color-error-ink ' +
        '--radius-box --radius-field --border-width --diagram-filter',
    );
  });

  it('rounds no card by more than 1.5rem', () => {
    const boxes = [...all.matchAll(/--radius-box:([\d.]+)rem/g)].map(([, rem]) => Number(rem));
    expect(boxes).toHaveLength(36);
    expect(Math.max(...boxes)).toBe(1.5);
  });

  it('costs a visitor less than 5 kB for all 36', () => {
    expect(brotliCompressSync(all).length).toBeLessThan(5_000);
  });
});

it('knows the page colour of a theme that the style sheet gives it', () => {
  for (const name of themeNames)
    expect(all).toMatch(new RegExp(`data-theme=${name}\\]\\){[^}]*--color-page:${pageColor(name, {})};`));
});

it('is served as virtual:themes.css, with the themes the site can show at that moment', async () => {
  let shown: ThemeName[] = ['nord'];
  const root = await mkdtemp(path.join(tmpdir(), 'themes-'));
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [themes(async () => siteWith(shown))],
  });
  try {
    const load = async () => (await server.transformRequest('virtual:themes.css'))?.code;
    expect(await load()).toContain('[data-theme=nord])');
    shown = ['dim'];
    server.moduleGraph.invalidateAll();
    expect(await load()).toContain('[data-theme=dim])');
    expect(await load()).not.toContain('[data-theme=nord])');
  } finally {
    await server.close();
  }
});

describe('the sheet of further themes', () => {
  const fileOf = (...settings: Parameters<typeof siteWith>) =>
    furtherThemesFile(siteWith(...settings).themeConfig);

  it('has what only a choice brings: neither the default theme nor the one of a system that prefers dark', () => {
    const file = fileOf(['nord', 'dark', 'dim'], { respectPrefersColorScheme: true });
    expect([...(file?.source ?? '').matchAll(/\[data-theme=(\w+)\]/g)].map(([, name]) => name)).toEqual([
      'dim',
    ]);
    expect(file?.fileName).toMatch(/^assets\/themes-[\w-]{8}\.css$/);
  });

  it('does not exist where there is nothing to choose', () => {
    expect(fileOf(['nord'])).toBeUndefined();
    expect(fileOf(['nord', 'dim'], { disableSwitch: true })).toBeUndefined();
  });

  it('may stand before or after the first, whose blocks no element shares with it', () => {
    const selectors = `${sheetOf(['nord'], {})}\n${furtherThemes(['dim'], {})}`.match(/:where\([^{]*/g);
    expect(selectors).toEqual([
      ':where(:root:not([data-theme]),[data-theme=nord])',
      ':where([data-theme=dim])',
    ]);
  });
});

/** The first theme is the default one. */
function siteWith([defaultTheme, ...others]: ThemeName[], more: object = {}): Site {
  const themeConfig = { defaultTheme, themes: [defaultTheme, ...others], ...more };
  return siteOf({ github: { username: 'octocat' }, themeConfig });
}
