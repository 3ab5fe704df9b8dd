const million = 1_000_000;

/**
 * A count as German readers expect it: exact with its thousands grouped (`12.345`), from a million on rounded
 * (`1,2 Mio.`). German has no short form for thousands, and an exact count takes no more room than one.
 *
 * By hand and not by `Intl`, whose first object keeps a slow phone busy for 100 ms, just when the page comes to life.
 */
export function formatCount(count: number): string {
  if (count < million) return grouped(count);
  const tenths = Math.round(count / (million / 10));
  const rest = tenths % 10;
  return `${grouped((tenths - rest) / 10)}${rest ? `,${rest}` : ''}\u00a0Mio.`;
}

function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, '.');
}
