import type { ThemeName } from '../model/theme-name.ts';
import { applyTheme } from './apply.ts';
import { chooseTheme, type ThemeConfig } from './choice.ts';
import { readTheme, writeTheme } from './storage.ts';
import { themeKey } from './storage-key.ts';
import { fade } from './transition.ts';

/** The page's theme as something to subscribe to; browser only. */
export interface ThemeStore {
  /** The theme to show now. */
  get(): ThemeName;
  /** Shows a theme and remembers it. */
  choose(theme: ThemeName): void;
  /** Calls back after every change, whoever made it: this page, another tab, the system. */
  subscribe(changed: () => void): () => void;
}

/** The theme of a site as the visitor's device decides it (SPEC §4), kept up with the device while someone subscribes. */
export function createThemeStore(config: ThemeConfig, base: string): ThemeStore {
  const subscribers = new Set<() => void>();
  const darkScheme = matchMedia('(prefers-color-scheme: dark)');
  // Kept apart from the storage, which may refuse to keep it.
  let chosen = readTheme(base);

  const get = () => chooseTheme(config, chosen, darkScheme.matches);
  const announce = () => {
    // Subscribers do not wait for the fade to begin: a radio button has to answer at once.
    fade(() => applyTheme(get()));
    for (const changed of subscribers) changed();
  };
  const onStorage = ({ key }: StorageEvent) => {
    // A null key: everything was cleared.
    if (key !== null && key !== themeKey(base)) return;
    chosen = readTheme(base);
    announce();
  };

  return {
    get,
    choose(theme) {
      chosen = theme;
      writeTheme(base, theme);
      announce();
    },
    subscribe(changed) {
      if (subscribers.size === 0) {
        addEventListener('storage', onStorage);
        darkScheme.addEventListener('change', announce);
        applyTheme(get());
      }
      subscribers.add(changed);
      return () => {
        subscribers.delete(changed);
        if (subscribers.size > 0) return;
        removeEventListener('storage', onStorage);
        darkScheme.removeEventListener('change', announce);
      };
    },
  };
}
