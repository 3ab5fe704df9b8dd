import { formatPath, type Problem } from './problem.ts';
import type { Written } from './source.ts';

/** A path in the words of people, who count from one: `services.list[6].pricing` is `the 7th service: pricing`. */
export function pathInWords(path: string): string {
  const [, list = '', index, inside] = /^(.+?)\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
  if (index === undefined) return path;
  // A list of one's own sections is called customSections, one of themes themes.
  const [, home, name] = /^(?:(.+)\.)?(.+s)$/.exec(list.replace(/\.list$/, '')) ?? [];
  const place = name ? home : list;
  const counted = `the ${ordinal(Number(index) + 1)} ${name ? singular(name) : 'entry'}`;
  const entry = place ? `${counted} of ${place}` : counted;
  return inside ? `${entry}: ${pathInWords(inside)}` : entry;
}

const singular = (name: string): string =>
  name
    .replace(/ies$/, 'y')
    .replace(/s$/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (count: number): string => `${count}${endings[ordinals.select(count)]}`;

/** Problems with their lines; one whose value is missing has the line of the block that lacks it. */
export function located<Found extends Problem>(
  problems: readonly Found[],
  values: readonly Written[],
): Found[] {
  const places = values.map(({ path, ...value }) => ({ ...value, place: formatPath(path) }));
  const isIn = (path: string, place: string) =>
    path.startsWith(place) && /^(?:[.[]|$)/.test(path.slice(place.length));
  return problems.map((problem) => {
    const around = places.filter(({ place }) => isIn(problem.path, place));
    const innermost = around.toSorted((a, b) => a.place.length - b.place.length).at(-1);
    if (!innermost) return problem;
    const { place, line, importedFrom } = innermost;
    const isElsewhere = problem.line === undefined && importedFrom && place !== problem.path;
    const message = isElsewhere ? `In ${importedFrom}: ${problem.message}` : problem.message;
    return { ...problem, line, message };
  });
}

/** The location of a problem, for people: `config.ts:85  the 7th service: pricing`. @param file as messages call it */
export const locationOf = (file: string, { path, line }: Problem): string =>
  line === undefined ? pathInWords(path) : `${file}:${line}  ${pathInWords(path)}`;
