import { z } from 'zod';
import { handle } from '../format/account.ts';
import { link, picture } from '../format/address.ts';
import { email, mastodon, phone, website } from '../format/contact.ts';
import { formatted } from './field.ts';

/** Who the page is about. With name, bio and avatar all given, GitHub is not asked for the profile (SPEC §5). */
export const profile = z.strictObject({
  name: z.string().optional(),
  bio: z.string().optional(),
  avatar: formatted(picture).optional(),
});

/** Each account is one row of the details card and one icon in the profile card. */
export const social = z.strictObject({
  linkedin: formatted(handle('linkedin.com/in/', 'max-mustermann')).optional(),
  x: formatted(handle('x.com/', 'maxmustermann')).optional(),
  mastodon: formatted(mastodon)
    .transform((account) => account.replace(/^@/, ''))
    .optional(),
  facebook: formatted(handle('facebook.com/', 'max.mustermann')).optional(),
  instagram: formatted(handle('instagram.com/', 'max.mustermann')).optional(),
  reddit: formatted(handle('reddit.com/user/', 'max-mustermann')).optional(),
  threads: formatted(handle('threads.net/', 'max.mustermann')).optional(),
  youtube: formatted(handle('youtube.com/@', 'maxmustermann')).optional(),
  udemy: formatted(handle('udemy.com/user/', 'max-mustermann')).optional(),
  dribbble: formatted(handle('dribbble.com/', 'max-mustermann')).optional(),
  behance: formatted(handle('behance.net/', 'max-mustermann')).optional(),
  medium: formatted(handle('medium.com/@', 'max-mustermann')).optional(),
  dev: formatted(handle('dev.to/', 'maxmustermann')).optional(),
  stackoverflow: formatted(handle('stackoverflow.com/users/', '1/jeff-atwood')).optional(),
  website: formatted(website).optional(),
  phone: formatted(phone).optional(),
  email: formatted(email).optional(),
  telegram: formatted(handle('t.me/', 'maxmustermann')).optional(),
  researchGate: formatted(handle('researchgate.net/profile/', 'Max-Mustermann')).optional(),
  discord: z.string().optional(),
});

/** Your résumé as a file. With it, the profile card has a download button. */
export const resume = z.strictObject({
  fileUrl: formatted(link).optional(),
});
