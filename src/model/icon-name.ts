/**
 * The names of the icons in the sprite, for the page that shows them and for the build that collects them.
 *
 * The general ones stand for themselves; `social-*` is one icon for each network of the Details card, under its
 * name in the configuration; `service-*` is one for each icon key of a service; `technology-*` are as many as the
 * configuration names technologies.
 */

export const generalIconNames = [
  'activity',
  'alert-triangle',
  'arrow-left',
  'award',
  'book-open',
  'briefcase',
  'building',
  'check',
  'chevron-down',
  'clock',
  'download',
  'file-text',
  'folder-git',
  'fork',
  'github',
  'graduation-cap',
  'image',
  'info',
  'layers',
  'linux',
  'lock',
  'mail',
  'map-pin',
  'monitor',
  'newspaper',
  'pin',
  'refresh',
  'rocket',
  'services',
  'star',
  'theme',
  'user',
  'wifi-off',
  'windows',
  'x',
] as const;

export const socialIconNames = [
  'social-behance',
  'social-dev',
  'social-discord',
  'social-dribbble',
  'social-email',
  'social-facebook',
  'social-instagram',
  'social-linkedin',
  'social-mastodon',
  'social-medium',
  'social-phone',
  'social-reddit',
  'social-researchGate',
  'social-stackoverflow',
  'social-telegram',
  'social-threads',
  'social-udemy',
  'social-website',
  'social-x',
  'social-youtube',
] as const;

export const serviceIconNames = [
  'service-cloud',
  'service-consulting',
  'service-digitalization',
  'service-firewall',
  'service-hosting',
  'service-mobile',
  'service-network',
  'service-opensource',
  'service-support',
  'service-voip',
  'service-webapp',
  'service-website',
] as const;

export type GeneralIconName = (typeof generalIconNames)[number];
export type SocialIconName = (typeof socialIconNames)[number];
export type ServiceIconName = (typeof serviceIconNames)[number];
/** All but those of technologies. */
export type InterfaceIconName = GeneralIconName | SocialIconName | ServiceIconName;
export type TechnologyIconName = 'technology' | `technology-${string}`;
export type IconName = InterfaceIconName | TechnologyIconName;

const spelledOut: Record<string, string> = { '#': ' sharp ', '+': ' plus ' };

/**
 * The icon of a skill or technology, for the page and the build alike: `'Node.js'` → `'technology-node-js'`,
 * `'C#'` → `'technology-c-sharp'`, `'.NET'` → `'technology-dot-net'`.
 * A text without any Latin letter or digit has the quiet generic icon, `'technology'`.
 */
export function technologyIconName(text: string): TechnologyIconName {
  const slug = slugOf(text);
  return slug === '' ? 'technology' : `technology-${slug}`;
}

/** Lower-case Latin letters and digits, in words joined by a hyphen; accents are dropped. */
function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/(^|\W)\.(?=\w)/g, '$1dot ')
    .replace(/[#+]/g, (sign) => spelledOut[sign] ?? ' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
