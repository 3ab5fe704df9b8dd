import encode from 'qr';

/** In modules; cameras need the light border to find the code. */
const border = 4;

/** The dark squares of a QR code as an SVG path in a square of `size`. */
export function qrCode(text: string): { size: number; path: string } {
  const rows = encode(text, 'raw', { ecc: 'medium', encoding: 'byte', border });
  const squares = rows.flatMap((row, y) => {
    const runs = row
      .map((isDark) => (isDark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g);
    return [...runs].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`);
  });
  return { size: rows.length, path: squares.join('') };
}
