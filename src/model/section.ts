/** The areas of a wide screen in the order of the document: `top` and `left` are one column, `wide` lies across both. */
export const areas = ['top', 'left', 'right', 'wide'] as const;
export type Area = (typeof areas)[number];

/** Topics of sections, as clients look for them: in one column, and in the order `consultant` each in its area. */
const topics = {
  person: 'top',
  services: 'right',
  clients: 'left',
  results: 'right',
  work: 'right',
  own: 'left',
  skills: 'left',
  career: 'left',
  activity: 'left',
  code: 'wide',
  texts: 'right',
  downloads: 'wide',
  contact: 'left',
} as const satisfies Record<string, Area>;

interface SectionFacts {
  /** Path of its block in the configuration. The section is on the page if that has something to show. */
  block: readonly [string, ...string[]];
  /** The key of the finished site that it shows instead. */
  shows?: string;
  about: keyof typeof topics;
  /** Its area of a wide screen in the order `developer`. */
  developer: Area;
  /** Right after the person on paper, or not there at all. */
  paper?: 'first' | 'never';
}

/** By id, which is the address in the page and the file in `src/sections`. Areas and topics have them in this order. */
export const sections = {
  theme: { block: ['themeConfig'], about: 'person', developer: 'top', paper: 'never' },
  profile: { block: ['profile'], about: 'person', developer: 'top' },
  details: { block: ['social'], shows: 'accounts', about: 'contact', developer: 'left', paper: 'first' },
  skills: { block: ['skills'], about: 'skills', developer: 'left', paper: 'first' },
  contributions: { block: ['githubContributions'], about: 'activity', developer: 'left', paper: 'never' },
  services: { block: ['services'], about: 'services', developer: 'wide' },
  experience: { block: ['experiences'], about: 'career', developer: 'wide' },
  certifications: { block: ['certifications'], about: 'career', developer: 'left' },
  education: { block: ['educations'], about: 'career', developer: 'wide' },
  'remote-support': { block: ['remoteSupport'], about: 'downloads', developer: 'right', paper: 'never' },
  badges: { block: ['badges'], about: 'downloads', developer: 'right', paper: 'never' },
  'latest-repositories': { block: ['projects', 'latestPublic'], about: 'code', developer: 'right' },
  'featured-repositories': { block: ['projects', 'github'], about: 'code', developer: 'right' },
  'private-projects': { block: ['projects', 'private'], about: 'work', developer: 'right' },
  publications: { block: ['publications'], about: 'texts', developer: 'right' },
  'external-projects': { block: ['projects', 'external', 'projects'], about: 'work', developer: 'right' },
  articles: { block: ['blog'], about: 'texts', developer: 'right' },
  results: { block: ['engagements'], shows: 'results', about: 'results', developer: 'wide' },
  testimonials: { block: ['testimonials'], about: 'clients', developer: 'wide' },
  // The owner may write many, each at the address of its own `id`.
  custom: { block: ['customSections'], about: 'own', developer: 'wide' },
} as const satisfies Record<string, SectionFacts>;

export type SectionId = keyof typeof sections;

export const shownBySections = () =>
  Object.values(sections).map((facts) => ('shows' in facts ? facts.shows : facts.block[0]));

/** When the page has one column. The style sheets' conditions are the same. */
export const oneColumn = '(width < 64rem)';

/** The id of the element around a section, which is there even if the section is hidden. */
export const slotId = (id: string): string => `slot-${id}`;

/** The order of the sections: each in one area of a wide screen, on the phone, and on paper or not. */
export type Layout<Id extends string = SectionId> = Record<
  Area | 'phone' | 'paper' | 'notOnPaper',
  readonly Id[]
>;

/** The orders that `layout.order` offers; the first is the default. */
export const orders = ['developer', 'consultant'] as const;

export function layoutOf(order: (typeof orders)[number]): Layout {
  const facts: Readonly<Record<SectionId, SectionFacts>> = sections;
  const ids = Object.keys(sections) as SectionId[];
  const phone = Object.keys(topics).flatMap((topic) => ids.filter((id) => facts[id].about === topic));
  const placed = (area: Area) =>
    order === 'developer'
      ? ids.filter((id) => facts[id].developer === area)
      : phone.filter((id) => topics[facts[id].about] === area);
  const isOnPaper = (id: SectionId) => facts[id].paper !== 'never';
  const top = placed('top');
  const first = [...top, ...ids.filter((id) => facts[id].paper === 'first')];
  return {
    top,
    left: placed('left'),
    right: placed('right'),
    wide: placed('wide'),
    phone,
    paper: [...new Set([...first, ...phone])].filter(isOnPaper),
    notOnPaper: phone.filter((id) => !isOnPaper(id)),
  };
}
