import { sprite } from 'virtual:icons';
import type { IconName } from '../model/icon-name.ts';
import './icon.css';

export type { IconId, IconName } from '../model/icon-name.ts';

/** An icon from the sprite, like the text around it. @param label where no text beside it says the same */
export const Icon = ({ name, label }: { name: IconName; label?: string }) => (
  <svg className="icon" role={label && 'img'} aria-label={label} aria-hidden={!label || undefined}>
    <use href={`${sprite}#${name}`} />
  </svg>
);
