import { themeText } from '#text/page.ts';
import type { LocalizedText } from '../model/phrase.ts';
import type { ThemeName } from '../model/theme-name.ts';
import { Phrase } from '../ui/phrase.tsx';
import { Swatch } from './swatch.tsx';
import './choices.css';

interface ChoicesProps {
  themes: readonly ThemeName[];
  current: ThemeName;
  nameOf(theme: ThemeName): LocalizedText;
  choose(theme: ThemeName): void;
}

/** A radio group that takes the focus when it appears. */
export default function Choices({ themes, current, nameOf, choose }: ChoicesProps) {
  return (
    <fieldset id="themes" className="theme-choices raised">
      <legend className="visually-hidden">
        <Phrase of={themeText.title} />
      </legend>
      <div ref={takeFocus} className="theme-choices-list">
        {themes.map((name) => (
          <label key={name} className="theme-choice">
            <input
              type="radio"
              name="theme"
              value={name}
              checked={name === current}
              onChange={() => choose(name)}
            />
            <Swatch theme={name} />
            <Phrase as="span" of={nameOf(name)} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function takeFocus(list: HTMLElement | null): void {
  const input = (state = '') => list?.querySelector<HTMLInputElement>(`input${state}`);
  (input(':checked') ?? input())?.focus();
  list?.scrollIntoView({ block: 'nearest' });
}
