import { entryCount } from '../../../config/finish-site.ts';
import { type Phrase, plainText } from '../../../model/phrase.ts';
import { type SectionId, sections } from '../../../model/section.ts';
import type { Site } from '../../../model/site.ts';
import type { Heights } from './balance.ts';

/** How many entries a provider has given, where the snapshot knows it. */
export type KnownCounts = Partial<Record<(typeof askedFor)[number], number | undefined>>;

const askedFor = ['latest-repositories', 'featured-repositories', 'articles'] as const;

/** In pixels at a width of 1280, where the columns are as narrow as they usually get: what is within a card. */
const widths = { left: 340, right: 750 } as const;
type Column = keyof typeof widths;

const gap = 24;
/** A card's edges and its heading. */
const frame = 104;
const itemGap = 16;
const itemEdges = 34;
const line = 21;

/**
 * How high each section will be, as far as that can be told before a browser has drawn it: from what the owner wrote, and
 * from how much providers have given or will give at most.
 */
export function estimatedHeights(site: Site, known: KnownCounts = {}): Heights {
  const heights = sectionHeights(site, known);
  const own = new Map(site.customSections.map(({ id, text }) => [id, plainText(text)]));
  const ownHeight = (html: string, column: Column) =>
    frame +
    textHeight(html.replaceAll(/<[^>]*>/g, ''), widths[column]) +
    14 * html.split(/<(?:p|h\d|li|tr)>/).length;
  return {
    isCertain: askedFor.every((id) => !site.sections.includes(id) || known[id] !== undefined),
    top: (heights.theme?.('left') ?? 0) + (heights.profile?.('left') ?? 0),
    of: (id, column) => {
      const html = own.get(id);
      if (html !== undefined) return gap + ownHeight(html, column);
      return gap + (heights[id]?.(column) ?? 0);
    },
  };
}

function sectionHeights(
  site: Site,
  known: KnownCounts,
): Readonly<Record<string, (column: Column) => number>> {
  const { projects } = site;
  const isRight = (column: Column) => column === 'right';
  const perRow = (column: Column) => (isRight(column) ? 2 : 1);
  /** Items in two columns where there is room; each row is as high as its highest. */
  const items = (column: Column, heights: readonly number[], columns = perRow(column)) =>
    frame + rowsOf(heights, columns).reduce((sum, row) => sum + Math.max(...row) + itemGap, -itemGap);
  const half = (column: Column) => (isRight(column) ? 370 : widths.left) - itemEdges;
  const timeline = (column: Column, entries: readonly (Phrase | undefined)[][]) =>
    items(
      column,
      entries.map((texts) =>
        texts.reduce(
          (sum: number, text) => sum + textHeight(text, half(column) - (isRight(column) ? 0 : 30)),
          20,
        ),
      ),
    );
  const usualItems = (column: Column, count: number) =>
    items(
      column,
      Array.from({ length: count }, () => (isRight(column) ? 130 : 140)),
    );
  /** What a section has that says nothing of its own: items of one size. */
  const usual = (Object.keys(sections) as SectionId[]).map((id) => [
    id,
    (column: Column) => usualItems(column, entryCount(site, id)),
  ]);
  /** Of sections whose content tells more. */
  const better: Partial<Record<SectionId, (column: Column) => number>> = {
    theme: () => (site.themeConfig.disableSwitch ? 0 : 90),
    profile: () =>
      gap + 440 + textHeight(site.profile.bio, widths.left) + 48 * Math.ceil(site.accounts.length / 7),
    details: () => frame + 45 * (site.accounts.length + 2),
    skills: (column) => frame + 36 * rowsOfChips(site.skills, widths[column]),
    contributions: (column) => frame + Math.round(widths[column] / 6.4),
    experience: (column) =>
      timeline(
        column,
        site.experiences.map(({ position, company }) => ['–', position, company]),
      ),
    certifications: (column) =>
      timeline(
        column,
        site.certifications.map(({ name, body }) => [
          '–',
          name && `${plainText(name)} ${'–'.repeat(12)}`,
          body,
        ]),
      ),
    testimonials: (column) =>
      items(
        column,
        site.testimonials.list.map(
          ({ quote }) => itemEdges + textHeight(plainText(quote).slice(0, 240), half(column)) + itemGap + 45,
        ),
      ),
    education: (column) =>
      timeline(
        column,
        site.educations.map(({ degree, institution }) => ['–', degree, institution]),
      ),
    services: (column) =>
      isRight(column)
        ? items(
            column,
            site.services.list.map(
              ({ description, features }) =>
                itemEdges + 105 + textHeight(description, half(column)) + 24 * Math.min(features.length, 3),
            ),
          )
        : frame + 68 * site.services.list.length,
    'remote-support': (column) => (isRight(column) ? 290 : 480),
    badges: (column) => Math.ceil(site.badges.length / perRow(column)) * (140 + gap) - gap,
    'latest-repositories': (column) =>
      usualItems(column, known['latest-repositories'] ?? projects.latestPublic.limit),
    'featured-repositories': (column) => {
      const { mode, manual, automatic } = projects.github;
      const most = mode === 'manual' ? manual.projects.length : automatic.limit;
      return usualItems(column, known['featured-repositories'] ?? most);
    },
    'private-projects': (column) =>
      items(
        column,
        projects.private.projects.map(({ description }) => {
          const least = isRight(column) ? 50 : 85;
          return least + (description ? Math.min(2 * line, textHeight(description, widths[column] - 60)) : 0);
        }),
        1,
      ),
    publications: (column) =>
      items(
        column,
        site.publications.map(({ title, conferenceName, journalName, authors, description }) =>
          [title, conferenceName, journalName, authors, description].reduce(
            (sum: number, text) => sum + (text ? 8 + textHeight(text, half(column)) : 0),
            itemEdges,
          ),
        ),
      ),
    'external-projects': (column) =>
      items(
        column,
        projects.external.projects.map(({ description, imageUrl }) =>
          Math.max(
            itemEdges + line + textHeight(description, half(column) - (imageUrl ? 96 : 0)),
            imageUrl ? 120 : 0,
          ),
        ),
      ),
    articles: (column) =>
      items(
        column,
        Array.from({ length: known.articles ?? site.blog.limit }, () => (isRight(column) ? 135 : 190)),
        1,
      ),
  };
  return { ...Object.fromEntries(usual), ...better };
}

/** A text as letters of usual width fill its lines. */
function textHeight(text: Phrase | undefined, width: number): number {
  return text ? Math.ceil((plainText(text).length * 7.2) / width) * line : 0;
}

function rowsOf(heights: readonly number[], columns: number): number[][] {
  const rows = Math.ceil(heights.length / columns);
  return Array.from({ length: rows }, (_, row) => heights.slice(row * columns, (row + 1) * columns));
}

/** Each chip has an icon and stands beside the last one as long as there is room. */
function rowsOfChips(names: readonly Phrase[], width: number): number {
  let [rows, used] = [1, 0];
  for (const name of names) {
    const chip = plainText(name).length * 7.2 + 54;
    if (used > 0 && used + chip > width) [rows, used] = [rows + 1, 0];
    used += chip + 8;
  }
  return rows;
}
