import type { Plugin } from 'vite';
import type { Site } from '../../model/site.ts';

/** As much of a site as says which parts it has. */
export interface PartUser extends Partial<Pick<Site, 'availability' | 'contact' | 'contactCard'>> {
  services: Partial<Pick<Site['services'], 'display' | 'prices'>>;
}

/** The parts of sections that only some sites show: by what their module in `src/sections` exports, its file and who has it. */
const parts: Readonly<Record<string, { file: string; isUsed: (site: PartUser) => boolean }>> = {
  Availability: { file: 'availability.tsx', isUsed: (site) => site.availability !== undefined },
  ContactButton: { file: 'contact-button.tsx', isUsed: (site) => site.contact !== undefined },
  SaveContact: { file: 'contact-card.tsx', isUsed: ({ contactCard }) => contactCard === true },
  ContactCode: { file: 'contact-card.tsx', isUsed: ({ contactCard }) => contactCard === true },
  PriceNote: {
    file: 'price-note.tsx',
    isUsed: ({ services }) => services.display === true && services.prices !== undefined,
  },
};

/** The files of the parts that a site shows, below `src`. */
export const usedParts = (site: PartUser): string[] =>
  Object.values(parts)
    .filter(({ isUsed }) => isUsed(site))
    .map(({ file }) => `sections/${file}`);

/** The module `virtual:parts`: each part, or null for a site that does without it, and so without its code. */
export function partsModule(site: Site | null): string {
  return Object.entries(parts)
    .map(([name, { file, isUsed }]) =>
      site && isUsed(site)
        ? `export { ${name} } from '/src/sections/${file}';`
        : `export const ${name} = null;`,
    )
    .join('\n');
}

export function sectionParts(site: () => Promise<Site | null>): Plugin {
  return {
    name: 'portfolio:parts',
    resolveId: { filter: { id: /^virtual:parts$/ }, handler: (id) => `\0${id}` },
    load: { filter: { id: /^\0virtual:parts$/ }, handler: async () => partsModule(await site()) },
  };
}
