import { z } from 'zod';
import { siteLanguages } from '../model/site-language.ts';
import { headings } from '../text/de/sections.ts';
import * as career from './fields/career.ts';
import { block, formatted, list, listOfAny, words } from './fields/field.ts';
import { legal } from './fields/legal.ts';
import * as page from './fields/page.ts';
import * as person from './fields/profile.ts';
import { projects } from './fields/projects.ts';
import { remoteSupport } from './fields/remote-support.ts';
import * as services from './fields/services.ts';
import { themeConfig } from './fields/themes.ts';
import { githubUsername } from './format/account.ts';
import { basePath } from './format/address.ts';

/**
 * The fields of `config.ts` in the order of the shipped file: types, checks, defaults, and the owner's manual, which editors
 * show and `npm run docs` collects. It runs at build time only: the page receives the finished `Site`.
 */
export const configSchema = z.strictObject({
  /** Your account at GitHub. */
  github: block({
    /** Your GitHub username. It may be left out when profile has name, bio and avatar. @example 'octocat' */
    username: formatted(githubUsername).default(''),
  }),
  /**
   * The path under which the site is served: '/' on a domain of its own, '/repo/' on GitHub Pages. `npm run build --
   * --base=/repo/` overrides it. Default: '/'.
   */
  base: formatted(basePath).default('/'),
  /**
   * 'live': the page asks GitHub and the blog for news on every visit. 'snapshot': it shows what `npm run snapshot` found,
   * and the visitor's browser talks to no third party. Default: 'live'.
   */
  data: z.enum(['live', 'snapshot']).default('live'),
  /**
   * The languages of the page. The first one lives at the base, the others below their names: '/en/'. Every text in your
   * words can then be given for each: `{ de: '…', en: '…' }`. The legal pages are German, also with ['en'] alone. Default:
   * ['de'].
   * @example ['de', 'en']
   */
  languages: list(z.enum(siteLanguages)).transform((languages) =>
    languages.length > 0 ? languages : [siteLanguages[0]],
  ),
  /**
   * 'mixed': the German page has some headings and labels in English, as developers are used to: 'Tech Stack', 'Based in:'.
   * 'german': it is German throughout: 'Technologien', 'Standort:'. Default: 'mixed'.
   */
  wording: z.enum(['mixed', 'german']).default('mixed'),
  /** You. With name, bio and avatar all given, GitHub is not asked for the profile. */
  profile: person.profile,
  /** When you have time for a new client: a line in the profile card. Left out: not said. */
  availability: person.availability.exactOptional(),
  /** Your accounts; each is a row of the details card. */
  social: person.social,
  /**
   * A second button beside the e-mail, such as to a calendar for appointments. It is a plain link: nothing of the other site
   * is embedded. Left out: no such button.
   */
  contact: person.contact.exactOptional(),
  /**
   * Whether visitors can save you as a contact: the button 'Kontakt speichern', and a code for cameras on paper. Nothing is
   * in it but what your pages show. Default: true.
   */
  contactCard: z.boolean().default(true),
  /** Your résumé as a file. Left out: no download button. */
  resume: person.resume,
  /** Further files to download, such as references or general terms: buttons beside the résumé. Default: none. */
  downloads: list(person.download),
  /**
   * Your technologies; known names get an icon. One list, or groups: `{ group: 'Netze', list: ['Fortinet', 'OPNsense'] }`.
   * Default: none, and no card.
   * @example ['TypeScript', 'Docker', 'Linux']
   */
  skills: list(career.skill),
  /** The chart of your contributions on GitHub. Left out: not shown. */
  githubContributions: block({
    /** Whether the card is shown. Default: false. */
    display: z.boolean().default(false),
    /** The heading of the card. Default: 'GitHub Aktivität'. */
    header: words().default(headings.contributions),
  }),
  /** Your jobs, newest first. An entry without company, position and dates is dropped. Default: none, and no card. */
  experiences: listOfAny(career.experience, ['company', 'position', 'from', 'to']),
  /** Your certificates, as a timeline. An entry without year, name and body is dropped. Default: none, and no card. */
  certifications: listOfAny(career.certification, ['year', 'name', 'body']),
  /** Your education. An entry without institution, degree and dates is dropped. Default: none, and no card. */
  educations: listOfAny(career.education, ['institution', 'degree', 'from', 'to']),
  /** Your projects for clients. They make the page 'Profil und Projekthistorie'. Default: none, and there is no such page. */
  engagements: list(career.engagement),
  /** The languages you speak, for the profile page. Default: none. */
  spokenLanguages: list(career.spokenLanguage),
  /** The page 'Profil und Projekthistorie'. It exists as soon as there are `engagements`. */
  profilePage: career.profilePage,
  /** Testimonials of clients. Ask before you publish one: the words and the name are theirs. Default: none, and no card. */
  testimonials: services.testimonials,
  /** Your services. Left out: not shown. */
  services: services.services,
  /** Downloads with which visitors install the remote-support tool. Left out: shown, with RustDesk's public servers. */
  remoteSupport,
  /** Pictures of your most important certificates, each in a card. Default: Google and IBM; an empty list shows none. */
  badges: list(services.badge).prefault([
    { label: 'Google', image: 'images/badge-google.svg', labelInPicture: true },
    { label: 'IBM', image: 'images/badge-ibm.svg', labelInPicture: true },
  ]),
  /** Your work: repositories, private projects, projects at addresses of their own. */
  projects: projects,
  /** Your publications. An entry without a title is dropped. Default: none, and no card. */
  publications: listOfAny(career.publication, ['title']),
  /** Your latest articles. Left out: not shown. */
  blog: page.blog,
  /** Sections of your own: cards with a text. Default: none. */
  customSections: list(page.customSection),
  /**
   * The order of your sections: `order` chooses one for all of them, and each list names those that come first in its place.
   * A section is named as in the page's address: 'skills' is at /#skills; your own by their `id`.
   */
  layout: page.layout,
  /** The themes, one of your own, and how one is chosen. */
  themeConfig: themeConfig,
  /** Texts for search engines and shared links. */
  seo: page.seo,
  /** Google Analytics. Left out: nothing is counted. */
  googleAnalytics: page.googleAnalytics,
  /** Hotjar's heat map. Left out: no heat map. */
  hotjar: page.hotjar,
  /**
   * You and your business, for the pages Impressum and Datenschutz: templates, and no legal advice. Name, street,
   * postalCode, city, email and phone are obligatory for a real site; while one is missing, `npm run check` warns and
   * the site can be built. Everything else is for those whom it concerns.
   */
  legal: legal,
  /**
   * The text at the end of the page, in simple HTML: a, b, strong, em, i, br, span, p, small, code. Left out: no footer.
   * @example '© 2025 <a href="https://example.com">Max Mustermann</a>'
   */
  footer: words().exactOptional(),
  /**
   * Pictures in public/ that the page neither shows nor links and that are published all the same: files or folders. What a
   * camera wrote into them is taken out. Default: none.
   * @example ['images/press']
   */
  publish: list(z.string()),
  /** Whether visitors can install the page and read it offline. Default: true. */
  enablePWA: z.boolean().default(true),
});

/** The content of `config.ts`, as the owner writes it. */
export type Config = z.input<typeof configSchema>;

/** The owner's configuration, checked and with every default: the site before it is finished. */
export type Settings = z.output<typeof configSchema>;
