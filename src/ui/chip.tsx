import { technologyIconName } from '../model/icon-name.ts';
import { Icon } from './icon.tsx';
import './chip.css';

/** Technologies as a row of pills, each with its icon. */
export function TechnologyChips({
  technologies,
  label,
}: {
  technologies: readonly string[];
  label?: string;
}) {
  return (
    <ul className="chips" aria-label={label}>
      {[...new Set(technologies)].map((technology) => (
        <li key={technology}>
          <span className="chip">
            <Icon name={technologyIconName(technology)} />
            {technology}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Category tags as a row of small pills without icons. */
export function TagChips({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="chips">
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>
          <span className="chip chip-small">{tag}</span>
        </li>
      ))}
    </ul>
  );
}
