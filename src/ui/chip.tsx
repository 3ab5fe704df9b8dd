import type { ReactNode } from 'react';
import { technologyIconName } from '../model/icon-name.ts';
import { Icon } from './icon.tsx';
import './chip.css';

interface ChipsProps {
  of: readonly string[];
  label?: string;
  /** Draws one; by default that of a technology. */
  chip?(name: string): ReactNode;
}

export const Chips = ({ of, label, chip = technologyChip }: ChipsProps) =>
  of.length > 0 && (
    <ul className="chips cluster print-inline" aria-label={label}>
      {[...new Set(of)].map((name) => (
        <li key={name}>{chip(name)}</li>
      ))}
    </ul>
  );

export const technologyChip = (name: string) => (
  <span className="chip">
    <Icon name={technologyIconName(name)} />
    {name}
  </span>
);

export const tagChip = (tag: string) => <span className="chip chip-small">{tag}</span>;
