import { formatPath, type Problem } from './problem.ts';
import type { Written } from './source.ts';

const stepsOf = (path: string): PropertyKey[] =>
  [...path.matchAll(/\[(\d+)\]|\["(.+?)"\]|[^.[\]]+/g)].map(([name, index, quoted]) =>
    index === undefined ? (quoted ?? name) : Number(index),
  );

/** A path in the words of people, who count from one: `services.list[6].pricing` is `the 7th service: pricing`. */
export function pathInWords(path: string): string {
  const steps = stepsOf(path);
  const at = steps.findIndex((step) => typeof step === 'number');
  if (at < 1) return path;
  const entry = entryInWords(steps.slice(0, at), Number(steps[at]));
  const inside = steps.slice(at + 1);
  return inside.length === 0 ? entry : `${entry}: ${pathInWords(formatPath(inside))}`;
}

function entryInWords(list: readonly PropertyKey[], index: number): string {
  const isNamedAbove = list.at(-1) === 'list' && list.length > 1;
  const [...above] = isNamedAbove ? list.slice(0, -1) : list;
  const name = String(above.pop());
  // A list of one's own sections is called customSections, one of themes themes.
  const [noun, home] = name.endsWith('s') ? [singular(name), above] : ['entry', list];
  const counted = `the ${ordinal(index + 1)} ${noun}`;
  return home.length === 0 ? counted : `${counted} of ${formatPath(home)}`;
}

const singular = (name: string): string =>
  name
    .replace(/ies$/, 'y')
    .replace(/s$/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th' } as const;
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

const ordinal = (count: number): string =>
  `${count}${endings[ordinals.select(count) as keyof typeof endings]}`;

/** Problems with their lines; one whose value is missing has the line of the block that lacks it. */
export function located<Found extends Problem>(
  problems: readonly Found[],
  values: readonly Written[],
): Found[] {
  const lines = new Map(values.map(({ path, line }) => [formatPath(path), line]));
  return problems.map((problem) => {
    const steps = stepsOf(problem.path);
    const known = steps
      .map((_, depth) => formatPath(steps.slice(0, steps.length - depth)))
      .find((path) => lines.has(path));
    return known === undefined ? problem : { ...problem, line: lines.get(known) };
  });
}

/** The location of a problem, for people: `config.ts:85  the 7th service: pricing`. @param file as messages call it */
export const locationOf = (file: string, { path, line }: Problem): string =>
  line === undefined ? pathInWords(path) : `${file}:${line}  ${pathInWords(path)}`;
