import { useId, useRef, useState } from 'react';
import { themeLabel, themeText } from '#text/page.ts';
import { NotLoaded, onDemand } from '../ui/on-demand.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { offeredThemes, type ThemeConfig } from './choice.ts';
import { Swatch } from './swatch.tsx';
import { useDismissal } from './use-dismissal.ts';
import { useTheme } from './use-theme.ts';
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
