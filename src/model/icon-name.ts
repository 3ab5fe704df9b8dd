import type { Settings } from '../config/config.ts';
import type { SocialAccount } from '../site/social-account.ts';

/** In the sprite: the name of a drawing, or that of an account's network, a service's icon key or a technology. */
export type IconName = ConfiguredIconName | IconId | 'technology' | `technology-${string}`;

/** A drawing: its set and its name there, such as `lucide:mail`. All four sets are development dependencies. */
export type IconId = `${'devicon' | 'lucide' | 'simple-icons' | 'tabler'}:${string}`;

export type ConfiguredIconName =
  | `social-${Exclude<SocialAccount['network'], 'link'>}`
  | `service-${Settings['services']['list'][number]['icon']}`;

export const accountIcon = ({ network, own }: Pick<SocialAccount, 'network' | 'own'>): IconName =>
  network === 'link' ? `lucide:${own?.icon ?? 'link'}` : `social-${network}`;

/** The icon of a skill: `'C#'` → `'technology-c-sharp'`; of a text without Latin letters or digits the generic one. */
export function technologyIconName(text: string): IconName {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/(^|\W)\.(?=\w)/g, '$1dot ')
    .replace(/[#+]/g, (sign) => (sign === '#' ? ' sharp ' : ' plus '))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? 'technology' : `technology-${slug}`;
}
