import { sections } from '../../model/section.ts';
import type { Site } from '../../model/site.ts';
import type { Config } from '../config.ts';
import { placedSections } from '../fields/page.ts';
import { pathInWords } from './location.ts';
import { nearest } from './nearest.ts';
import { describeValue, type Problem, textsIn, told, valueAt } from './problem.ts';

/** Columns beside each other, in which a section appears once in all; one column is arranged by itself. */
const columns = ['left', 'right', 'wide'] as const;
const oneColumn = ['phone', 'paper'] as const;
const lists = [...columns, ...oneColumn] as const;

type Named = ReturnType<typeof namedIn>[number];

/** Sections that are unknown, named twice, or have a fixed position; and those of the owner's own at a taken address. */
export function layoutContradictions(data: unknown): Problem[] {
  const inColumns = columns.flatMap((column) => namedIn(data, column));
  const inOneColumn = oneColumn.map((name) => namedIn(data, name));
  const own = customIds(data);
  return [
    ...[...inColumns, ...inOneColumn.flat()].flatMap((section) => unplaceable(section, own)),
    ...[inColumns, ...inOneColumn].flatMap((named) => named.flatMap((section) => doubled(section, named))),
    ...own.flatMap((id, index) => {
      const taken = Object.hasOwn(sections, id)
        ? 'which is a section that the page has anyway'
        : own.indexOf(id) < index &&
          `which is the \`id\` of ${pathInWords(`customSections[${own.indexOf(id)}]`)} already`;
      return told({
        [`customSections[${index}].id`]:
          taken && id && `Found ${describeValue(id)}, ${taken}. Write another.`,
      });
    }),
  ];
}

function customIds(data: unknown): string[] {
  const list = valueAt(data, ['customSections']);
  return Array.isArray(list) ? list.map((entry) => String(valueAt(entry, ['id']) ?? '')) : [];
}

/** Sections that are placed and have nothing to show. */
export function layoutWarnings(given: Config, { sections: used }: Pick<Site, 'sections'>): Problem[] {
  const blocks = new Map<string, string>(
    Object.entries(sections).map(([id, { block }]) => [id, block.join('.')]),
  );
  return lists
    .flatMap((name) => namedIn(given, name))
    .filter(({ id }) => blocks.has(id) && !used.some((section) => section === id))
    .map(({ id, path }) => ({
      path,
      message: `Found ${describeValue(id)}, a section that is not on the page. Switch \`${blocks.get(id)}\` on or fill it, or remove it here.`,
    }));
}

function namedIn(data: unknown, name: (typeof lists)[number]) {
  const list = valueAt(data, ['layout', name]);
  return textsIn(Array.isArray(list) ? list : [], ['layout', name]).flatMap(({ text, steps, path }) =>
    steps.length === 3 ? [{ id: text, path }] : [],
  );
}

function unplaceable({ id, path }: Named, own: readonly string[]): Problem[] {
  const placeable = [...placedSections, ...own.filter(Boolean)];
  if (placeable.includes(id)) return [];
  if (Object.entries(sections).some(([name, { developer }]) => name === id && developer === 'top'))
    return told({ [path]: `Found ${describeValue(id)}, which stays at the top. Remove it.` });
  const meant = meantBy(id, own);
  const hint = meant ? `Did you mean '${meant}'?` : 'Write its name from the page’s address.';
  const allowed = [...new Set(placeable)].map((section) => `'${section}'`).join(', ');
  return told({ [path]: `Found ${describeValue(id)}, which is no section. ${hint} Allowed: ${allowed}.` });
}

/** The section that was meant: by a name like its own, or by that of its block in the configuration. */
function meantBy(id: string, own: readonly string[]): string | undefined {
  const names = new Map<string, string>([
    ...placedSections.flatMap((section) =>
      [...sections[section].block, section].map((name) => [name, section] as const),
    ),
    ...own.map((name) => [name, name] as const),
  ]);
  return names.get(nearest(id, [...names.keys()]) ?? '');
}

function doubled(section: Named, named: readonly Named[]): Problem[] {
  const first = named.find(({ id }) => id === section.id);
  return told({
    [section.path]:
      first !== section &&
      first &&
      `Found ${describeValue(section.id)} again: it is ${pathInWords(first.path)} already. Remove one of the two.`,
  });
}
