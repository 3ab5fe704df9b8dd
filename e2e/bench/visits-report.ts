import { median } from './median.ts';
import type { Visit } from './visit.ts';
import type { Comparison, Measured } from './visits.ts';

interface Row {
  label: string;
  of: (visit: Visit) => number;
  unit?: string;
  digits?: number;
}

const rows: readonly Row[] = [
  { label: 'first paint (FCP)', of: ({ firstPaint }) => firstPaint, unit: 'ms' },
  { label: 'largest paint (LCP)', of: ({ largestPaint }) => largestPaint, unit: 'ms' },
  { label: 'full content', of: fullContent, unit: 'ms' },
  { label: 'layout shift (CLS)', of: ({ layoutShift }) => layoutShift, digits: 3 },
  { label: 'blocked time (TBT)', of: ({ blocked }) => blocked, unit: 'ms' },
  { label: 'over the network', of: ({ bytes }) => bytes / 1000, unit: 'kB', digits: 1 },
  { label: 'requests', of: ({ requests }) => requests },
];

const targets: readonly [label: string, limit: number, found: (measured: Measured) => number][] = [
  ['first paint, × stripped', 1.15, ({ first }) => ratio(first, ({ firstPaint }) => firstPaint)],
  ['full content, × stripped', 1.15, ({ first }) => ratio(first, fullContent)],
  ['largest paint, × stripped', 1, ({ first }) => ratio(first, ({ largestPaint }) => largestPaint)],
  ['layout shift', 0.005, ({ first }) => median(first.page.map(({ layoutShift }) => layoutShift))],
  ['blocked time, ms', 50, ({ first }) => median(first.page.map(({ blocked }) => blocked))],
  [
    'kB of a first visit, those that the worker stores included',
    250,
    ({ installed }) => median(installed) / 1000,
  ],
  [
    'returning visits without full content while nobody answers',
    0,
    ({ returning }) => returning.page.filter((visit) => visit.fullContent === null).length,
  ],
];

/** Measurements and targets as lines to print. */
export function visitsReport(measured: Measured): string[] {
  return [
    ...table('First visit', measured.first),
    '',
    ...table(
      'Returning visit (the page while nobody answers, the stripped one with everything there)',
      measured.returning,
    ),
    '',
    ...targets.map(([label, limit, found]) => {
      const value = found(measured);
      return `${value <= limit ? 'met   ' : 'MISSED'}  ${label}: ${format(value, 2)} (at most ${limit})`;
    }),
  ];
}

function table(title: string, comparison: Comparison): string[] {
  const head = ['', 'page', 'stripped', 'ratio'];
  const lines = rows.map(({ label, of, unit = '', digits = 0 }) => [
    label,
    `${format(median(comparison.page.map(of)), digits)} ${unit}`,
    `${format(median(comparison.stripped.map(of)), digits)} ${unit}`,
    format(ratio(comparison, of), 2),
  ]);
  return [
    title,
    ...[head, ...lines].map(
      ([label = '', ...cells]) => label.padEnd(22) + cells.map((cell) => cell.trim().padStart(12)).join(''),
    ),
  ];
}

/** Ratio of the medians. Two equal values, zero included, give 1. */
function ratio({ page, stripped }: Comparison, of: (visit: Visit) => number): number {
  const [ours, theirs] = [median(page.map(of)), median(stripped.map(of))];
  return ours === theirs ? 1 : ours / theirs;
}

function fullContent(visit: Visit): number {
  return visit.fullContent ?? Number.POSITIVE_INFINITY;
}

const format = (value: number, digits: number): string =>
  Number.isFinite(value) ? value.toFixed(digits) : '–';
