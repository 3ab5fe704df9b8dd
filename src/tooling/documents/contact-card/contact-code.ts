import encode from 'qr';
import { type Property, vcard } from './vcard.ts';

/** The light border without which no camera finds the code, in modules. */
const border = 4;

/** The bytes of a card up to which a camera reads its code off paper. */
const most = 1000;

/**
 * A card as a QR code: black squares on white, without styles. The page shows the symbol `code` of it. Properties too long
 * for it are left out.
 */
export function contactCode(properties: readonly Property[]): string {
  const short: Property[] = [];
  for (const property of properties)
    if (Buffer.byteLength(vcard([...short, property])) <= most) short.push(property);
  const rows = encode(vcard(short), 'raw', { ecc: 'medium', encoding: 'byte', border });
  const size = rows.length;
  const squares = rows.flatMap((row, y) =>
    runsIn(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">`,
    `<symbol id="code" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`,
    `<path d="${squares.join('')}"/>`,
    '</symbol><use href="#code"/></svg>',
  ].join('');
}

/** Where dark modules lie beside each other, and how many. */
function runsIn(row: readonly boolean[]): [start: number, width: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
