import { entryCount } from '../../config/finish-site.ts';
import { plainText } from '../../model/phrase.ts';
import { type SectionId, sections } from '../../model/section.ts';
import type { Site } from '../../model/site.ts';

type Columns = Readonly<Record<'left' | 'right' | 'wide', readonly string[]>>;

/** How many entries a provider has given, where the snapshot knows it. */
export type KnownCounts = Partial<Record<(typeof askedFor)[number], number | undefined>>;

/** Heights in pixels, as far as they can be told before a browser has drawn anything. */
export interface Heights {
  /** Of what stays at the top of the left column. */
  top: number;
  /** False while nobody knows how much the providers will give: the right column may be shorter then. */
  isCertain: boolean;
  of(id: string, column: 'left' | 'right'): number;
}

const askedFor = ['latest-repositories', 'featured-repositories', 'articles'] as const;

/**
 * What an entry adds to its section, in pixels at a width of 1280: in the left column, and in the right one, where most
 * stand two in a row. Sections change their column in order of preference.
 */
const entryHeights: Readonly<
  Record<Exclude<SectionId, 'theme' | 'profile' | 'details'>, readonly [number, number]>
> = {
  services: [68, 150],
  // For a line of text.
  custom: [21, 9],
  contributions: [53, 118],
  education: [72, 45],
  experience: [88, 55],
  certifications: [80, 45],
  skills: [14, 6],
  articles: [206, 155],
  'external-projects': [125, 60],
  publications: [200, 90],
  badges: [100, 40],
  testimonials: [220, 130],
  'private-projects': [125, 95],
  'remote-support': [370, 187],
  'latest-repositories': [155, 75],
  'featured-repositories': [155, 75],
};
const movable = Object.keys(entryHeights);
/** The gap above a card, its edges and its heading. */
const frame = 128;

export function estimatedHeights(site: Site, known: KnownCounts = {}): Heights {
  const { latestPublic, github } = site.projects;
  const featured = github.mode === 'manual' ? github.manual.projects.length : github.automatic.limit;
  const counts: Readonly<Record<string, number>> = {
    'latest-repositories': Math.min(latestPublic.limit, known['latest-repositories'] ?? Infinity),
    'featured-repositories': Math.min(featured, known['featured-repositories'] ?? Infinity),
    articles: Math.min(site.blog.limit, known.articles ?? Infinity),
    contributions: 1,
    'remote-support': 1,
    // The name of a group is as high as three and a half chips.
    skills: site.skills.length + 3.5 * (site.skillGroups?.length ?? 0),
    ...Object.fromEntries(site.customSections.map(({ id, text }) => [id, linesOf(plainText(text))])),
  };
  const accounts = site.accounts.length;
  const { role, promise } = site.profile;
  return {
    isCertain: askedFor.every((id) => !site.sections.includes(id) || known[id] !== undefined),
    top:
      (site.themeConfig.disableSwitch ? 0 : 98) +
      (role || promise ? 450 : 340) +
      (site.availability ? 60 : 0) +
      12 * accounts,
    of(id, column) {
      if (id === 'details') return frame + 45 * accounts;
      const section = Object.hasOwn(sections, id) ? (id as keyof typeof entryHeights) : 'custom';
      const [left, right] = entryHeights[section];
      if (section === 'services' && column === 'right') return frame + right * wholeServices(site);
      return frame + (counts[id] ?? entryCount(site, section)) * (column === 'left' ? left : right);
    },
  };
}

/** How many services that say all of it are as high as those of the site where all of it is shown. */
const wholeServices = ({ services: { list } }: Site): number =>
  list.reduce(
    (sum, { description, features }) =>
      sum + 0.55 + (description ? 0.15 : 0) + 0.1 * Math.min(features.length, 3),
    0,
  );

/** Of the owner's HTML in the left column; a picture is as high as thirty. */
const linesOf = (html: string): number =>
  html.replaceAll(/<[^>]*>/g, '').length / 48 +
  html.split(/<(?:p|h\d|li|tr)>/).length +
  30 * (html.split('<img').length - 1);

/** Half of a usual screen is 450 pixels; estimates keep a distance from it. */
const tolerated = 380;
/** The fewer sections change their place, the easier a visitor who comes back finds them. */
const mostMoves = 3;

/** Moves the first section that brings the columns near enough, or the one that brings them nearest, until none does. */
export function balanced(usual: Columns, { top, isCertain, of }: Heights): Columns {
  const height = (column: 'left' | 'right') => usual[column].reduce((sum, id) => sum + of(id, column), 0);
  const rank = (id: string) => movable.indexOf(Object.hasOwn(sections, id) ? id : 'custom');
  const moved: string[] = [];
  let columns = usual;
  // How much lower the left column ends.
  let gap = top + height('left') - height('right');
  while (Math.abs(gap) > tolerated && moved.length < mostMoves) {
    const [from, to] = gap > 0 ? (['left', 'right'] as const) : (['right', 'left'] as const);
    if (to === 'left' && !isCertain) break;
    const gapAfter = (id: string) =>
      Math.abs(gap) - of(id, to) - (columns[from].includes(id) ? of(id, from) : 0);
    const candidates = [...columns[from], ...columns.wide]
      .filter((id) => rank(id) >= 0 && !moved.includes(id))
      .sort((a, b) => rank(a) - rank(b))
      .map((id) => ({ id, left: gapAfter(id), distance: Math.abs(gapAfter(id)) }));
    const best =
      candidates.find(({ distance }) => distance <= tolerated) ??
      candidates.toSorted((a, b) => a.distance - b.distance)[0];
    if (!best || best.distance >= Math.abs(gap)) break;
    const { id } = best;
    const without = (ids: readonly string[]) => ids.filter((other) => other !== id);
    const { left, right, wide } = columns;
    const others = { left: without(left), right: without(right), wide: without(wide) };
    // What is offered is seen first, wherever it goes to.
    columns = { ...others, [to]: id === 'services' ? [id, ...others[to]] : [...others[to], id] };
    moved.push(id);
    gap = Math.sign(gap) * best.left;
  }
  return columns;
}
