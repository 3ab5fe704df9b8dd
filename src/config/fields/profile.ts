import { z } from 'zod';
import type { PicturePlace } from '../../model/picture.ts';
import type { SocialLinkEntry } from '../../model/social-account.ts';
import { email, handle, mastodon, matrix, messenger, phone, website } from '../format/account.ts';
import { webAddress } from '../format/address.ts';
import { availableFrom, day } from '../format/dates.ts';
import { formatted, link, linkPerLanguage, list, picture, texts, type Words, words } from './field.ts';
import { lucideIcon } from './page.ts';

/** Who the page is about. With name, bio and avatar all given, GitHub is not asked for the profile. */
export interface ProfileConfig {
  /** Your name. Left out: the name of your GitHub account. @example 'Max Mustermann' */
  name?: string;
  /**
   * What you do, in a few words: below your name, in the page's title, in shared links and in your contact card. Left out:
   * not said.
   * @example 'Beraterin für Netzwerke und IT-Sicherheit'
   */
  role?: Words;
  /**
   * What clients get from you, in one sentence, set larger than the bio. Left out: not said.
   * @example 'Ihr Netz läuft, auch wenn niemand hinsieht.'
   */
  promise?: Words;
  /**
   * One to three sentences about you. Left out: the bio of your GitHub account.
   * @example 'Ich entwickle Webanwendungen für kleine Unternehmen.'
   */
  bio?: Words;
  /** Where you work from, in the details. Left out: the location of your GitHub account. @example 'Köln' */
  location?: Words;
  /**
   * Your portrait: a picture in public/, any photo will do, or an address. Left out: the picture of your GitHub account.
   * @example 'images/portrait.jpg'
   */
  avatar?: string;
}

/** Also of the picture of the GitHub account. */
export const avatarPlace: PicturePlace = { shown: [108, 108], ratio: 1, sizes: '6.75rem' };

export const profile = z.strictObject({
  name: z.string().optional(),
  role: words().optional(),
  promise: words().optional(),
  bio: words().optional(),
  location: words().optional(),
  avatar: picture('avatar', avatarPlace).optional(),
});

/** Each account is an icon in the profile card and a row in the details card. */
export interface SocialConfig {
  /** LinkedIn: the name behind linkedin.com/in/. @example 'max-mustermann' */
  linkedin?: string;
  /** XING: the name behind xing.com/profile/. @example 'Max_Mustermann' */
  xing?: string;
  /** X, formerly Twitter: the name behind x.com/. @example 'maxmustermann' */
  x?: string;
  /** Mastodon: user@host. @example 'max@mastodon.social' */
  mastodon?: string;
  /** Facebook: the name behind facebook.com/. @example 'max.mustermann' */
  facebook?: string;
  /** Instagram: the name behind instagram.com/. @example 'max.mustermann' */
  instagram?: string;
  /** Reddit: the name behind reddit.com/user/. @example 'max-mustermann' */
  reddit?: string;
  /** Threads: the name behind threads.net/, with or without '@'. @example 'max.mustermann' */
  threads?: string;
  /** YouTube: the name of the channel behind youtube.com/@. @example 'maxmustermann' */
  youtube?: string;
  /** Udemy: the name behind udemy.com/user/. @example 'max-mustermann' */
  udemy?: string;
  /** Dribbble: the name behind dribbble.com/. @example 'max-mustermann' */
  dribbble?: string;
  /** Behance: the name behind behance.net/. @example 'max-mustermann' */
  behance?: string;
  /** Medium: the name behind medium.com/@. @example 'max-mustermann' */
  medium?: string;
  /** The dev.to community: the name behind dev.to/. @example 'maxmustermann' */
  dev?: string;
  /** Stack Overflow: number and name behind stackoverflow.com/users/. @example '1/jeff-atwood' */
  stackoverflow?: string;
  /** Your website, with or without https://. @example 'https://example.com' */
  website?: string;
  /** Your telephone number, best with the country in front. @example '+49 30 23125 042' */
  phone?: string;
  /**
   * Your e-mail address. With it, the profile card has the button 'Kontakt per E-Mail'.
   * @example 'kontakt@example.com'
   */
  email?: string;
  /** Telegram: the name behind t.me/. @example 'maxmustermann' */
  telegram?: string;
  /** ResearchGate: the name behind researchgate.net/profile/. @example 'Max-Mustermann' */
  researchGate?: string;
  /** Discord: your user name, as it is shown; the link leads to Discord itself. @example 'maxmustermann' */
  discord?: string;
  /** WhatsApp: your telephone number there, with the country in front. @example '+49 170 1234567' */
  whatsapp?: string;
  /**
   * Signal: your telephone number there, with the country in front; the link of your user name, as Signal gives it; or the
   * user name, which is shown without a link.
   * @example 'max.42'
   */
  signal?: string;
  /** Matrix: @user:server. @example '@max:matrix.org' */
  matrix?: string;
  /** GitLab: the name behind gitlab.com/. @example 'maxmustermann' */
  gitlab?: string;
  /** Codeberg: the name behind codeberg.org/. @example 'maxmustermann' */
  codeberg?: string;
  /** Your pages anywhere else, each with a name of your own. Default: none. */
  links?: SocialLinkEntry<Words>[];
}

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
  xing: formatted(handle('xing.com/profile/', 'Max_Mustermann')).optional(),
  whatsapp: formatted(messenger('wa.me')).optional(),
  signal: formatted(messenger('signal.me', 'max.42')).optional(),
  matrix: formatted(matrix).optional(),
  gitlab: formatted(handle('gitlab.com/', 'maxmustermann')).optional(),
  codeberg: formatted(handle('codeberg.org/', 'maxmustermann')).optional(),
  links: list(
    z.strictObject({
      label: words(),
      link: formatted(webAddress),
      icon: formatted(lucideIcon).default('link'),
    }),
  ),
});

export const contact = z.strictObject({
  label: words(),
  link: link(),
});

/** Your résumé as a file. */
export interface ResumeConfig {
  /**
   * The file in public/, or its address; one for each language where you have them.
   * @example 'files/lebenslauf.pdf'
   */
  fileUrl?: Words;
}

export const resume = z.strictObject({
  fileUrl: linkPerLanguage().optional(),
});

export const download = z.strictObject({ label: words(), file: linkPerLanguage() });

export const availability = z.strictObject({
  from: formatted(availableFrom),
  until: formatted(day).optional(),
  workload: words().optional(),
  places: texts(words()),
  travel: words().optional(),
  rate: words().optional(),
  note: words().optional(),
});
