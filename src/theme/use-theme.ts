import { useCallback, useSyncExternalStore } from 'react';
import type { ThemeName } from '../model/theme-name.ts';
import type { ThemeConfig } from './choice.ts';
import { createThemeStore, type ThemeStore } from './store.ts';

/** One store per site, however many components ask. */
const stores = new WeakMap<ThemeConfig, ThemeStore>();

function storeOf(config: ThemeConfig, base: string): ThemeStore {
  const store = stores.get(config) ?? createThemeStore(config, base);
  stores.set(config, store);
  return store;
}

/**
 * The current theme and the way to choose another.
 *
 * On the server, and while hydrating what it sent, the theme is the default one: the device's choice is unknown there.
 *
 * @param config the site's `themeConfig`; the same object in every call.
 * @param base the site's base path, which keeps its memory apart from other sites on the host.
 */
export function useTheme(
  config: ThemeConfig,
  base: string,
): readonly [ThemeName, (theme: ThemeName) => void] {
  const subscribe = useCallback(
    (changed: () => void) => storeOf(config, base).subscribe(changed),
    [config, base],
  );
  const theme = useSyncExternalStore(
    subscribe,
    () => storeOf(config, base).get(),
    () => config.defaultTheme,
  );
  const choose = useCallback((name: ThemeName) => storeOf(config, base).choose(name), [config, base]);
  return [theme, choose];
}
