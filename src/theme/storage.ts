import type { ThemeName } from '../model/theme-name.ts';
import { themeKey } from './storage-key.ts';

/** What is stored, null when nothing is or when the browser blocks storage (which throws). */
export function readTheme(base: string): string | null {
  try {
    return localStorage.getItem(themeKey(base));
  } catch {
    return null;
  }
}

/** Stores the theme if the browser lets it: blocked or full storage costs the memory of the choice, not the choice. */
export function writeTheme(base: string, theme: ThemeName): void {
  try {
    localStorage.setItem(themeKey(base), theme);
  } catch {
    // The theme is on screen already; there is nothing to add.
  }
}
