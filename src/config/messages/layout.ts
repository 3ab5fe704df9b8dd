import { type SectionId, sections } from '../../model/section.ts';
import type { Site } from '../../model/site.ts';
import type { Config } from '../config.ts';
import { placedSections } from '../fields/page.ts';
import { pathInWords } from './location.ts';
import { nearest } from './nearest.ts';
import { describeValue, type Problem, problemsAt, textsIn, valueAt } from './problem.ts';

const known = new Map(Object.entries(sections));

/** Sections that are unknown, named twice, or have a fixed position; and those of the owner's own at a taken address. */
export function layoutContradictions(data: unknown): Problem[] {
  const placed = placedIn(data);
  const list = valueAt(data, ['customSections']);
  const own = Array.isArray(list) ? list.map((entry) => textAt(entry, 'id')) : [];
  return [
    ...placed.flatMap(({ id, path, area }) => {
      const first = placed.find((other) => other.id === id && other.area === area)?.path ?? path;
      const again = `Found ${describeValue(id)} again: it is ${pathInWords(first)} already. Remove one of the two.`;
      return problemsAt({ [path]: [unplaceable(id, own.filter(Boolean)), first !== path && again] });
    }),
    ...own.flatMap((id, index) => {
      const first = own.indexOf(id);
      const taken = known.has(id)
        ? 'which is a section that the page has anyway'
        : first < index && `which is the \`id\` of ${pathInWords(`customSections[${first}]`)} already`;
      const message = `Found ${describeValue(id)}, ${taken}. Write another.`;
      return problemsAt({ [`customSections[${index}].id`]: taken && id && message });
    }),
  ];
}

const textAt = (entry: unknown, key: string): string => {
  const value = valueAt(entry, [key]);
  return typeof value === 'string' ? value : '';
};

/** Placed sections without content. */
export const layoutWarnings = (given: Config, { sections: used }: Pick<Site, 'sections'>): Problem[] =>
  placedIn(given).flatMap(({ id, path }) => {
    const block = known.get(id)?.block.join('.');
    const message = `Found ${describeValue(id)}, a section that is not on the page. Switch \`${block}\` on or fill it, or remove it here.`;
    return problemsAt({ [path]: block && !used.some((section) => section === id) && message });
  });

const lists: readonly unknown[] = ['left', 'right', 'wide', 'phone', 'paper'];

/** A section may appear once in the areas of a wide screen together, once on a phone and once on paper. */
const placedIn = (data: unknown) =>
  textsIn(valueAt(data, ['layout']), ['layout']).flatMap(({ text: id, steps, path }) => {
    const [, list, index] = steps;
    const area = list === 'phone' || list === 'paper' ? list : 'columns';
    return steps.length === 3 && lists.includes(list) && typeof index === 'number'
      ? [{ id, path, area }]
      : [];
  });

function unplaceable(id: string, own: readonly string[]): string | undefined {
  const placeable = [...new Set<string>([...placedSections, ...own])];
  if (placeable.includes(id)) return undefined;
  if (known.get(id)?.developer === 'top')
    return `Found ${describeValue(id)}, which stays at the top. Remove it.`;
  const meant = meantBy(id, own);
  const cure = meant ? `Did you mean '${meant}'?` : 'Write its name from the page’s address.';
  const allowed = placeable.map((section) => `'${section}'`).join(', ');
  return `Found ${describeValue(id)}, which is no section. ${cure} Allowed: ${allowed}.`;
}

/** The section that was probably meant: one with a similar name, or the one of that block of the configuration. */
function meantBy(id: string, own: readonly string[]): string | undefined {
  const namesOf = (section: SectionId): string[] => [section, ...sections[section].block];
  const meant = nearest(id, [...placedSections.flatMap(namesOf), ...own]);
  return placedSections.findLast((section) => meant && namesOf(section).includes(meant)) ?? meant;
}
