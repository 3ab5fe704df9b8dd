import type { Plugin } from 'vite';
import {
  sections as known,
  type Layout,
  parts,
  placeOf,
  layout as places,
  type SectionId,
} from '../../model/section.ts';
import type { Site } from '../../model/site.ts';
import { siteResources } from '../../providers/providers.ts';
import type { OwnerSnapshot } from '../inputs/snapshot/owner-snapshot.ts';
import { virtualModules } from '../virtual-modules.ts';
import { balanced, estimatedHeights, type Heights, type KnownCounts } from './balance.ts';

/** Serves the sections that the site uses, and their order in one column: both are the same in all its languages. */
export function sections(site: () => Promise<Site | null>, snapshot: OwnerSnapshot): Plugin {
  const layoutOf = async (used: Site | null): Promise<Layout<string>> =>
    used
      ? arrangement(used, estimatedHeights(used, await knownCounts(used, snapshot)))
      : arrangement(nothing);

  return virtualModules('sections', {
    'virtual:sections': async () => {
      const used = await site();
      const hasOwnOrder = Object.values((used ?? nothing).layout).some((named) => named.length > 0);
      return sectionsModule(await layoutOf(used), hasOwnOrder);
    },
    'virtual:layout.css': async () => layoutStyles(await layoutOf(await site())),
  });
}

/** How many entries the snapshot has of each section whose content a provider gives. */
async function knownCounts(site: Site, snapshot: OwnerSnapshot): Promise<KnownCounts> {
  const { latest, featured, articles } = siteResources(site);
  const { answers } = await snapshot.answers();
  const resources = { 'latest-repositories': latest, 'featured-repositories': featured, articles };
  return Object.fromEntries(
    Object.entries(resources).flatMap(([id, resource]) => {
      const value = answers[resource?.url ?? '']?.value;
      return Array.isArray(value) ? [[id, value.length]] : [];
    }),
  );
}

const nothing: ArrangedSite = {
  sections: [],
  customSections: [],
  layout: { left: [], right: [], wide: [], phone: [], paper: [] },
};

export interface ArrangedSite extends Pick<Site, 'sections' | 'layout'> {
  customSections: readonly { id: string }[];
}

/** First as the owner has named them, the others as in the model; balanced by `heights` unless a column is named. */
export function arrangement(
  { sections, layout, customSections }: ArrangedSite,
  heights?: Heights,
): Layout<string> {
  const used = (ids: readonly SectionId[]): string[] =>
    ids
      .filter((id) => sections.includes(id))
      .flatMap((id) => (id === 'custom' ? customSections.map((section) => section.id) : [id]));
  const all = used(sections);
  const inColumns = [...layout.left, ...layout.right, ...layout.wide];
  const column = (part: 'left' | 'right' | 'wide') => [
    ...layout[part].filter((id) => all.includes(id)),
    ...used(places[part]).filter((id) => !inColumns.includes(id)),
  ];
  const top = used(places.top);
  const inOneColumn = (ids: readonly SectionId[], named: readonly string[]) => {
    const there = used(ids);
    return [...new Set([...top, ...named].filter((id) => there.includes(id)).concat(there))];
  };
  const usual = { left: column('left'), right: column('right'), wide: column('wide') };
  return {
    top,
    ...(heights && inColumns.length === 0 ? balanced(usual, heights) : usual),
    phone: inOneColumn(places.phone, layout.phone),
    paper: inOneColumn(places.paper, layout.paper.length > 0 ? layout.paper : layout.phone),
    notOnPaper: used(places.notOnPaper),
  };
}

export function sectionsModule(layout: Layout<string>, hasOwnOrder: boolean): string {
  const all = parts.flatMap((part) => layout[part]);
  // By their numbers: an owner may call a section as the language calls something else.
  const place = (id: string) => `{ id: '${id}', section: section${all.indexOf(id)} }`;
  return [
    ...all.map((id, index) => `import section${index} from '/src/sections/${moduleOf(id)}.tsx';`),
    `export const sections = { ${parts.map((part) => `${part}: [${layout[part].map(place).join(', ')}]`).join(', ')} };`,
    `export const hasOwnOrder = ${hasOwnOrder};`,
  ].join('\n');
}

const moduleOf = (id: string): string => (Object.hasOwn(known, id) ? id : 'custom');

export function layoutStyles({ phone, paper, notOnPaper }: Layout<string>): string {
  const orderOf = (ids: readonly string[]) => ids.map((id, index) => `#${placeOf(id)} { order: ${index} }`);
  const hidden = notOnPaper.map((id) => `#${placeOf(id)} { display: none }`);
  return [
    `@media screen and (max-width: 63.99rem) { ${orderOf(phone).join(' ')} }`,
    `@media print { ${[...hidden, ...orderOf(paper)].join(' ')} }`,
  ].join('\n');
}
