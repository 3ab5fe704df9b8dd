export const table = (rows: readonly (readonly string[])[]): string =>
  rows
    .map(([label = '', ...cells]) => label.padEnd(30) + cells.map((cell) => cell.padStart(15)).join(''))
    .join('\n');

/** The lower middle value of an even number, NaN of an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

export const shown = (value: number, digits = 0): string =>
  Number.isFinite(value) ? value.toFixed(digits) : '–';
