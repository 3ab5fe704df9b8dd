import type { Plugin } from 'vite';
import { type Layout, parts, placeOf, layout as places, type SectionId } from '../../model/section.ts';
import type { Site } from '../../model/site.ts';
import { siteResources } from '../../providers/providers.ts';
import type { OwnerSnapshot } from '../inputs/snapshot/owner-snapshot.ts';
import { virtualModules } from '../virtual-modules.ts';
import { balanced, estimatedHeights, type Heights, type KnownCounts, kindOf } from './balance.ts';

/** Serves the sections that the site uses, and their order in one column; both are the same in all languages. */
export function sections(site: () => Promise<Site | null>, snapshot: OwnerSnapshot): Plugin {
  const arranged = async (): Promise<Layout<string>> => {
    const used = await site();
    if (!used) return { top: [], left: [], right: [], wide: [], phone: [], paper: [], notOnPaper: [] };
    return arrangement(used, estimatedHeights(used, await knownCounts(used, snapshot)));
  };
  return virtualModules('sections', {
    'virtual:sections': async () => sectionsModule(await arranged()),
    'virtual:layout.css': async () => layoutStyles(await arranged()),
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

interface ArrangedSite extends Pick<Site, 'sections' | 'layout'> {
  customSections: readonly { id: string }[];
}

/** In the owner's order, then in the model's; balanced by `heights` unless the owner has named a column. */
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

export function sectionsModule(layout: Layout<string>): string {
  const all = parts.flatMap((part) => layout[part]);
  // Numbered, because the id of an own section may be a keyword.
  const place = (id: string) => `{ id: '${id}', section: section${all.indexOf(id)} }`;
  return [
    ...all.map((id, index) => `import section${index} from '/src/sections/${kindOf(id)}.tsx';`),
    `export const sections = { ${parts.map((part) => `${part}: [${layout[part].map(place).join(', ')}]`).join(', ')} };`,
  ].join('\n');
}

export function layoutStyles({ phone, paper, notOnPaper }: Layout<string>): string {
  const orderOf = (ids: readonly string[]) => ids.map((id, index) => `#${placeOf(id)} { order: ${index} }`);
  const hidden = notOnPaper.map((id) => `#${placeOf(id)} { display: none }`);
  return [
    `@media screen and (max-width: 63.99rem) { ${orderOf(phone).join(' ')} }`,
    `@media print { ${[...hidden, ...orderOf(paper)].join(' ')} }`,
  ].join('\n');
}
