import { plainText } from '../model/phrase.ts';
import { type Layout, type SectionId, sections } from '../model/section.ts';
import type { Site } from '../model/site.ts';

/** A site of which all but the places is known. */
export type CountedSite = Omit<Site, 'pictures' | 'sections' | 'arrangement' | 'law'>;

interface Shape {
  entries: number;
  /** Rows for each entry below the other in a narrow column, and for so many side by side in a broad one. */
  narrow?: number;
  broad?: number;
  abreast?: number;
  /** Rows of heading and padding. */
  head?: number;
  /** The number of entries up to which it leaves most of both columns empty. */
  thin?: number;
  /** More entries need both columns. */
  most?: number;
}

/** How much each section shows; of lists that providers have, as much as they may. In rows of 48 pixels, with texts of usual length. */
function shapesOf(site: CountedSite): Record<string, Shape> {
  const { accounts, availability, projects, skills } = site;
  const { github, latestPublic, external } = projects;
  const timeline = { narrow: 2.2, broad: 2.5, abreast: 2, head: 1.6, thin: 3 };
  const isReached = (network: string) => accounts.some((account) => account.network === network);
  const lines = [
    site.profile.role && 0.5,
    site.profile.promise && 1.5,
    availability && 1.5,
    (availability?.rate || availability?.workload) && 1.5,
    site.testimonials.list.length + site.results.length > 0 && 1.5,
    isReached('email') && 1,
    (site.contactCard || isReached('phone')) && 1,
    (site.profilePage.display || site.contact) && 1,
    (site.resume.fileUrl || site.downloads) && 1,
    Math.ceil(accounts.length / 10),
  ];
  const custom = site.customSections.map(({ id, text }) => {
    const parts = plainText(text).match(/<(p|h\d|li|tr|img)\b/g) ?? [];
    return [
      id,
      { entries: parts.length + 6 * parts.filter((part) => part === '<img').length, narrow: 0.9 },
    ] as const;
  });
  const shapes = {
    theme: { entries: 1, head: 1, narrow: 1 },
    profile: {
      entries: 1,
      head: 5.3,
      narrow: lines.reduce<number>((sum, rows) => sum + (Number(rows) || 0), 0),
    },
    details: { entries: 1 + sizeOf(accounts, 200), narrow: 0.95 },
    skills: { entries: 1, narrow: (skills.join('').length + 5 * skills.length) / 53 },
    contributions: { entries: 1, narrow: 2.6 },
    services: { entries: sizeOf(site.services.list, 300), narrow: 3.7, broad: 7, abreast: 3, thin: 2 },
    experience: { entries: sizeOf(site.experiences, 150), ...timeline },
    certifications: { entries: sizeOf(site.certifications, 250), ...timeline, head: 1 },
    education: { entries: sizeOf(site.educations, 150), ...timeline },
    'remote-support': { entries: 2, narrow: 3.5, broad: 3.6, abreast: 2 },
    badges: { entries: site.badges.length, head: 0, narrow: 2.7, broad: 2.7, abreast: 2 },
    'latest-repositories': { entries: latestPublic.limit, narrow: 3, broad: 3.3, abreast: 2, most: 16 },
    'featured-repositories': {
      entries: github.mode === 'manual' ? github.manual.projects.length : github.automatic.limit,
      narrow: 2.5,
      broad: 3.1,
      abreast: 2,
      most: 16,
    },
    'private-projects': {
      entries: sizeOf(projects.private.projects, 700),
      narrow: 2.5,
      broad: 2.2,
      head: 2,
      most: 8,
    },
    publications: { entries: sizeOf(site.publications, 250), narrow: 2.5, broad: 2.9, abreast: 2 },
    'external-projects': { entries: sizeOf(external.projects, 400), narrow: 2.5, broad: 1.6, head: 2.3 },
    articles: { entries: site.blog.limit, narrow: 4, broad: 4, head: 2.1, most: 8 },
    results: { entries: sizeOf(site.results, 300), narrow: 3, broad: 3.5, abreast: 3, thin: 1 },
    testimonials: {
      entries: sizeOf(site.testimonials.list, 400),
      narrow: 4.2,
      broad: 3.5,
      head: 1.6,
      abreast: 2,
      thin: 1,
    },
  } satisfies Record<Exclude<SectionId, 'custom'>, Shape>;
  return { ...shapes, ...Object.fromEntries(custom) };
}

