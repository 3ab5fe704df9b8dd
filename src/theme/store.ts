import type { ThemeName } from '../model/theme-name.ts';
import { storedSetting, subscription } from '../ui/stored-setting.ts';
import { applyTheme, darkScheme, systemIsDark } from './apply.ts';
import { chooseTheme, type ThemeConfig } from './choice.ts';

export type ThemeStore = ReturnType<typeof createThemeStore>;

export function createThemeStore(config: ThemeConfig, base: string) {
  const chosen = storedSetting(base, 'theme');
  const get = () => chooseTheme(config, chosen.get(), systemIsDark());
  const { subscribe } = subscription((announce) => {
    const system = matchMedia(darkScheme);
    const onChange = () => {
      // Without waiting for the fade: a radio button has to respond at once.
      fade(() => applyTheme(get()));
      announce();
    };
    const stop = chosen.subscribe(onChange);
    system.addEventListener('change', onChange);
    applyTheme(get());
    return () => {
      stop();
      system.removeEventListener('change', onChange);
    };
  });
  return { get, choose: (theme: ThemeName) => chosen.set(theme), subscribe };
}

/** Cross-fades a change of the whole page, where the browser can and motion is welcome. */
function fade(change: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Rejects when the next fade overtakes it, as under a held arrow key; its change is made all the same.
  if (document.startViewTransition && !isStill) document.startViewTransition(change).ready.catch(() => {});
  else change();
}
