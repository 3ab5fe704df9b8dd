import type { ThemeName } from '../model/theme-name.ts';
import { storedSetting, subscription } from '../ui/stored-setting.ts';
import { chooseTheme, type ThemeConfig } from './choice.ts';

export type ThemeStore = ReturnType<typeof createThemeStore>;

const darkSchemeQuery = () => matchMedia('(prefers-color-scheme: dark)');

/** The theme of a site as the visitor's device decides it, kept up with the device while someone subscribes. */
export function createThemeStore(config: ThemeConfig, base: string) {
  const chosen = storedSetting(base, 'theme');
  const get = () => chooseTheme(config, chosen.get(), darkSchemeQuery().matches);
  const { subscribe } = subscription((announce) => {
    const darkScheme = darkSchemeQuery();
    const onChange = () => {
      // Subscribers do not wait for the fade to begin: a radio button has to answer at once.
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

/** Shows a theme: the root element's `data-theme`, and the browser's own bars in the theme's page colour. */
function applyTheme(theme: ThemeName): void {
  const root = document.documentElement;
  if (root.dataset.theme === theme) return;
  root.dataset.theme = theme;
  const page = getComputedStyle(root).getPropertyValue('--color-page').trim();
  if (page) document.querySelector('meta[name=theme-color]')?.setAttribute('content', page);
}

/** Makes a change of the whole page's look: as a soft cross-fade where the browser can and motion is welcome. */
function fade(change: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // A fade that the next one overtakes, as under a held arrow key, rejects; its change is made all the same.
  if (document.startViewTransition && !isStill) document.startViewTransition(change).ready.catch(() => {});
  else change();
}
