import { sections } from '../../model/section.ts';
import type { Site } from '../../model/site.ts';
import type { Config } from '../config.ts';
import { placedSections } from '../fields/page.ts';
import { pathInWords } from './location.ts';
import { nearest } from './nearest.ts';
import { describeValue, type Problem, textsIn, told, valueAt } from './problem.ts';

type Named = ReturnType<typeof namedIn>[number];

/** The sections that `layout` names. Columns are beside each other, so a section appears once in all three of them. */
const namedIn = (data: unknown) =>
  Object.entries({ left: 'wide', right: 'wide', wide: 'wide', phone: 'phone', paper: 'paper' }).flatMap(
    ([list, screen]) =>
      textsIn(valueAt(data, ['layout', list]), ['layout', list])
        .filter(({ path }) => /^layout\.\w+\[\d+\]$/.test(path))
        .map(({ text, path }) => ({ id: text, path, screen })),
  );

/** Sections that are unknown, named twice, or have a fixed position; and those of the owner's own at a taken address. */
export function layoutContradictions(data: unknown): Problem[] {
  const list = valueAt(data, ['customSections']);
  const own = Array.isArray(list) ? list.map((entry) => String(valueAt(entry, ['id']) ?? '')) : [];
  return [
    ...namedIn(data).flatMap((section, index, named) => [
      ...told({ [section.path]: unplaceable(section, own) }),
      ...told({ [section.path]: doubled(section, named.slice(0, index)) }),
    ]),
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

/** Sections that are placed and have nothing to show. */
export const layoutWarnings = (given: Config, { sections: used }: Pick<Site, 'sections'>): Problem[] =>
  namedIn(given).flatMap(({ id, path }) => {
    const [, facts] = Object.entries(sections).find(([name]) => name === id) ?? [];
    const isUsed = used.some((section) => section === id);
    return told({
      [path]:
        facts &&
        !isUsed &&
        `Found ${describeValue(id)}, a section that is not on the page. Switch \`${facts.block.join('.')}\` on or fill it, or remove it here.`,
    });
  });

function unplaceable({ id }: Named, own: readonly string[]): string | undefined {
  const placeable = [...placedSections, ...own.filter(Boolean)];
  if (placeable.includes(id)) return undefined;
  if (Object.entries(sections).some(([name, { developer }]) => name === id && developer === 'top'))
    return `Found ${describeValue(id)}, which stays at the top. Remove it.`;
  // A section is also known by the name of its block in the configuration.
  const names = new Map<string, string>([
    ...placedSections.flatMap((section) =>
      [...sections[section].block, section].map((name) => [name, section] as const),
    ),
    ...own.map((name) => [name, name] as const),
  ]);
  const meant = names.get(nearest(id, [...names.keys()]) ?? '');
  const hint = meant ? `Did you mean '${meant}'?` : 'Write its name from the page’s address.';
  const allowed = [...new Set(placeable)].map((section) => `'${section}'`).join(', ');
  return `Found ${describeValue(id)}, which is no section. ${hint} Allowed: ${allowed}.`;
}

function doubled({ id, screen }: Named, before: readonly Named[]): string | undefined {
  const first = before.find((section) => section.id === id && section.screen === screen);
  return (
    first &&
    `Found ${describeValue(id)} again: it is ${pathInWords(first.path)} already. Remove one of the two.`
  );
}
