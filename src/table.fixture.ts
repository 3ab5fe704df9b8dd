/** The rows of a table in a template: each on a line of its own, with bars between its cells. */
export function table(strings: TemplateStringsArray, ...values: readonly string[]): string[][] {
  let next = 0;
  const cellOf = (text: string) => text.trim().replace(/\0/g, () => values[next++] ?? '');
  const lines = strings.join('\0').trim().split('\n');
  return lines.map((line) => line.split(' | ').map(cellOf));
}

/** The object that a cell writes, with names that it may use. */
export const objectIn = (cell: string | undefined, names: Readonly<Record<string, unknown>> = {}) =>
  new Function(...Object.keys(names), `return ({ ${cell} })`)(...Object.values(names));
