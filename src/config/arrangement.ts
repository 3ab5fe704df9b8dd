import { type Layout, layoutOf, type SectionId } from '../model/section.ts';
import type { Site } from '../model/site.ts';

interface ArrangedSite extends Pick<Site, 'sections' | 'layout'> {
  customSections: readonly { id: string }[];
}

/** Where each section is: in the owner's order, then in that of the chosen layout. */
export function arrangement({ sections, layout, customSections }: ArrangedSite): Layout<string> {
  const order = layoutOf(layout.order);
  const used = (ids: readonly SectionId[]): string[] =>
    ids
      .filter((id) => sections.includes(id))
      .flatMap((id) => (id === 'custom' ? customSections.map((section) => section.id) : [id]));
  const all = used(sections);
  const inColumns = [...layout.left, ...layout.right, ...layout.wide];
  const column = (area: 'left' | 'right' | 'wide') => [
    ...layout[area].filter((id) => all.includes(id)),
    ...used(order[area]).filter((id) => !inColumns.includes(id)),
  ];
  const top = used(order.top);
  const inOneColumn = (ids: readonly SectionId[], first: readonly string[]) => {
    const all = used(ids);
    return [...new Set([...top, ...first].filter((id) => all.includes(id)).concat(all))];
  };
  return {
    top,
    left: column('left'),
    right: column('right'),
    wide: column('wide'),
    phone: inOneColumn(order.phone, layout.phone),
    paper: inOneColumn(order.paper, layout.paper.length > 0 ? layout.paper : layout.phone),
    notOnPaper: used(order.notOnPaper),
  };
}
