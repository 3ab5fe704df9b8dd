import type { Plugin } from 'vite';
import type { Site } from '../config/site.ts';
import { layout, type Part, parts, type SectionId } from '../model/section.ts';

/**
 * Makes `virtual:sections`, the registry: the sections that the site uses and no other, so that nothing of the rest
 * reaches a visitor; and `virtual:layout.css`, their order in one column.
 * @param site null when the configuration is invalid
 */
export function sections(site: () => Promise<Site | null>): Plugin {
  return {
    name: 'portfolio:sections',
    resolveId: { filter: { id: /^virtual:(?:sections|layout\.css)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:(?:sections|layout\.css)$/ },
      async handler(id) {
        const used = (await site())?.sections ?? [];
        return id.endsWith('.css') ? layoutStyles(used) : sectionsModule(used);
      },
    },
  };
}

/** The module `virtual:sections`. */
export function sectionsModule(used: readonly SectionId[]): string {
  const name = (id: SectionId) => id.replaceAll('-', '_');
  const place = (id: SectionId) => `{ id: '${id}', section: ${name(id)} }`;
  const listOf = (part: Part) => among(used, layout[part]).map(place).join(', ');
  return [
    ...used.map((id) => `import ${name(id)} from '/src/sections/${id}.tsx';`),
    `export const sections = { ${parts.map((part) => `${part}: [${listOf(part)}]`).join(', ')} };`,
  ].join('\n');
}

/** The order of the sections on a phone and on paper. */
export function layoutStyles(used: readonly SectionId[]): string {
  const orderOf = (list: readonly SectionId[]) =>
    among(used, list).map((id, index) => `#${id} { order: ${index} }`);
  const hidden = among(used, layout.notOnPaper).map((id) => `#${id} { display: none }`);
  return [
    `@media screen and (max-width: 63.99rem) { ${orderOf(layout.phone).join(' ')} }`,
    `@media print { ${[...hidden, ...orderOf(layout.paper)].join(' ')} }`,
  ].join('\n');
}

const among = (used: readonly SectionId[], list: readonly SectionId[]): SectionId[] =>
  list.filter((id) => used.includes(id));
