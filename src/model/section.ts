import { names } from './names.ts';

/**
 * Every section by its id, which is also its address in the page and the name of its file in `src/sections`, with the path
 * of its block in the configuration. It is on the page if that has something to show.
 */
export const sections = {
  theme: 'themeConfig',
  profile: 'profile',
  details: 'social',
  skills: 'skills',
  contributions: 'githubContributions',
  experience: 'experiences',
  certifications: 'certifications',
  testimonials: 'testimonials',
  results: 'engagements',
  education: 'educations',
  'remote-support': 'remoteSupport',
  badges: 'badges',
  'latest-repositories': 'projects.latestPublic',
  'featured-repositories': 'projects.github',
  'private-projects': 'projects.private',
  publications: 'publications',
  'external-projects': 'projects.external.projects',
  articles: 'blog',
  services: 'services',
  // As many as the owner writes, each at the address of its own `id`.
  custom: 'customSections',
} as const satisfies Record<string, string>;

export type SectionId = keyof typeof sections;

/**
 * The parts of a wide screen, in the order in which the document and the keyboard go through them: `top` and `left` are
 * one column, apart because a narrow screen has more between them; `wide` lies across both columns.
 */
export const parts = ['top', 'left', 'right', 'wide'] as const;
export type Part = (typeof parts)[number];

/** The id of the element around a section, which is there even if the section is hidden. */
export const placeOf = (id: string): string => `place-${id}`;

/** The order of the sections: each in one part of a wide screen, on the phone, and on paper or not. */
export type Layout<Id extends string = SectionId> = Record<
  Part | 'phone' | 'paper' | 'notOnPaper',
  readonly Id[]
>;

const inOneColumn = {
  // For a client: who it is, what they offer, what clients say, what they made; then what with, and what they share and write.
  phone: names(
    'theme profile services testimonials results private-projects external-projects custom skills experience certifications',
    'badges contributions latest-repositories featured-repositories publications articles remote-support education details',
  ),
  // A résumé: who it is, what they offer, what they made, what clients say, what they learned. Downloads and pictures stay on the screen.
  paper: names(
    'profile details skills services results private-projects external-projects latest-repositories',
    'featured-repositories testimonials custom experience certifications education publications',
    'articles',
  ),
  notOnPaper: names('theme contributions remote-support badges'),
};

/** The orders that `layout.order` offers; the first is the default. */
export const layouts = {
  /** The person and their tools at the left, repositories and projects at the right. */
  developer: {
    top: names('theme profile'),
    left: names('details skills contributions experience certifications education services'),
    right: names(
      'remote-support badges latest-repositories featured-repositories private-projects publications',
      'external-projects articles results testimonials custom',
    ),
    wide: [],
    ...inOneColumn,
  },
  /** What clients look for: services, proof and projects, then repositories and downloads. */
  consultant: {
    top: names('theme profile'),
    left: names('testimonials custom skills experience certifications education details'),
    right: names('services results private-projects external-projects publications articles'),
    wide: names('contributions latest-repositories featured-repositories remote-support badges'),
    ...inOneColumn,
  },
} satisfies Record<string, Layout>;

export type Order = keyof typeof layouts;

type Unplaced<Place extends keyof Layout> = {
  [Of in Order]: Exclude<SectionId, (typeof layouts)[Of][Place][number]>;
}[Order];

// The compiler names the section and the place here that do without each other.
({}) satisfies { [Section in Unplaced<Part>]: 'stands in no part of a wide screen' };
({}) satisfies { [Section in Unplaced<'phone'>]: 'stands nowhere on a phone' };
({}) satisfies {
  [Section in Unplaced<'paper' | 'notOnPaper'>]: 'is neither on paper nor said to be absent there';
};
