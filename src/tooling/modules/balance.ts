import { entryCount } from '../../config/finish-site.ts';
import { plainText } from '../../model/phrase.ts';
import { type SectionId, sections } from '../../model/section.ts';
import type { Site } from '../../model/site.ts';

type Column = 'left' | 'right';
type Columns = Readonly<Record<Column | 'wide', readonly string[]>>;

/** Entries of sections whose content comes from a provider, as the snapshot has them. */
export type KnownCounts = Readonly<Partial<Record<string, number>>>;

/**
 * Pixels that an entry adds to its section at a width of 1280, in the left column and in the right one, where most stand
 * two in a row. Sections change their column in this order of preference.
 */
const entryHeights: Readonly<Record<Exclude<SectionId, 'theme' | 'profile'>, readonly [number, number]>> = {
  services: [68, 115],
  // Per line of text.
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
  details: [45, 45],
};
const movable = Object.keys(entryHeights).filter((id) => id !== 'details');
/** The gap above a card, its edges and its heading. */
const frame = 128;

export const kindOf = (id: string) =>
  (Object.hasOwn(sections, id) ? id : 'custom') as keyof typeof entryHeights;

export type Heights = ReturnType<typeof estimatedHeights>;

/** Estimated heights in pixels. */
export function estimatedHeights(site: Site, known: KnownCounts = {}) {
  const { latestPublic, github } = site.projects;
  const asked: Readonly<Record<string, number>> = {
    'latest-repositories': latestPublic.limit,
    'featured-repositories':
      github.mode === 'manual' ? github.manual.projects.length : github.automatic.limit,
    articles: site.blog.limit,
  };
  const counts: Readonly<Record<string, number>> = {
    ...Object.fromEntries(
      Object.entries(asked).map(([id, limit]) => [id, Math.min(limit, known[id] ?? limit)]),
    ),
    contributions: 1,
    'remote-support': 1,
    details: site.accounts.length,
    // The name of a group is as high as three and a half chips.
    skills: site.skills.length + 3.5 * (site.skillGroups?.length ?? 0),
    ...Object.fromEntries(site.customSections.map(({ id, text }) => [id, linesOf(plainText(text))])),
  };
  const { role, promise } = site.profile;
  return {
    /** False without counts from the snapshot: the right column may be shorter then. */
    isCertain: Object.keys(asked).every((id) => !site.sections.some((used) => used === id) || id in known),
    /** Of the sections at the top of the left column. */
    top:
      (site.themeConfig.disableSwitch ? 0 : 98) +
      (role || promise ? 450 : 340) +
      (site.availability ? 60 : 0) +
      12 * site.accounts.length,
    of(id: string, column: Column): number {
      const kind = kindOf(id);
      const [left, right] = entryHeights[kind];
      return frame + (counts[id] ?? entryCount(site, kind)) * (column === 'left' ? left : right);
    },
  };
}

/** Of the owner's HTML in the left column; a picture is as high as thirty. */
const linesOf = (html: string): number =>
  html.replaceAll(/<[^>]*>/g, '').length / 48 +
  html.split(/<(?:p|h\d|li|tr)>/).length +
  30 * (html.split('<img').length - 1);

/** Less than half a usual screen (450 pixels), because heights are estimates. */
const tolerated = 380;
/** Few, so that returning visitors find the sections again. */
const mostMoves = 3;

/** Moves the first section that makes the columns end near each other, or else the one that brings them nearest. */
export function balanced(usual: Columns, { top, isCertain, of }: Heights): Columns {
  const height = (ids: readonly string[], column: Column) => ids.reduce((sum, id) => sum + of(id, column), 0);
  /** How much lower the left column ends. */
  const gapOf = ({ left, right }: Columns) => top + height(left, 'left') - height(right, 'right');
  let columns = usual;
  for (let moves = 0; moves < mostMoves; moves += 1) {
    const gap = gapOf(columns);
    const to = gap > 0 ? 'right' : 'left';
    if (Math.abs(gap) <= tolerated || (to === 'left' && !isCertain)) break;
    const options = [...columns.left, ...columns.right, ...columns.wide]
      .filter((id) => movable.includes(kindOf(id)) && !columns[to].includes(id))
      .toSorted((a, b) => movable.indexOf(kindOf(a)) - movable.indexOf(kindOf(b)))
      .map((id) => moved(columns, id, to))
      .map((option) => ({ option, distance: Math.abs(gapOf(option)) }));
    const best =
      options.find(({ distance }) => distance <= tolerated) ??
      options.toSorted((a, b) => a.distance - b.distance)[0];
    if (!best || best.distance >= Math.abs(gap)) break;
    columns = best.option;
  }
  return columns;
}

function moved(columns: Columns, id: string, to: Column): Columns {
  const without = (ids: readonly string[]) => ids.filter((other) => other !== id);
  const others = { left: without(columns.left), right: without(columns.right), wide: without(columns.wide) };
  // Services are seen first, wherever they are.
  return { ...others, [to]: id === 'services' ? [id, ...others[to]] : [...others[to], id] };
}
