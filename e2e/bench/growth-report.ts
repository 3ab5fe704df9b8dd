import type { Size } from './growth.ts';

const measures = [
  ['build, s', ({ build }: Size) => build / 1000],
  ['document, kB', ({ document }: Size) => document],
  ['compressed, kB', ({ compressed }: Size) => compressed],
  ['hydration, ms', ({ hydration }: Size) => hydration],
] as const;

/** How the work grows, as lines for people. From ten times to a hundred times nothing may cost more than ten times. */
export function growthReport(sizes: readonly Size[]): string[] {
  const head = ['', ...sizes.map(({ times }) => `${times} ×`)];
  const table = measures.map(([label, of]) => [label, ...sizes.map((size) => of(size).toFixed(1))]);
  return [
    'Projects, skills and services',
    ...[head, ...table].map(
      ([label = '', ...cells]) => label.padEnd(22) + cells.map((cell) => cell.padStart(12)).join(''),
    ),
    '',
    ...verdicts(sizes),
  ];
}

function verdicts(sizes: readonly Size[]): string[] {
  const [ten, hundred] = sizes.slice(-2);
  if (!ten || !hundred) return [];
  const allowed = hundred.times / ten.times;
  return measures.map(([label, of]) => {
    const factor = of(hundred) / of(ten);
    // Asked for what is within the limit: what could not be measured is not.
    return `${factor <= allowed ? 'met   ' : 'MISSED'}  growth of ${label}: ${factor.toFixed(1)} (at most ${allowed})`;
  });
}
