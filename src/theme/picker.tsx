import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { themeLabel, themeText } from '#text/page.ts';
import type { ThemeName } from '../model/theme-name.ts';
import { NotLoaded, onDemand } from '../ui/on-demand.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { offeredThemes, type ThemeConfig } from './choice.ts';
import { createThemeStore, type ThemeStore } from './store.ts';
import { Swatch } from './swatch.tsx';
import './picker.css';

const Choices = onDemand(() => import('./choices.tsx'), NotLoaded);

interface ThemePickerProps {
  themeConfig: ThemeConfig;
  /** The site's base path. */
  base: string;
}

/** The content of the theme card: the current theme, and a button that opens the others below the card. */
export function ThemePicker({ themeConfig, base }: ThemePickerProps) {
  const [current, choose] = useTheme(themeConfig, base);
  const [open, setOpen] = useState(false);
  const picker = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { defaultTheme } = themeConfig;

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  useDismissal(open, picker, (way) => (way === 'escape' ? close() : setOpen(false)));

  return (
    <div ref={picker} className="theme-picker">
      <Swatch />
      <div className="theme-picker-current">
        <h2>
          <Phrase of={themeText.title} />
        </h2>
        <p id={`${id}-current`}>
          <Phrase of={themeLabel(current, defaultTheme)} />
        </p>
      </div>
      <button
        ref={button}
        type="button"
        className="theme-picker-button"
        aria-label={themeText.changeTheme}
        aria-describedby={`${id}-current`}
        aria-expanded={open}
        aria-controls={open ? `${id}-choices` : undefined}
        onClick={() => setOpen(!open)}
        // A moment before they are asked for.
        onPointerEnter={Choices.preload}
        onFocus={Choices.preload}
      >
        {themeText.change}
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="m7 15 5 5 5-5M7 9l5-5 5 5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </button>
      {open && (
        <Choices
          id={`${id}-choices`}
          themes={offeredThemes(themeConfig)}
          current={current}
          defaultTheme={defaultTheme}
          choose={choose}
          done={close}
        />
      )}
    </div>
  );
}

/** Calls back on Escape, and on a press or focus outside of `container`. */
function useDismissal(
  open: boolean,
  container: RefObject<HTMLElement | null>,
  dismiss: (way: 'escape' | 'outside') => void,
): void {
  const onDismiss = useEffectEvent(dismiss);

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) onDismiss('outside');
    };
    document.addEventListener('pointerdown', onOutside, { signal });
    document.addEventListener('focusin', onOutside, { signal });
    // On the document, because a press on plain ground leaves the focus, and with it the keys, to the body.
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && onDismiss('escape'), { signal });
    return () => listening.abort();
  }, [open, container]);
}

/** One store per site: what a browser refuses to store is remembered as long as the page is there. */
const stores = new WeakMap<ThemeConfig, ThemeStore>();

/** The current theme and the way to choose another. On the server and while hydrating it is the default one. */
function useTheme(config: ThemeConfig, base: string): readonly [ThemeName, ThemeStore['choose']] {
  const store = stores.get(config) ?? createThemeStore(config, base);
  stores.set(config, store);
  const theme = useSyncExternalStore(store.subscribe, store.get, () => config.defaultTheme);
  return [theme, store.choose];
}
