import { z } from 'zod';
import type { Certification, Education, Experience, Publication, SkillGroup } from '../model/career.ts';
import type { EngagementEntry, ProfilePageEntry, SpokenLanguage } from '../model/engagement.ts';
import type { LegalEntry } from '../model/legal.ts';
import type { AvailabilityEntry, Badge, Contact, CustomSectionEntry, Download } from '../model/offer.ts';
import { type SiteLanguage, siteLanguages } from '../model/site-language.ts';
import * as career from './fields/career.ts';
import { formatted, list, ownWords, texts, type Words, type WrittenDate, words } from './fields/field.ts';
import { legal } from './fields/legal.ts';
import * as page from './fields/page.ts';
import * as person from './fields/profile.ts';
import { type ProjectsConfig, projects } from './fields/projects.ts';
import * as offer from './fields/services.ts';
import { type ThemesConfig, themeConfig } from './fields/themes.ts';
import { githubUsername } from './format/account.ts';
import { basePath } from './format/address.ts';

/**
 * What an owner may say in `config.ts`, in the order of the shipped file.
 *
 * These comments are the owner's manual: editors show them in `config.ts`, and they would not if the type were
 * inferred from the schema. So every field is declared here for the owner and below for the build, and the compiler
 * names a block in which the two differ.
 */
export interface Config {
  /** Your account at GitHub. */
  github?: {
    /** Your GitHub username. It may be left out when profile has name, bio and avatar. @example 'octocat' */
    username?: string;
  };
  /**
   * The path under which the site is served: '/' on a domain of its own, '/repo/' on GitHub Pages.
   * `npm run build -- --base=/repo/` overrides it. Default: '/'.
   */
  base?: string;
  /**
   * 'live': the page asks GitHub and the blog for news on every visit. 'snapshot': it shows what
   * `npm run snapshot` found, and the visitor's browser talks to no third party. Default: 'live'.
   */
  data?: 'live' | 'snapshot';
  /**
   * The languages of the page. The first one lives at the base, the others below their names: '/en/'. Every text
   * in your words can then be given for each: `{ de: '…', en: '…' }`. The legal pages stay German. Default: ['de'].
   * @example ['de', 'en']
   */
  languages?: SiteLanguage[];
  /**
   * 'mixed': the German page has some headings and labels in English, as developers are used to: 'Tech Stack', 'Based in:'.
   * 'german': it is German throughout: 'Technologien', 'Standort:'. Default: 'mixed'.
   */
  wording?: 'mixed' | 'german';
  /** Who the page is about. */
  profile?: person.ProfileConfig;
  /** When you have time for a new client. Left out: not said. */
  availability?: AvailabilityEntry<Words>;
  /** Where you can be found; each account is a row of the details card. */
  social?: person.SocialConfig;
  /** A second button beside the e-mail, such as to a calendar for appointments. Left out: no such button. */
  contact?: Contact<Words>;
  /**
   * Whether visitors can save you as a contact: the button 'Kontakt speichern', and a code for cameras on paper. Nothing is
   * in it but what your pages show. Default: true.
   */
  contactCard?: boolean;
  /** Your résumé as a file. Left out: no download button. */
  resume?: person.ResumeConfig;
  /** Further files to download, such as references or general terms: buttons beside the résumé. Default: none. */
  downloads?: Download<Words, Words>[];
  /**
   * What you work with; known names get an icon. One list, or groups: `{ group: 'Netze', list: ['Fortinet', 'OPNsense'] }`.
   * Default: none, and the card is hidden.
   * @example ['TypeScript', 'Docker', 'Linux']
   */
  skills?: (string | SkillGroup<Words>)[];
  /** The chart of your contributions on GitHub. Left out: not shown. */
  githubContributions?: {
    /** Whether the card is shown. Default: false. */
    display?: boolean;
    /** The heading of the card. Default: 'GitHub Aktivität'. */
    header?: Words;
  };
  /** Where you worked. Default: none, and the card is hidden. */
  experiences?: Experience<Words, WrittenDate>[];
  /** Your certificates, as a timeline. Default: none, and the card is hidden. */
  certifications?: Certification<Words, WrittenDate>[];
  /** Where you learned. Default: none, and the card is hidden. */
  educations?: Education<Words, WrittenDate>[];
  /** Your projects for clients. They make the page 'Profil und Projekthistorie'. Default: none, and there is no such page. */
  engagements?: EngagementEntry<Words>[];
  /** The languages you speak, for the profile page. Default: none. */
  spokenLanguages?: SpokenLanguage<Words>[];
  /** The page 'Profil und Projekthistorie'. */
  profilePage?: ProfilePageEntry<Words>;
  /** What clients say about you. Default: none, and the card is hidden. */
  testimonials?: offer.TestimonialsConfig;
  /** What you do for clients. Left out: not shown. */
  services?: offer.ServicesConfig;
  /** Downloads with which visitors install the remote-support tool. Left out: shown, with RustDesk's public servers. */
  remoteSupport?: offer.RemoteSupportConfig;
  /** Pictures of your most important certificates, each in a card. Default: Google and IBM; an empty list shows none. */
  badges?: Badge<Words>[];
  /** Your work: repositories, private projects, projects at addresses of their own. */
  projects?: ProjectsConfig;
  /** What you published. Default: none, and the card is hidden. */
  publications?: Publication<Words>[];
  /** Your latest articles. Left out: not shown. */
  blog?: page.BlogConfig;
  /** Sections of your own: cards with a text. Default: none. */
  customSections?: CustomSectionEntry<Words>[];
  /** Where your sections stand, by your own lists. Left out: as it suits their contents and their readers. */
  layout?: page.LayoutConfig;
  /** The 36 themes, one of your own, and how one is chosen. */
  themeConfig?: ThemesConfig;
  /** What search engines and shared links say. */
  seo?: page.SeoConfig;
  /** Google Analytics. Left out: nothing is counted. */
  googleAnalytics?: page.GoogleAnalyticsConfig;
  /** Hotjar's heat map. Left out: no heat map. */
  hotjar?: page.HotjarConfig;
  /** You and your business, for the pages Impressum and Datenschutz. */
  legal?: LegalEntry<string | number>;
  /**
   * The text at the end of the page, in simple HTML: a, b, strong, em, i, br, span, p, small, code.
   * Left out: no footer.
   * @example '© 2025 <a href="https://example.com">Max Mustermann</a>'
   */
  footer?: Words;
  /**
   * Pictures in public/ that the page neither shows nor links and that are published all the same: files or folders. What a
   * camera wrote into them is taken out. Default: none.
   * @example ['images/press']
   */
  publish?: string[];
  /** Whether visitors can install the page and read it offline. Default: true. */
  enablePWA?: boolean;
}

