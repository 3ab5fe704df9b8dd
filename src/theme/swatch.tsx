import type { ThemeName } from '../model/theme-name.ts';

/** Four dots in the colours of a theme, or of the page. */
export const Swatch = ({ theme }: { theme?: ThemeName }) => (
  <span className="theme-swatch" data-theme={theme} aria-hidden="true">
    <span />
    <span />
    <span />
    <span />
  </span>
);
