import type { Plugin } from 'vite';
import { sections as known, type Layout, parts, placeOf } from '../../model/section.ts';
import type { Site } from '../../model/site.ts';
import type { OwnerSnapshot } from '../inputs/snapshot/owner-snapshot.ts';
import { type ArrangedSite, arrangement } from './layout/arrangement.ts';
import { estimatedHeights } from './layout/heights.ts';
import { knownCounts } from './layout/known-counts.ts';

/**
 * Makes `virtual:sections`, the registry: the sections that the site uses and no other, so that nothing of the rest
 * reaches a visitor; and `virtual:layout.css`, their order in one column. Both are the same in all languages of a site.
 * @param site null when the configuration is invalid
 */
export function sections(site: () => Promise<Site | null>, snapshot: OwnerSnapshot): Plugin {
  async function layoutOf(used: Site | null): Promise<Layout<string>> {
    return used
      ? arrangement(used, estimatedHeights(used, await knownCounts(used, snapshot)))
      : arrangement(nothing);
  }

  return {
    name: 'portfolio:sections',
    // Here too, because the build for Node has no other use for it: both have to come to the same.
    configResolved: (config) => snapshot.settle(config),
    resolveId: { filter: { id: /^virtual:(?:sections|layout\.css)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:(?:sections|layout\.css)$/ },
      async handler(id) {
        const used = await site();
        const layout = await layoutOf(used);
        const hasOwnOrder = Object.values((used ?? nothing).layout).some((named) => named.length > 0);
        return id.endsWith('.css') ? layoutStyles(layout) : sectionsModule(layout, hasOwnOrder);
      },
    },
  };
}

const nothing: ArrangedSite = {
  sections: [],
  customSections: [],
  layout: { left: [], right: [], wide: [], phone: [] },
};

/** The module `virtual:sections`. */
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

/** All sections of the owner's own are drawn by one. */
const moduleOf = (id: string): string => (Object.hasOwn(known, id) ? id : 'custom');

/** The order of the sections on a phone and on paper. */
export function layoutStyles({ phone, paper, notOnPaper }: Layout<string>): string {
  const orderOf = (ids: readonly string[]) => ids.map((id, index) => `#${placeOf(id)} { order: ${index} }`);
  const hidden = notOnPaper.map((id) => `#${placeOf(id)} { display: none }`);
  return [
    `@media screen and (max-width: 63.99rem) { ${orderOf(phone).join(' ')} }`,
    `@media print { ${[...hidden, ...orderOf(paper)].join(' ')} }`,
  ].join('\n');
}
