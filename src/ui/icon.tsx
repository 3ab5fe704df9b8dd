import { sprite } from 'virtual:icons';
import type { IconName } from '../model/icon-name.ts';
import './icon.css';

export type { IconId, IconName } from '../model/icon-name.ts';

interface IconProps {
  name: IconName;
  /** For screen readers; left out where a text beside it says the same. */
  label?: string;
}

/** An icon from the sprite, in the colour and size of the text around it. */
export const Icon = ({ name, label }: IconProps) => (
  <svg className="icon" role={label && 'img'} aria-label={label} aria-hidden={!label || undefined}>
    <use href={`${sprite}#${name}`} />
  </svg>
);
