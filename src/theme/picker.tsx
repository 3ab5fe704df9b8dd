import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { themeName, themeText } from '#text/page.ts';
import type { PortfolioSite } from '../model/page-site.ts';
import { NotLoaded, onDemand } from '../ui/on-demand.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { Swatch } from './swatch.tsx';
import { useTheme } from './use-theme.ts';
import './picker.css';

const Choices = onDemand(() => import('./choices.tsx'), NotLoaded);

export function ThemePicker({ themeConfig, base }: Pick<PortfolioSite, 'themeConfig' | 'base'>) {
  const [current, choose] = useTheme(themeConfig, base);
  const [open, setOpen] = useState(false);
  const picker = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !picker.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onOutside, { signal });
    document.addEventListener('focusin', onOutside, { signal });
    // On the document, because a click beside all controls gives the focus to the body.
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
    return () => listening.abort();
  }, [open, close]);

  return (
    <div ref={picker} className="theme-picker">
      <Swatch />
      <div className="theme-picker-current">
        <Phrase as="h2" of={themeText.title} />
        <Phrase
          as="p"
          id={`${id}-current`}
          of={current === themeConfig.defaultTheme ? themeText.defaultTheme : themeName(current)}
        />
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
          themeConfig={themeConfig}
          current={current}
          choose={choose}
          done={close}
        />
      )}
    </div>
  );
}
