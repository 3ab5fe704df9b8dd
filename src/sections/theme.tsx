import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { themeName, themeText } from '#text/page.ts';
import type { ThemeName } from '../model/theme-name.ts';
import { applyTheme, currentTheme, darkScheme } from '../theme/apply.ts';
import { offeredThemes } from '../theme/choice.ts';
import { Swatch } from '../theme/swatch.tsx';
import { NotLoaded, onDemand } from '../ui/on-demand.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { readSetting, subscribeToSettings, writeSetting } from '../ui/stored-setting.ts';
import type { SectionProps } from './card-section.tsx';
import './theme.css';

const Choices = onDemand(() => import('../theme/choices.tsx'), NotLoaded);

export default function Theme({ id, site: { themeConfig, base }, loading }: SectionProps) {
  const get = () => currentTheme(themeConfig, base);
  const current = useSyncExternalStore(subscribe, get, () => themeConfig.defaultTheme);
  const nameOf = (theme: ThemeName) =>
    theme === themeConfig.defaultTheme ? themeText.defaultTheme : themeName(theme);
  // The rendered theme is the default one while hydrating.
  useEffect(() => show(get));
  const [open, setOpen] = useState(false);
  const picker = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    let stored = readSetting(base, 'theme');
    let isTrying = false;
    const listening = new AbortController();
    const { signal } = listening;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !picker.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onOutside, { signal });
    document.addEventListener('focusin', onOutside, { signal });
    // The arrow keys try a theme, with a click of the browser's own. Every other click chooses.
    const keep = () => {
      if (!isTrying) stored = readSetting(base, 'theme');
    };
    const onKey = (event: KeyboardEvent) => {
      isTrying = event.key.startsWith('Arrow');
      // On the checked radio it makes no click.
      if (event.key === ' ') keep();
      const isChosen = event.key === 'Enter' && event.target instanceof HTMLInputElement;
      if (event.key !== 'Escape' && !isChosen) return;
      // Or Enter would press the button that gets the focus.
      event.preventDefault();
      if (event.key === 'Escape') writeSetting(base, 'theme', stored);
      setOpen(false);
      picker.current?.querySelector('button')?.focus();
    };
    // On the document, because a click beside all controls gives the focus to the body.
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener(
      'keyup',
      () => {
        isTrying = false;
      },
      { signal },
    );
    document.addEventListener('click', keep, { signal });
    return () => listening.abort();
  }, [open, base]);

  return (
    <section id={id} className="theme" aria-label={themeText.section} aria-busy={loading || undefined}>
      {loading && (
        <div className="theme-picker-skeleton" data-skeleton="">
          <Skeleton width="half" />
          <Skeleton width="half" />
        </div>
      )}
      {!loading && (
        <div ref={picker} className="theme-picker">
          <div className="theme-picker-current">
            {/* The first heading is the person's name. */}
            <Phrase as="p" of={themeText.title} className="theme-picker-title meta" />
            <Phrase as="p" id="theme-current" of={nameOf(current)} className="theme-picker-name" />
          </div>
          <button
            type="button"
            className="theme-picker-button"
            aria-label={themeText.changeTheme}
            aria-describedby="theme-current"
            aria-expanded={open}
            aria-controls={open ? 'themes' : undefined}
            onClick={() => setOpen(!open)}
            onPointerEnter={Choices.preload}
            onFocus={Choices.preload}
          >
            <Swatch />
            <span>{themeText.change}</span>
            <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
              <path d="m7 15 5 5 5-5M7 9l5-5 5 5" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </button>
          {open && (
            <Choices
              themes={offeredThemes(themeConfig)}
              current={current}
              nameOf={nameOf}
              choose={(theme) => writeSetting(base, 'theme', theme)}
            />
          )}
        </div>
      )}
    </section>
  );
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
  const apply = () => {
    applyTheme(get());
    // A box with a transition of its own would keep the old colour for a moment.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  };
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Rejects when the next fade overtakes it, as under a held arrow key; its change is made all the same.
  if (document.startViewTransition && !isStill) document.startViewTransition(apply).ready.catch(() => {});
  else apply();
}
