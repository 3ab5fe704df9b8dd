import { technologyIconName } from '../model/icon-name.ts';
import { Icon } from './icon.tsx';
import './chip.css';

interface TechnologyChipsProps {
  technologies: readonly string[];
  label?: string;
}

export const TechnologyChips = ({ technologies, label }: TechnologyChipsProps) =>
  technologies.length > 0 && (
    <ul className="chips" aria-label={label}>
      {[...new Set(technologies)].map((technology) => (
        <li key={technology}>
          <TechnologyChip name={technology} />
        </li>
      ))}
    </ul>
  );

export const TechnologyChip = ({ name }: { name: string }) => (
  <span className="chip">
    <Icon name={technologyIconName(name)} />
    {name}
  </span>
);

export const TagChips = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <ul className="chips">
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>
          <span className="chip chip-small">{tag}</span>
        </li>
      ))}
    </ul>
  );
