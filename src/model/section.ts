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

export const layout = {
  top: names('theme profile'),
  left: names('details skills contributions experience certifications testimonials education'),
  right: names(
    'remote-support badges latest-repositories featured-repositories private-projects publications',
    'external-projects custom articles',
  ),
  // There are usually too many services for one column.
  wide: names('services'),
  // For a client: who it is, what they made for others, what they offer and what with; then what they share and write,
  // what clients say, what they learned, and every address.
  phone: names(
    'theme profile private-projects external-projects services custom skills badges contributions',
    'latest-repositories featured-repositories publications articles remote-support testimonials',
    'experience certifications education details',
  ),
  // A résumé: who it is, what they offer, what they made, what clients say, what they learned. Downloads and pictures stay on the screen.
  paper: names(
    'profile details skills services private-projects external-projects latest-repositories',
    'featured-repositories testimonials custom experience certifications education publications',
    'articles',
  ),
  notOnPaper: names('theme contributions remote-support badges'),
} satisfies Layout;

type Unplaced<Place extends keyof Layout> = Exclude<SectionId, (typeof layout)[Place][number]>;

// The compiler names the section and the place here that do without each other.
({}) satisfies { [Section in Unplaced<Part>]: 'stands in no part of a wide screen' };
({}) satisfies { [Section in Unplaced<'phone'>]: 'stands nowhere on a phone' };
({}) satisfies {
  [Section in Unplaced<'paper' | 'notOnPaper'>]: 'is neither on paper nor said to be absent there';
};
