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
import '../ui/details.css';

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
    <Card id="cv-filter" className="cv-filter screen-only" icon="lucide:list-filter" title={cvText.filter}>
      <label className="cv-search stack">
        <span className="meta">{cvText.search}</span>
        <input
          ref={search}
          type="search"
          name="q"
          placeholder={cvText.searchHint}
          value={filter.q}
          onChange={({ target }) => onFilter({ ...filter, q: target.value })}
        />
      </label>
      {criteria.map(([id, name]) => (
        <FilterOptions
          key={id}
          id={id}
          name={name}
          options={optionsOf(engagements, id)}
          chosen={filter[id]}
          onChoose={(keys) => onFilter({ ...filter, [id]: keys })}
        />
      ))}
      <p className="cv-count cluster">
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

interface FilterOptionsProps {
  id: Criterion;
  name: string;
  options: ReturnType<typeof optionsOf>;
  /** The keys of the checked options. */
  chosen: readonly string[];
  onChoose: (keys: readonly string[]) => void;
}

/** The options of a criterion, which opens on demand. One alone would leave all projects. */
function FilterOptions({ id, name, options, chosen, onChoose }: FilterOptionsProps) {
  if (options.length < 2) return null;
  const toggle = (key: string) =>
    onChoose(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);
  return (
    <details className="cv-options" name="cv-options">
      <summary>
        {name}
        {chosen.length > 0 && <span className="cv-chosen">{chosen.length}</span>}
      </summary>
      <fieldset>
        <legend className="visually-hidden">{name}</legend>
        {options.map((option) => (
          <label key={option.key}>
            <input
              type="checkbox"
              name={id}
              value={option.key}
              checked={chosen.includes(option.key)}
              onChange={() => toggle(option.key)}
            />
            <span>{option.name}</span>
            <span className="cv-number meta">{option.count}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
