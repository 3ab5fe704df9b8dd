/** Fixed to German, not the machine's language, so that the server and the browser write the same. */
const german = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

const million = 1_000_000;

/**
 * A count as German readers expect it: exact with its thousands grouped (`12.345`), from a million on rounded
 * (`1,2 Mio.`). German has no short form for thousands, and an exact count takes no more room than one.
 */
export function formatCount(count: number): string {
  return count < million ? german.format(count) : `${german.format(count / million)}\u00a0Mio.`;
}
