import type { InterfaceIconName } from './icon-name.ts';

/** What a section of the portfolio page is, besides what it shows: that stands in `src/sections/<id>.tsx`. */
export interface SectionFacts {
  /** Its block of the configuration, as a path; the section is on the page while that has something to show. */
  block: string;
  /** Stands beside its heading. */
  icon: InterfaceIconName;
}

/** Every section by its id, which is its address within the page. */
export const sections = {
  theme: { block: 'themeConfig', icon: 'theme' },
  profile: { block: 'profile', icon: 'user' },
  details: { block: 'social', icon: 'user' },
  skills: { block: 'skills', icon: 'layers' },
  contributions: { block: 'githubContributions', icon: 'activity' },
  experience: { block: 'experiences', icon: 'briefcase' },
  certifications: { block: 'certifications', icon: 'award' },
  education: { block: 'educations', icon: 'graduation-cap' },
  'remote-support': { block: 'remoteSupport', icon: 'monitor' },
  badges: { block: 'badges', icon: 'award' },
  'latest-repositories': { block: 'projects.latestPublic', icon: 'github' },
  'featured-repositories': { block: 'projects.github', icon: 'pin' },
  'private-projects': { block: 'projects.private', icon: 'lock' },
  publications: { block: 'publications', icon: 'book-open' },
  'external-projects': { block: 'projects.external.projects', icon: 'rocket' },
  articles: { block: 'blog', icon: 'newspaper' },
  services: { block: 'services', icon: 'services' },
} as const satisfies Record<string, SectionFacts>;

export type SectionId = keyof typeof sections;

/**
 * The parts of a wide screen, in the order in which the document and the keyboard go through them: `top` and `left` are
 * one column, apart because a narrow screen has more between them; `wide` lies across both columns.
 */
export const parts = ['top', 'left', 'right', 'wide'] as const;
export type Part = (typeof parts)[number];

/** Where the sections stand. Each is in one of the parts of a wide screen, on the phone, and on paper or not. */
export interface Layout extends Record<Part, readonly SectionId[]> {
  /** In one column. */
  phone: readonly SectionId[];
  /** In one column. */
  paper: readonly SectionId[];
  notOnPaper: readonly SectionId[];
}

export const layout = {
  top: ['theme', 'profile'],
  left: ['details', 'skills', 'contributions', 'experience', 'certifications', 'education'],
  right: [
    'remote-support',
    'badges',
    'latest-repositories',
    'featured-repositories',
    'private-projects',
    'publications',
    'external-projects',
    'articles',
  ],
  // There are usually too many services for one column.
  wide: ['services'],
  // For a client: who it is, what they made for others, what they offer and what with; then what they share and write,
  // what they learned, and every address.
  phone: [
    'theme',
    'profile',
    'private-projects',
    'external-projects',
    'services',
    'skills',
    'badges',
    'contributions',
    'latest-repositories',
    'featured-repositories',
    'publications',
    'articles',
    'remote-support',
    'experience',
    'certifications',
    'education',
    'details',
  ],
  // A résumé: who it is, what they offer, what they made, what they learned. Downloads and pictures stay on the screen.
  paper: [
    'profile',
    'details',
    'skills',
    'services',
    'private-projects',
    'external-projects',
    'latest-repositories',
    'featured-repositories',
    'experience',
    'certifications',
    'education',
    'publications',
    'articles',
  ],
  notOnPaper: ['theme', 'contributions', 'remote-support', 'badges'],
} as const satisfies Layout;

type Unplaced<Place extends keyof Layout> = Exclude<SectionId, (typeof layout)[Place][number]>;

// The compiler names a section here that stands nowhere on a wide screen, on the phone, or on paper.
({}) satisfies Record<Unplaced<Part> | Unplaced<'phone'> | Unplaced<'paper' | 'notOnPaper'>, never>;
