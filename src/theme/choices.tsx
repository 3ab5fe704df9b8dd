import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { themeLabel, themeText } from '#text/theme.ts';
import { plainText } from '../model/phrase.ts';
import type { ThemeName } from '../model/theme-name.ts';
import { Phrase } from '../ui/phrase.tsx';
import { indexAfter, indexOfLetter } from './arrow-keys.ts';
import { Swatch } from './swatch.tsx';

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
  const labels = themes.map((name) => themeLabel(name, defaultTheme));

  // Before anything else can happen: after an Escape it would take the focus from where that has put it.
  useLayoutEffect(() => {
    const radios = radiosIn(list.current);
    (radios.find((radio) => radio.checked) ?? radios[0])?.focus();
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || !list.current) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      done();
      return;
    }
    const radios = radiosIn(list.current);
    const index = radios.findIndex((radio) => radio.matches(':focus'));
    if (index < 0) return;
    const columns = getComputedStyle(list.current).gridTemplateColumns.split(' ').length;
    const next =
      indexAfter(event.key, index, themes.length, columns) ??
      indexOfLetter(event.key, index, labels.map(plainText));
    const theme = next === undefined ? undefined : themes[next];
    if (next === undefined || theme === undefined) return;
    event.preventDefault();
    radios[next]?.focus();
    choose(theme);
  }

  return (
    <fieldset id={id} className="theme-choices" onKeyDown={onKeyDown}>
      <legend className="visually-hidden">
        <Phrase of={themeText.title} />
      </legend>
      <div ref={list} className="theme-choices-list">
        {themes.map((name, index) => (
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
              <Phrase of={labels[index]} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function radiosIn(list: HTMLElement | null): HTMLInputElement[] {
  return [...(list?.querySelectorAll('input') ?? [])];
}
