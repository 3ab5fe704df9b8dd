import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { themeLabel } from '#text/theme.ts';
import { english } from '../model/phrase.ts';
import { offeredThemes, type ThemeConfig } from './choice.ts';
import Choices from './choices.tsx';
import { ThemePicker } from './picker.tsx';

const config: ThemeConfig = {
  defaultTheme: 'lofi',
  disableSwitch: false,
  respectPrefersColorScheme: true,
  displayAvatarRing: true,
  themes: ['light', 'lofi', 'nord'],
};

it("says 'Default' for the default theme and the name of every other", () => {
  expect(themeLabel('lofi', 'lofi')).toEqual(english('Default'));
  expect(themeLabel('nord', 'lofi')).toEqual(english('Nord'));
});

it('renders on the server, closed, with the default theme and without a style attribute', () => {
  const html = renderToString(<ThemePicker themeConfig={config} base="/" />);
  expect(html).toContain('<h2><span lang="en">Theme</span></h2>');
  expect(html).toContain('<span lang="en">Default</span></p>');
  expect(html).toContain('aria-expanded="false"');
  expect(html).not.toContain('type="radio"');
  expect(html).not.toContain('style=');
});

it('offers the default theme first, then the others, each with a live swatch', () => {
  const html = renderToString(
    <Choices
      id="choices"
      themes={offeredThemes(config)}
      current="nord"
      defaultTheme="lofi"
      choose={() => {}}
      done={() => {}}
    />,
  );
  expect([...html.matchAll(/value="(\w+)"/g)].map(([, name]) => name)).toEqual(['lofi', 'light', 'nord']);
  expect([...html.matchAll(/data-theme="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'lofi',
    'light',
    'nord',
  ]);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toMatch(/value="nord"[^>]*|checked=""[^>]*value="nord"/);
});
