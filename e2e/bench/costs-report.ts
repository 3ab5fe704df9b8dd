import type { Cost } from './costs.ts';

const perPage = [
  ['document, kB', 'document'],
  ['compressed, kB', 'compressed'],
  ['hydration, ms', 'hydration'],
] as const;

/** What each variant costs, as lines for people; what a variant has not is a dash. */
export function costsReport(costs: readonly Cost[]): string[] {
  const row = (label: string, cells: readonly string[]) =>
    label.padEnd(28) + cells.map((cell) => cell.padStart(16)).join('');
  const names = costs.map(({ name }) => name);
  return [row('', names), ...measuresOf(costs).map(([label, values]) => row(label, values.map(shown)))];
}

/** From the last variant but one to the last, which has ten times as much, nothing may cost more than ten times. */
export function growthReport(costs: readonly Cost[]): string[] {
  const verdicts = measuresOf(costs).map(([label, values]) => {
    const [ten = Number.NaN, hundred = Number.NaN] = values.slice(-2);
    const factor = hundred / ten;
    // Asked for what is within the limit: what could not be measured is not.
    return `${factor <= 10 ? 'met   ' : 'MISSED'}  growth of ${label}: ${factor.toFixed(1)} (at most 10)`;
  });
  return [...costsReport(costs), '', ...verdicts];
}

const measuresOf = (costs: readonly Cost[]): [label: string, values: number[]][] => [
  ['build, s', costs.map(({ build }) => build / 1000)],
  ...[...new Set(costs.flatMap(({ pages }) => Object.keys(pages)))].flatMap((path) =>
    perPage.map(([label, measure]): [string, number[]] => [
      `${path} ${label}`,
      costs.map(({ pages }) => pages[path]?.[measure] ?? Number.NaN),
    ]),
  ),
];

const shown = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(1));
