import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { themeName, themeText } from '#text/page.ts';
import type { ThemeName } from '../model/theme-name.ts';
import { Phrase } from '../ui/phrase.tsx';
import { Swatch } from './swatch.tsx';
import './choices.css';

interface ChoicesProps {
  id: string;
  /** In the order shown. */
  themes: readonly ThemeName[];
  current: ThemeName;
  defaultTheme: ThemeName;
  choose(theme: ThemeName): void;
  /** The visitor has decided, by the Enter key. */
  done(): void;
}

/** The themes on offer as a radio group: one tab stop, arrows move and choose. Takes the focus when it appears. */
export default function Choices({ id, themes, current, defaultTheme, choose, done }: ChoicesProps) {
  const list = useRef<HTMLDivElement>(null);

  // Before anything else can happen: after an Escape it would take the focus from where that has put it.
  useLayoutEffect(() => {
    const input = (state = '') => list.current?.querySelector<HTMLInputElement>(`input${state}`);
    (input(':checked') ?? input())?.focus();
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // The button that gets the focus would be pressed by it.
    event.preventDefault();
    done();
  }

  return (
    <fieldset id={id} className="theme-choices" onKeyDown={onKeyDown}>
      <legend className="visually-hidden">
        <Phrase of={themeText.title} />
      </legend>
      <div ref={list} className="theme-choices-list">
        {themes.map((name) => (
          <label key={name} className="theme-choice">
            <input
              type="radio"
              name={id}
              value={name}
              checked={name === current}
              onChange={() => choose(name)}
            />
            <Swatch theme={name} />
            <span>
              <Phrase of={name === defaultTheme ? themeText.defaultTheme : themeName(name)} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
