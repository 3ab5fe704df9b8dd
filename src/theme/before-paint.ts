import { settingKey } from '../model/device-entries.ts';
import type { ThemeName } from '../model/theme-name.ts';
import { offeredThemes, type ThemeConfig } from './choice.ts';

/**
 * The script for the document's head that shows the visitor's theme before the first paint: `chooseTheme` and
 * `applyTheme` once more, in a form that runs before any module. It has to stand after `<meta name="theme-color">`.
 *
 * @param pageColors `#rrggbb` of every theme the site can show.
 * @param furtherThemes address of the style sheet of those that only a visitor's choice brings; undefined where the
 *   page's own has them all.
 */
export function beforePaint(
  config: ThemeConfig,
  base: string,
  pageColors: Partial<Record<ThemeName, string>>,
  furtherThemes?: string,
): string {
  const { defaultTheme, disableSwitch, respectPrefersColorScheme } = config;
  const show = (theme: string, color: string) =>
    `let r=document.documentElement,m=document.querySelector("meta[name=theme-color]");r.dataset.theme=${theme};m&&(m.content=${color})`;
  if (disableSwitch) return `{${show(literal(defaultTheme), literal(pageColors[defaultTheme] ?? ''))}}`;

  const offered = offeredThemes(config).map((name) => `${name}:${literal(pageColors[name] ?? '')}`);
  // Without a prototype, or a stored "constructor" would pass for a theme.
  const colors = `{__proto__:null,${offered.join()}}`;
  const unchosen = respectPrefersColorScheme
    ? `matchMedia("(prefers-color-scheme:dark)").matches?"dark":${literal(defaultTheme)}`
    : literal(defaultTheme);
  const statements = [
    `let t,c=${colors}`,
    `try{t=localStorage.getItem(${literal(settingKey(base, 'theme'))})}catch{}`,
    // Written, because browsers hold the first paint only for a sheet that the parser has put there.
    furtherThemes === undefined
      ? `t in c||(t=${unchosen})`
      : `t in c?t!=${literal(defaultTheme)}&&document.write(${literal(sheetLink(furtherThemes))}):t=${unchosen}`,
    // 'dark' may be the system's without being on offer.
    show('t', `c[t]||${literal(pageColors.dark ?? '')}`),
  ];
  return `{${statements.join(';')}}`;
}

const sheetLink = (address: string): string => `<link rel="stylesheet" href="${address}">`;

/** A string literal that cannot end the script element it stands in. */
function literal(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
