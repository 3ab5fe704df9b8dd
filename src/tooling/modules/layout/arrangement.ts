import { type Layout, layout as places, type SectionId } from '../../../model/section.ts';
import type { Site } from '../../../model/site.ts';
import { balanced, type Heights } from './balance.ts';

export interface ArrangedSite extends Pick<Site, 'sections' | 'layout'> {
  customSections: readonly { id: string }[];
}

/**
 * Where the sections of a site are: first as its owner has named them, the others as in the model.
 * @param heights to balance the columns, unless the owner has named what is in one
 */
export function arrangement(
  { sections, layout, customSections }: ArrangedSite,
  heights?: Heights,
): Layout<string> {
  const used = (ids: readonly SectionId[]): string[] =>
    ids
      .filter((id) => sections.includes(id))
      .flatMap((id) => (id === 'custom' ? customSections.map((section) => section.id) : [id]));
  const all: readonly string[] = used(sections);
  const inColumns = [...layout.left, ...layout.right, ...layout.wide];
  const column = (part: 'left' | 'right' | 'wide') => [
    ...layout[part].filter((id) => all.includes(id)),
    ...used(places[part]).filter((id) => !inColumns.includes(id)),
  ];
  const top = used(places.top);
  const inOneColumn = (ids: readonly SectionId[], named: readonly string[]) => {
    const there = used(ids);
    const first = [...top, ...named].filter((id) => there.includes(id));
    return [...new Set([...first, ...there])];
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
