export interface Row {
  cells: readonly string[];
  /** What is worse than its limit. */
  miss?: string;
}

export const table = (head: readonly string[], rows: readonly Row[]): string =>
  [head, ...rows.map(({ cells }) => cells)]
    .map(([label = '', ...cells]) => label.padEnd(34) + cells.map((cell) => cell.padStart(16)).join(''))
    .join('\n');

/** The lower middle value of an even number, NaN of an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

export const shown = (value: number, digits = 0): string =>
  Number.isFinite(value) ? value.toFixed(digits) : '–';
