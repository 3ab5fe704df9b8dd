import { useRef } from 'react';
import { cvText } from '#text/cv.ts';
import type { Engagement } from '../model/engagement.ts';
import {
  type Criterion,
  noFilter,
  optionsOf,
  type ProjectFilter,
  writeFilter,
} from '../model/project-filter.ts';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import '../ui/disclosure.css';

interface CvFilterProps {
  engagements: readonly Engagement[];
  filter: ProjectFilter;
  /** How many projects are left. */
  count: number;
  onFilter: (filter: ProjectFilter) => void;
}

const criteria: [id: Criterion, name: string][] = [
  ['t', cvText.technologies],
  ['r', cvText.roles],
  ['i', cvText.industries],
];

/** The filter of the projects, which the address keeps. */
export function CvFilter({ engagements, filter, count, onFilter }: CvFilterProps) {
  const search = useRef<HTMLInputElement>(null);
  return (
    <Card id="cv-filter" className="cv-filter" icon="lucide:list-filter" title={cvText.filter}>
      <label className="cv-search">
        <span>{cvText.search}</span>
        <input
          ref={search}
          type="search"
          name="q"
          placeholder={cvText.searchHint}
          value={filter.q}
          onChange={({ target }) => onFilter({ ...filter, q: target.value })}
        />
      </label>
      {criteria.map(([id, name]) => {
        const options = optionsOf(engagements, id);
        if (options.length < 2) return null;
        const keys = filter[id];
        const toggled = (key: string) =>
          keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
        return (
          <details key={id} className="cv-options" name="cv-options">
            <summary>
              {name}
              {keys.length > 0 && <span className="cv-chosen">{keys.length}</span>}
              <Icon name="lucide:chevron-down" />
            </summary>
            <fieldset>
              <legend className="visually-hidden">{name}</legend>
              {options.map(({ key, name: option, count: projects }) => (
                <label key={key}>
                  <input
                    type="checkbox"
                    name={id}
                    value={key}
                    checked={keys.includes(key)}
                    onChange={() => onFilter({ ...filter, [id]: toggled(key) })}
                  />
                  <span>{option}</span>
                  <span className="cv-number">{projects}</span>
                </label>
              ))}
            </fieldset>
          </details>
        );
      })}
      <p className="cv-count">
        <span role="status">{cvText.count(count, engagements.length)}</span>
        {writeFilter(filter) !== '' && (
          <button
            type="button"
            className="button button-quiet"
            onClick={({ detail }) => {
              onFilter(noFilter);
              // A key press, after which the focus would be lost with the button.
              if (detail === 0) search.current?.focus();
            }}
          >
            {cvText.reset}
          </button>
        )}
      </p>
    </Card>
  );
}
