import { icons as lucide } from '@iconify-json/lucide';
import { nearest } from '../messages/nearest.ts';
import type { TextFormat } from './text-format.ts';

const taken =
  /^(?:main|root|page-data|page-title|profile-name|dialog-title|consent-heading|place-.*|.*-heading)$/;

/** A place within the page, as it stands behind the `#` of an address. */
export const sectionAddress: TextFormat = {
  allowed: "small letters, digits and hyphens, such as 'arbeitsweise'",
  hint(value) {
    if (taken.test(value)) return 'The page has a place of this name already. Choose another.';
    if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value)) return undefined;
    const address = value
      .toLowerCase()
      .replaceAll('ä', 'ae')
      .replaceAll('ö', 'oe')
      .replaceAll('ü', 'ue')
      .replaceAll('ß', 'ss')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[-\d]+|-$/g, '');
    return address === '' ? "Write a word, such as 'arbeitsweise'." : `Write '${address}'.`;
  },
};

const names = Object.keys({ ...lucide.icons, ...lucide.aliases });

export const lucideIcon: TextFormat = {
  allowed: "the name of an icon from lucide.dev/icons, such as 'handshake'",
  hint(value) {
    if (names.includes(value)) return undefined;
    const meant = nearest(value.replace(/^lucide:/, ''), names);
    return meant ? `Did you mean '${meant}'?` : 'Look for it at lucide.dev/icons.';
  },
};