/** The number of entries, of which one with more than the usual text counts as several. */
const sizeOf = (entries: readonly object[], usual: number) =>
  Math.round(entries.reduce((sum, entry) => sum + Math.max(1, JSON.stringify(entry).length / usual), 0));

/** In rows: how far apart the ends of columns may be, and what a move across both, or into one, has to gain. */
const apart = 5.5;
const worth = 2;
const thinness = 3;

type Columns = Record<'left' | 'right' | 'wide', readonly string[]>;

interface Candidate {
  columns: Columns;
  cost: number;
}

/**
 * Lets both columns of a wide screen end together, as the number of entries tells. A list of one or two across both leaves
 * them empty, so it goes into the shorter one. A long list, and the end of a column that is longer, goes across. What the
 * owner has placed stays.
 */
export function balanced(layout: Layout<string>, site: CountedSite): Layout<string> {
  const shapes = shapesOf(site);
  const shapeOf = (id: string): Shape => shapes[id] ?? { entries: 1 };
  const ownersChoice: readonly string[] = [...site.layout.left, ...site.layout.right, ...site.layout.wide];
  const isFree = (id: string) => id in sections && !ownersChoice.includes(id);
  const isLong = (id: string) => isFree(id) && shapeOf(id).entries > (shapeOf(id).most ?? Infinity);
  const isThin = (id: string) => isFree(id) && shapeOf(id).entries <= (shapeOf(id).thin ?? 0);
  const rows = (ids: readonly string[], isBroad: boolean) =>
    ids.reduce((sum, id) => {
      const { entries, head = 2.7, narrow = 0, broad = narrow, abreast = 1 } = shapeOf(id);
      return sum + head + (isBroad ? Math.ceil(entries / abreast) * broad : entries * narrow);
    }, 0);
  const topRows = site.opensAcross ? 0 : rows(layout.top, false);
  const costOf = ({ left, right, wide }: Columns) => {
    const difference = right.length > 0 ? Math.abs(topRows + rows(left, false) - rows(right, true)) : 0;
    return (difference > apart ? difference : difference / 4) + wide.filter(isThin).length * thinness;
  };

  const long = layout.right.filter(isLong);
  const right = layout.right.filter((id) => !isLong(id));
  const unmoved: Columns = { left: layout.left, right, wide: [...long, ...layout.wide] };
  if (right.length === 0 || costOf(unmoved) <= worth) return { ...layout, ...unmoved };

  /** A column with and without up to two sections at its end, but never empty; and what is gone. */
  const withoutEnd = (column: readonly string[]) => {
    const fixed = column.findLastIndex((id) => !isFree(id) || !shapeOf(id).broad) + 1;
    const shortest = Math.min(column.length, Math.max(1, fixed, column.length - 2));
    const lengths = Array.from({ length: column.length - shortest + 1 }, (_, gone) => column.length - gone);
    return lengths.map((length) => [column.slice(0, length), column.slice(length)] as const);
  };
  /** All columns with each band across both, at the end of the left, or of the right one. */
  const withBands = (bands: readonly string[], columns: Columns, moves: number): Candidate[] => {
    const [band, ...others] = bands;
    if (band === undefined) return [{ columns, cost: costOf(columns) + moves * worth }];
    const places = isFree(band) ? (['wide', 'left', 'right'] as const) : (['wide'] as const);
    return places.flatMap((area) => {
      const isMoved = area !== 'wide' && !isThin(band);
      return withBands(others, { ...columns, [area]: [...columns[area], band] }, moves + Number(isMoved));
    });
  };
  const candidates = withoutEnd(layout.left).flatMap(([left, ofLeft]) =>
    withoutEnd(right).flatMap(([shorter, ofRight]) => {
      const columns = { left, right: shorter, wide: [...ofLeft, ...long, ...ofRight] };
      return withBands(layout.wide, columns, ofLeft.length + ofRight.length);
    }),
  );
  // The sort is stable: among equals the earlier one stays.
  const [best] = candidates.toSorted((a, b) => a.cost - b.cost);
  return { ...layout, ...best?.columns };
}
