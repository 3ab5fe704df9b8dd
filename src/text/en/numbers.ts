const million = 1_000_000;

/**
 * A count as English readers expect it: exact with its thousands grouped (`12,345`), from a million on rounded
 * (`1.2M`). By hand, as in German.
 */
export function formatCount(count: number): string {
  if (count < million) return grouped(count);
  const tenths = Math.round(count / (million / 10));
  const rest = tenths % 10;
  return `${grouped((tenths - rest) / 10)}${rest ? `.${rest}` : ''}M`;
}

function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}
