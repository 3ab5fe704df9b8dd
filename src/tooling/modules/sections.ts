import type { Plugin } from 'vite';
import {
  areas,
  sections as known,
  type Layout,
  layoutOf,
  type SectionId,
  slotId,
} from '../../model/section.ts';
import type { Site } from '../../model/site.ts';
import { virtualModules } from '../virtual-modules.ts';

/** Serves the sections that the site uses, and their order in one column; both are the same in all languages. */
export function sections(site: () => Promise<Site | null>): Plugin {
  return virtualModules('sections', {
    'virtual:sections': async () => sectionsModule(arrangementOf(await site())),
    'virtual:layout.css': async () => layoutStyles(arrangementOf(await site())),
  });
}

interface ArrangedSite extends Pick<Site, 'sections' | 'layout'> {
  customSections: readonly { id: string }[];
}

const arrangementOf = (site: Site | null): Layout<string> =>
  site ? arrangement(site) : { top: [], left: [], right: [], wide: [], phone: [], paper: [], notOnPaper: [] };

/** In the owner's order, then in that of the chosen layout. */
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
  const inOneColumn = (ids: readonly SectionId[], named: readonly string[]) => {
    const there = used(ids);
    return [...new Set([...top, ...named].filter((id) => there.includes(id)).concat(there))];
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

const fileOf = (id: string) => (Object.hasOwn(known, id) ? id : 'custom');

export function sectionsModule(layout: Layout<string>): string {
  const all = areas.flatMap((area) => layout[area]);
  // Numbered, because the id of an own section may be a keyword.
  const entry = (id: string) => `{ id: '${id}', section: section${all.indexOf(id)} }`;
  return [
    ...all.map((id, index) => `import section${index} from '/src/sections/${fileOf(id)}.tsx';`),
    `export const sections = { ${areas.map((area) => `${area}: [${layout[area].map(entry).join(', ')}]`).join(', ')} };`,
  ].join('\n');
}

function layoutStyles({ phone, paper, notOnPaper }: Layout<string>): string {
  const orderOf = (ids: readonly string[]) => ids.map((id, index) => `#${slotId(id)} { order: ${index} }`);
  const hidden = notOnPaper.map((id) => `#${slotId(id)} { display: none }`);
  return [
    `@media screen and (max-width: 63.99rem) { ${orderOf(phone).join(' ')} }`,
    `@media print { ${[...hidden, ...orderOf(paper)].join(' ')} }`,
  ].join('\n');
}
