import { themeName, themeText } from '#text/page.ts';
import type { ThemeName } from '../model/theme-name.ts';
import { Phrase } from '../ui/phrase.tsx';
import { offeredThemes, type ThemeConfig } from './choice.ts';
import { Swatch } from './swatch.tsx';
import './choices.css';

interface ChoicesProps {
  themeConfig: ThemeConfig;
  current: ThemeName;
  choose(theme: ThemeName): void;
}

/** A radio group that takes the focus when it appears. */
export default function Choices({ themeConfig, current, choose }: ChoicesProps) {
  return (
    <fieldset id="themes" className="theme-choices">
      <legend className="visually-hidden">
        <Phrase of={themeText.title} />
      </legend>
      <div ref={takeFocus} className="theme-choices-list">
        {offeredThemes(themeConfig).map((name) => (
          <label key={name} className="theme-choice">
            <input
              type="radio"
              name="theme"
              value={name}
              checked={name === current}
              onChange={() => choose(name)}
            />
            <Swatch theme={name} />
            <Phrase
              as="span"
              of={name === themeConfig.defaultTheme ? themeText.defaultTheme : themeName(name)}
            />
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
