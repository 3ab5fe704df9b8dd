/**
 * Where a key leads in a grid of choices that is filled row by row. Left and right follow the order; up and down
 * follow the eye, and go on in the neighbouring column, so that either pair reaches every choice.
 *
 * @returns the index to go to, undefined when the key is none of these.
 */
export function indexAfter(key: string, index: number, count: number, columns: number): number | undefined {
  const width = Math.min(columns, count);
  const column = index % width;
  const before = (column - 1 + width) % width;
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'ArrowDown':
      return index + width < count ? index + width : (column + 1) % width;
    case 'ArrowUp':
      return index >= width ? index - width : before + width * Math.floor((count - 1 - before) / width);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The next choice after `index` whose label begins with the typed letter, going round; undefined when there is none. */
export function indexOfLetter(letter: string, index: number, labels: readonly string[]): number | undefined {
  if (letter.length !== 1 || letter === ' ') return undefined;
  const order = labels.map((_, offset) => (index + 1 + offset) % labels.length);
  return order.find((candidate) => labels[candidate]?.toLowerCase().startsWith(letter.toLowerCase()));
}
