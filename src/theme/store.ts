import type { ThemeName } from '../model/theme-name.ts';
import { storedSetting, subscription } from '../ui/stored-setting.ts';
import { chooseTheme, type ThemeConfig } from './choice.ts';

export type ThemeStore = ReturnType<typeof createThemeStore>;

const darkSchemeQuery = () => matchMedia('(prefers-color-scheme: dark)');

export function createThemeStore(config: ThemeConfig, base: string) {
  const chosen = storedSetting(base, 'theme');
  const get = () => chooseTheme(config, chosen.get(), darkSchemeQuery().matches);
  const { subscribe } = subscription((announce) => {
    const darkScheme = darkSchemeQuery();
    const onChange = () => {
      // Without waiting for the fade: a radio button has to respond at once.
      fade(() => applyTheme(get()));
      announce();
    };
    const stop = chosen.subscribe(onChange);
    darkScheme.addEventListener('change', onChange);
    applyTheme(get());
    return () => {
      stop();
      darkScheme.removeEventListener('change', onChange);
    };
  });
  return { get, choose: (theme: ThemeName) => chosen.set(theme), subscribe };
}

/** Sets `data-theme`, and the browser's own bars to the theme's page colour. */
function applyTheme(theme: ThemeName): void {
  const root = document.documentElement;
  if (root.dataset.theme === theme) return;
  root.dataset.theme = theme;
  const page = getComputedStyle(root).getPropertyValue('--color-page').trim();
  if (page) document.querySelector('meta[name=theme-color]')?.setAttribute('content', page);
}

/** Cross-fades a change of the whole page, where the browser can and motion is welcome. */
function fade(change: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Rejects when the next fade overtakes it, as under a held arrow key; its change is made all the same.
  if (document.startViewTransition && !isStill) document.startViewTransition(change).ready.catch(() => {});
  else change();
}
