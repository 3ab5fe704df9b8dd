import { technologyIconName } from '../model/icon-name.ts';
import { Icon } from './icon.tsx';
import './chip.css';

export const TechnologyChips = ({ of, label }: { of: readonly string[]; label?: string }) =>
  of.length > 0 && (
    <ul className="chips" aria-label={label}>
      {[...new Set(of)].map((name) => (
        <li key={name}>
          <TechnologyChip name={name} />
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

export const TagChips = ({ of }: { of: readonly string[] }) =>
  of.length > 0 && (
    <ul className="chips">
      {[...new Set(of)].map((tag) => (
        <li key={tag}>
          <span className="chip chip-small">{tag}</span>
        </li>
      ))}
    </ul>
  );
