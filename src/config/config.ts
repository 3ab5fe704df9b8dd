import { z } from 'zod';
import { siteLanguages } from '../model/site-language.ts';
import { headings } from '../text/de/sections.ts';
import * as career from './fields/career.ts';
import { block, formatted, list, listOfAny, words } from './fields/field.ts';
import { legal } from './fields/legal.ts';
import * as page from './fields/page.ts';
import * as person from './fields/profile.ts';
import { projects } from './fields/projects.ts';
import * as services from './fields/services.ts';
import { themeConfig } from './fields/themes.ts';
import { githubUsername } from './format/account.ts';
import { basePath } from './format/address.ts';

/** The fields of `config.ts` in its order: types, checks, defaults, and the manual that editors and docs show. */
export const configSchema = z.strictObject({
  /** Your account at GitHub. */
  github: block({
    /** Your GitHub username. It may be left out when profile has name, bio and avatar. @example 'octocat' */
    username: formatted(githubUsername).default(''),
  }),
  /** The path of the site: '/repo/' on GitHub Pages. `npm run build -- --base=/repo/` overrides it. Default: '/'. */
  base: formatted(basePath).default('/'),
  /** 'live': the page asks GitHub and the blog. 'snapshot': only `npm run snapshot` does, no browser. Default: 'live'. */
  data: z.enum(['live', 'snapshot']).default('live'),
  /**
   * The languages of the page: the first at the base, the others below their names: '/en/'. Every text in your words can
   * be given for each: `{ de: '…', en: '…' }`. The legal pages stay German. Default: ['de']. @example ['de', 'en']
   */
  languages: list(z.enum(siteLanguages)).transform((languages) =>
    languages.length > 0 ? languages : [siteLanguages[0]],
  ),
  /** 'mixed': the German page has some headings in English, such as 'Tech Stack'. 'german': none. Default: 'mixed'. */
  wording: z.enum(['mixed', 'german']).default('mixed'),
  /** You. With name, bio and avatar all given, GitHub is not asked for the profile. */
  profile: person.profile,
  /** When you have time for a new client: a line in the profile card. Left out: not said. */
  availability: person.availability.exactOptional(),
  /** Your accounts; each is a row of the details card. */
  social: person.social,
  /** A second button beside the e-mail, such as to a calendar: a plain link, nothing embedded. Left out: no button. */
  contact: person.contact.exactOptional(),
  /** Whether visitors can save you as a contact: the button 'Kontakt speichern', and a code on paper. Default: true. */
  contactCard: z.boolean().default(true),
  /** Your résumé as a file. Left out: no download button. */
  resume: person.resume,
  /** Further files to download, such as references or general terms: buttons beside the résumé. Default: none. */
  downloads: list(person.download),
  /**
   * Your technologies; known names get an icon. One list, or groups: `{ group: 'Netze', list: ['Fortinet', 'OPNsense'] }`.
   * Default: none, and no card. @example ['TypeScript', 'Docker', 'Linux']
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
  /** Testimonials of clients. Ask before you publish it: the words and the name are theirs. Default: none, and no card. */
  testimonials: services.testimonials,
  /** Your services. Left out: not shown. */
  services: services.services,
  /** Downloads with which visitors install the remote-support tool. Left out: shown, with RustDesk's public servers. */
  remoteSupport: services.remoteSupport,
  /** Pictures of your most important certificates, each in a card. Default: Google and IBM; an empty list shows none. */
  badges: list(services.badge).prefault([
    { label: 'Google', image: 'images/badge-google.svg' },
    { label: 'IBM', image: 'images/badge-ibm.svg' },
  ]),
  /** Your work: repositories, private projects, projects at addresses of their own. */
  projects: projects,
  /** Your publications. An entry without a title is dropped. Default: none, and no card. */
  publications: listOfAny(career.publication, ['title']),
  /** Your latest articles. Left out: not shown. */
  blog: page.blog,
  /** Sections of your own: cards with a text. Default: none. */
  customSections: list(page.customSection),
  /** The order of your sections, named as in the page's address, 'skills' for /#skills, or by your own `id`. */
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
   * You and your business, for the pages Impressum and Datenschutz: templates, and no legal advice. A real site needs name,
   * street, postalCode, city, email and phone; `npm run check` warns while one is missing. The rest is for whom it concerns.
   */
  legal: legal,
  /** The footer in HTML: a, b, strong, em, i, br, span, p, small, code. Left out: none. @example '© <b>Max Muster</b>' */
  footer: words().exactOptional(),
  /** Pictures or folders in public/ to publish although nothing shows them. Default: none. @example ['images/press'] */
  publish: list(z.string()),
  /** Whether visitors can install the page and read it offline. Default: true. */
  enablePWA: z.boolean().default(true),
});

/** The content of `config.ts`, as the owner writes it. */
export type Config = z.input<typeof configSchema>;

/** The owner's configuration, checked and with every default: the site before it is finished. */
export type Settings = z.output<typeof configSchema>;
