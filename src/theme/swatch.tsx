import type { ThemeName } from '../model/theme-name.ts';

/** Four dots in a theme's live colours; without a theme, in those of the page. Decoration beside a name. */
export function Swatch({ theme }: { theme?: ThemeName }) {
  return (
    <span className="theme-swatch" data-theme={theme} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
    </span>
  );
}
