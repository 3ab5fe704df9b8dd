import type { Certification, Education, Experience, Publication } from './career.ts';
import type { Engagement, LanguageLevel, Result } from './engagement.ts';
import type { Law, Legal } from './legal.ts';
import type * as offer from './offer.ts';
import type { Phrase } from './phrase.ts';
import type { ConfiguredPicture } from './picture.ts';
import type { Order, SectionId } from './section.ts';
import type { SiteLanguage } from './site-language.ts';
import type { SocialAccount, SocialLink, SocialNetwork } from './social-account.ts';
import type { CustomTheme, ThemeName } from './theme-name.ts';

/**
 * The finished site: what the page receives as `virtual:site`, in one language.
 *
 * It is what the owner wrote, compiled (src/config): every default is filled in, entries without content and blocks that
 * are switched off are empty, `display` is true only where there is something to ask for or to show, files are absolute
 * paths below the base, HTML is sanitised. It survives JSON unchanged.
 */
export interface Site {
  github: { username: string };
  base: string;
  data: 'live' | 'snapshot';
  languages: SiteLanguage[];
  wording: 'mixed' | 'german';
  profile: {
    name?: string;
    role?: Phrase;
    promise?: Phrase;
    bio?: Phrase;
    location?: Phrase;
    avatar?: string;
  };
  availability?: offer.Availability;
  social: { [Network in SocialNetwork]?: string | undefined } & { links: SocialLink[] };
  contact?: offer.Contact;
  contactCard: boolean;
  resume: { fileUrl?: string };
  downloads: { label: Phrase; file: string }[];
  /** Of all groups. */
  skills: string[];
  /** Where the owner has any; those in none come first, without a name. */
  skillGroups?: { group?: Phrase; list: string[] }[];
  githubContributions: { display: boolean; header: Phrase };
  experiences: Experience[];
  certifications: Certification[];
  educations: Education[];
  /** The newest first; empty where the profile page is not displayed. */
  engagements: Engagement[];
  /** Of the latest projects that have one. */
  results: Result[];
  spokenLanguages: { name: Phrase; level: LanguageLevel }[];
  profilePage: {
    display: boolean;
    title?: Phrase;
    summary?: Phrase;
    focus?: Phrase;
    /** Whether there are files of it. */
    pdf: boolean;
    docx: boolean;
    /** ISO 8601; the day of the build where it is left out. */
    updated?: string;
  };
  testimonials: {
    header: Phrase;
    list: offer.Testimonial[];
    /** For consumers: whether the owner made sure that all are by clients, and whether clients sent others too. */
    origin?: { checked: boolean; selection: boolean };
  };
  services: {
    display: boolean;
    header: Phrase;
    list: offer.Service[];
    prices?: { vat: 'included' | 'excluded' | 'smallBusiness'; audience: 'consumers' | 'businesses' };
  };
  remoteSupport: { display: boolean; server?: string; key?: string; relay?: string; api?: string };
  badges: { label: Phrase; image: string; link?: string }[];
  projects: {
    github: {
      display: boolean;
      header: Phrase;
      mode: 'automatic' | 'manual';
      automatic: {
        sortBy: 'stars' | 'forks' | 'updated' | 'help-wanted-issues';
        limit: number;
        exclude: { forks: boolean; projects: string[] };
      };
      manual: { projects: string[] };
    };
    latestPublic: { display: boolean; header: Phrase; limit: number };
    repositories: { provider: string; username: string }[];
    private: { display: boolean; header: Phrase; projects: offer.PrivateProject[] };
    external: { header: Phrase; projects: offer.ExternalProject[] };
  };
  publications: Publication[];
  /** `username` and `url` are empty, or `source` unknown, where the blog is not displayed for want of one. */
  blog: {
    display: boolean;
    /** The provider's name, or 'feed'. */
    source?: string | undefined;
    username: string;
    url: string;
    limit: number;
  };
  customSections: offer.CustomSection[];
  layout: { order: Order } & Record<'left' | 'right' | 'wide' | 'phone' | 'paper', string[]>;
  themeConfig: {
    defaultTheme: ThemeName;
    disableSwitch: boolean;
    respectPrefersColorScheme: boolean;
    displayAvatarRing: boolean;
    themes: ThemeName[];
    customTheme?: CustomTheme;
  };
  seo: { url?: string; title?: Phrase | undefined; description?: Phrase; imageURL?: string };
  googleAnalytics: { id?: string };
  hotjar: { id?: number; snippetVersion: number };
  legal: Legal;
  footer?: Phrase | undefined;
  publish: string[];
  enablePWA: boolean;

  /** The rules of the law that hold on the day of the build, as pages and messages quote them. */
  law: Law;
  /** The accounts of `github` and `social` as they are shown, in the order of the Details card's rows. */
  accounts: SocialAccount[];
  /** All pictures that the configuration names and the page shows. */
  pictures: ConfiguredPicture[];
  language: SiteLanguage;
  /** Where its page is, below the base: `/`, or `/en/` for a further language. */
  home: string;
  /** Whether so much is not translated that search engines should not find the page. */
  isPartly?: boolean;
  /** Those of `skills` that an engagement used; left out where there are none. */
  engagedSkills?: string[];
  /** The sections that are on the page: those whose block of the configuration has something to show. */
  sections: SectionId[];
}

/** The providers that need the visitor's consent. */
export type AnalyticsName = 'google-analytics' | 'hotjar';

/** Those that the site uses; none in snapshot mode, in which browsers ask no third party. */
export function analyticsOf({ data, googleAnalytics, hotjar }: Site): AnalyticsName[] {
  if (data === 'snapshot') return [];
  const ids = { 'google-analytics': googleAnalytics.id, hotjar: hotjar.id };
  return (Object.keys(ids) as AnalyticsName[]).filter((name) => ids[name] !== undefined);
}

export const countsVisits = (site: Site): boolean => analyticsOf(site).includes('google-analytics');
export const drawsHeatMap = (site: Site): boolean => analyticsOf(site).includes('hotjar');