/** Shown to who names no badges. */
const fixedBadges = [
  { label: 'Google', image: 'images/badge-google.svg' },
  { label: 'IBM', image: 'images/badge-ibm.svg' },
];

/** The checks and defaults of the fields. It runs at build time only: the page receives the finished `Site`. */
export const configSchema = z.strictObject({
  github: z
    .strictObject({
      username: formatted(githubUsername).default(''),
    })
    .prefault({}),
  base: formatted(basePath).default('/'),
  data: z.enum(['live', 'snapshot']).default('live'),
  languages: list(z.enum(siteLanguages)).transform((languages): SiteLanguage[] =>
    languages.length > 0 ? [...new Set(languages)] : [siteLanguages[0]],
  ),
  wording: z.enum(['mixed', 'german']).default('mixed'),
  profile: person.profile.prefault({}),
  availability: person.availability.optional(),
  social: person.social.prefault({}),
  contact: person.contact.optional(),
  contactCard: z.boolean().default(true),
  resume: person.resume.prefault({}),
  downloads: list(person.download),
  skills: list(career.skill),
  githubContributions: z
    .strictObject({
      display: z.boolean().default(false),
      header: words().default(ownWords('contributions')),
    })
    .prefault({}),
  experiences: list(career.experience),
  certifications: list(career.certification),
  educations: list(career.education),
  engagements: list(career.engagement),
  spokenLanguages: list(career.spokenLanguage),
  profilePage: career.profilePage.prefault({}),
  testimonials: offer.testimonials.prefault({}),
  services: offer.services.prefault({}),
  remoteSupport: offer.remoteSupport.prefault({}),
  badges: list(offer.badge).prefault(fixedBadges),
  projects: projects.prefault({}),
  publications: list(career.publication),
  blog: page.blog.prefault({}),
  customSections: list(page.customSection),
  layout: page.layout.prefault({}),
  themeConfig: themeConfig.prefault({}),
  seo: page.seo.prefault({}),
  googleAnalytics: page.googleAnalytics.prefault({}),
  hotjar: page.hotjar.prefault({}),
  legal: legal.prefault({}),
  footer: words().optional(),
  publish: texts(z.string()),
  enablePWA: z.boolean().default(true),
});

/** What the owner wrote, checked, with every default filled in: the site before it is finished. */
export type Settings = Plain<z.output<typeof configSchema>>;

// The compiler names the blocks in which what the schema takes is not what the owner may write.
null as unknown as Differing<Plain<Config>, Plain<z.input<typeof configSchema>>> satisfies never;

type Differing<A, B> = {
  [Key in keyof (A & B)]-?: Same<Pick<A, Key & keyof A>, Pick<B, Key & keyof B>> extends true ? never : Key;
}[keyof (A & B)];

/** Without the names of interfaces, and without undefined: a field that may be left out is one that may be undefined. */
type Plain<T> = T extends string
  ? T
  : T extends readonly (infer Entry)[]
    ? Plain<Entry>[]
    : T extends object
      ? { [Key in keyof T]: Plain<Exclude<T[Key], undefined>> }
      : T;
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
