import { sprite } from 'virtual:icons';
import type { IconName } from '../model/icon-name.ts';
import './icon.css';

export type { IconName, InterfaceIconName } from '../model/icon-name.ts';

interface IconProps {
  name: IconName;
  /** Follows the text around it unless told otherwise. */
  size?: 'text' | 'medium' | 'large';
  /** What the icon says to those who cannot see it; left out where a text beside it says so already. */
  label?: string;
}

/** A one-colour icon from the sprite, in the colour of the text around it. */
export function Icon({ name, size = 'text', label }: IconProps) {
  const className = size === 'text' ? 'icon' : `icon icon-${size}`;
  const use = <use href={`${sprite}#${name}`} />;
  if (label === undefined) {
    return (
      <svg className={className} aria-hidden="true">
        {use}
      </svg>
    );
  }
  return (
    <svg className={className} role="img" aria-label={label}>
      {use}
    </svg>
  );
}
