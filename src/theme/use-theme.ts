import { useEffect, useSyncExternalStore } from 'react';
import type { ThemeName } from '../model/theme-name.ts';
import { subscribeToSettings, writeSetting } from '../ui/stored-setting.ts';
import { applyTheme, currentTheme, darkScheme } from './apply.ts';
import type { ThemeConfig } from './choice.ts';

/** The theme of the page, and a function to choose another. The default theme on the server and while hydrating. */
export function useTheme(config: ThemeConfig, base: string) {
  const get = () => currentTheme(config, base);
  const theme = useSyncExternalStore(subscribe, get, () => config.defaultTheme);
  // Not the rendered theme, which is the default one while hydrating.
  useEffect(() => show(get));
  return [theme, (chosen: ThemeName) => writeSetting(base, 'theme', chosen)] as const;
}

function subscribe(changed: () => void): () => void {
  const system = matchMedia(darkScheme);
  const stop = subscribeToSettings(changed);
  system.addEventListener('change', changed);
  return () => {
    stop();
    system.removeEventListener('change', changed);
  };
}

/** Cross-fades a change of the whole page, where the browser can and motion is welcome. */
function show(get: () => ThemeName): void {
  if (document.documentElement.dataset.theme === get()) return;
  // Read again when the fade begins: the visitor may have chosen once more.
  const apply = () => applyTheme(get());
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Rejects when the next fade overtakes it, as under a held arrow key; its change is made all the same.
  if (document.startViewTransition && !isStill) document.startViewTransition(apply).ready.catch(() => {});
  else apply();
}
