import { z } from 'zod';
import type { PictureUse } from '../../model/site-picture.ts';
import { email, handle, mastodon, matrix, messenger, phone, website, withoutAt } from '../format/account.ts';
import { webAddress } from '../format/address.ts';
import { availableFrom, day } from '../format/dates.ts';
import { block, formatted, label, link, linkPerLanguage, list, picture, words } from './field.ts';
import { lucideIcon } from './page.ts';

/** Also of the picture of the GitHub account. */
export const avatarUse: PictureUse = {
  shown: [76, 164],
  ratio: 1,
  sizes: '(48rem <= width < 64rem) 9.25rem, 5rem',
};

export const profile = block({
  /** Your name. Left out: the name of your GitHub account. @example 'Max Mustermann' */
  name: z.string().exactOptional(),
  /** Your family name, for address books, if your name has more than two words. @example 'von der Heide' */
  familyName: z.string().exactOptional(),
  /** Your profession in a few words: below your name, in titles, shared links and your contact card. @example 'IT-Beraterin' */
  role: words().exactOptional(),
  /** Your promise to clients, in one sentence, larger than the bio. @example 'Ihr Netz läuft, ohne dass Sie es merken.' */
  promise: words().exactOptional(),
  /** One to three sentences about you. Left out: the bio of your GitHub account. @example 'Ich entwickle Webanwendungen.' */
  bio: words().exactOptional(),
  /** Your location, in the details. Left out: the location of your GitHub account. @example 'Köln' */
  location: label().exactOptional(),
  /** Your portrait: any photo in public/, or an address. Left out: that of your GitHub account. @example 'images/me.jpg' */
  avatar: picture('avatar', avatarUse).exactOptional(),
});

const account = (prefix: string, example: string) => formatted(handle(prefix, example)).exactOptional();

