import { icons as lucide } from '@iconify-json/lucide';
import { nearest } from '../messages/nearest.ts';
import type { TextFormat } from './text-format.ts';

const names = Object.keys({ ...lucide.icons, ...lucide.aliases });

/** A drawing of Lucide by its name there. */
export const lucideIcon: TextFormat = {
  allowed: "the name of an icon from lucide.dev/icons, such as 'handshake'",
  hint(value) {
    if (names.includes(value)) return undefined;
    const meant = nearest(value.replace(/^lucide:/, ''), names);
    return meant ? `Did you mean '${meant}'?` : 'Look for it at lucide.dev/icons.';
  },
};
