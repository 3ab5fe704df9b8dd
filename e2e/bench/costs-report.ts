import type { Cost } from './costs.ts';

const perPage = [
  ['document, kB', 'document'],
  ['compressed, kB', 'compressed'],
  ['hydration, ms', 'hydration'],
] as const;

/** The cost of each variant as a table. A dash marks a missing value. */
export function costsReport(costs: readonly Cost[]): string[] {
  const row = (label: string, cells: readonly string[]) =>
    label.padEnd(28) + cells.map((cell) => cell.padStart(16)).join('');
  const names = costs.map(({ name }) => name);
  return [row('', names), ...measuresOf(costs).map(([label, values]) => row(label, values.map(shown)))];
}

/** The last variant has ten times as much as the one before it. No cost may grow by more than ten times. */
export function growthReport(costs: readonly Cost[]): string[] {
  const verdicts = measuresOf(costs).map(([label, values]) => {
    const [ten = Number.NaN, hundred = Number.NaN] = values.slice(-2);
    const factor = hundred / ten;
    // NaN must count as missed, hence `<=` and not `>`.
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