export const social = block({
  /** LinkedIn: the name behind linkedin.com/in/. @example 'max-mustermann' */
  linkedin: account('linkedin.com/in/', 'max-mustermann'),
  /** XING: the name behind xing.com/profile/. @example 'Max_Mustermann' */
  xing: account('xing.com/profile/', 'Max_Mustermann'),
  /** X, formerly Twitter: the name behind x.com/. @example 'maxmustermann' */
  x: account('x.com/', 'maxmustermann'),
  /** Mastodon: user@host, or the address of the page where the server has another domain. @example 'max@mastodon.social' */
  mastodon: formatted(mastodon).transform(withoutAt).exactOptional(),
  /** Facebook: the name behind facebook.com/. @example 'max.mustermann' */
  facebook: account('facebook.com/', 'max.mustermann'),
  /** Instagram: the name behind instagram.com/. @example 'max.mustermann' */
  instagram: account('instagram.com/', 'max.mustermann'),
  /** Reddit: the name behind reddit.com/user/. @example 'max-mustermann' */
  reddit: account('reddit.com/user/', 'max-mustermann'),
  /** Threads: the name behind threads.net/, with or without '@'. @example 'max.mustermann' */
  threads: account('threads.net/', 'max.mustermann'),
  /** YouTube: the name of the channel behind youtube.com/@. @example 'maxmustermann' */
  youtube: account('youtube.com/@', 'maxmustermann'),
  /** Udemy: the name behind udemy.com/user/. @example 'max-mustermann' */
  udemy: account('udemy.com/user/', 'max-mustermann'),
  /** Dribbble: the name behind dribbble.com/. @example 'max-mustermann' */
  dribbble: account('dribbble.com/', 'max-mustermann'),
  /** Behance: the name behind behance.net/. @example 'max-mustermann' */
  behance: account('behance.net/', 'max-mustermann'),
  /** Medium: the name behind medium.com/@. @example 'max-mustermann' */
  medium: account('medium.com/@', 'max-mustermann'),
  /** The dev.to community: the name behind dev.to/. @example 'maxmustermann' */
  dev: account('dev.to/', 'maxmustermann'),
  /** Stack Overflow: number and name behind stackoverflow.com/users/. @example '1/jeff-atwood' */
  stackoverflow: account('stackoverflow.com/users/', '1/jeff-atwood'),
  /** Your website, with or without https://. @example 'https://example.com' */
  website: formatted(website).exactOptional(),
  /** Your telephone number, best with the country in front. @example '+49 30 23125 042' */
  phone: formatted(phone).exactOptional(),
  /** Your e-mail address. With it, the profile card has the button 'Kontakt per E-Mail'. @example 'kontakt@example.com' */
  email: formatted(email).exactOptional(),
  /** Telegram: the name behind t.me/. @example 'maxmustermann' */
  telegram: account('t.me/', 'maxmustermann'),
  /** ResearchGate: the name behind researchgate.net/profile/. @example 'Max-Mustermann' */
  researchGate: account('researchgate.net/profile/', 'Max-Mustermann'),
  /** Discord: your user name, as it is shown; the link leads to Discord itself. @example 'maxmustermann' */
  discord: z.string().exactOptional(),
  /** WhatsApp: your telephone number there, with the country in front. @example '+49 170 1234567' */
  whatsapp: formatted(messenger('wa.me')).exactOptional(),
  /**
   * Signal: your telephone number there, with the country in front; the link of your user name, as Signal gives it; or the
   * user name, which is shown without a link.
   * @example 'max.42'
   */
  signal: formatted(messenger('signal.me', 'max.42')).exactOptional(),
  /** Matrix: @user:server. @example '@max:matrix.org' */
  matrix: formatted(matrix).exactOptional(),
  /** GitLab: the name behind gitlab.com/. @example 'maxmustermann' */
  gitlab: account('gitlab.com/', 'maxmustermann'),
  /** Codeberg: the name behind codeberg.org/. @example 'maxmustermann' */
  codeberg: account('codeberg.org/', 'maxmustermann'),
  /** Your pages anywhere else, each with a name of your own. Default: none. */
  links: list(
    z.strictObject({
      /** Its name. @example 'Malt' */
      label: label(),
      /** Its address. @example 'https://www.malt.de/profile/maxmustermann' */
      link: formatted(webAddress),
      /** Its icon: a name from lucide.dev/icons. Default: 'link'. @example 'briefcase-business' */
      icon: formatted(lucideIcon).default('link'),
    }),
  ),
});

export const contact = z.strictObject({
  /** Its label. @example 'Termin vereinbaren' */
  label: words(),
  /** Its address. @example 'https://cal.example/max-mustermann' */
  link: link(),
});

export const resume = block({
  /** The file in public/, or its address; one for each language where you have them. @example 'files/lebenslauf.pdf' */
  fileUrl: linkPerLanguage().exactOptional(),
});

export const download = z.strictObject({
  /** The label of the button. @example 'Referenzen (PDF)' */
  label: words(),
  /** The file in public/, or its address; one for each language where you have them. @example 'files/referenzen.pdf' */
  file: linkPerLanguage(),
});

export const availability = z.strictObject({
  /**
   * From when: a day as year-month-day, 'sofort', or 'ausgebucht' while you are booked up. From that day on, the page
   * says that you are available.
   * @example '2026-01-15'
   */
  from: formatted(availableFrom),
  /** Its last day, or with 'ausgebucht' the last day on which you are not free, as year-month-day. @example '2026-06-30' */
  until: formatted(day).exactOptional(),
  /** How much of your time there is. @example '3 Tage pro Woche' */
  workload: words().exactOptional(),
  /** Your places of work. @example ['Remote', 'Berlin'] */
  places: list(label()),
  /** How far you travel to clients. @example 'bundesweit' */
  travel: words().exactOptional(),
  /** Your rate; `services.prices` says whether that is with tax. @example '120 €/Stunde' */
  rate: words().exactOptional(),
  /** A sentence below it. @example 'Kurze Einsätze sind auch vorher möglich.' */
  note: words().exactOptional(),
});
