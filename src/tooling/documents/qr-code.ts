import { Byte, Charset, Encoder } from '@nuintun/qrcode';

/** In modules; cameras need the light border to find the code. */
const border = 4;

/** The dark squares of a QR code as an SVG path in a square of `size`. */
export function qrCode(text: string): { size: number; path: string } {
  // Adds an ECI mark: without one, some cameras read umlauts as Japanese. Not needed for ASCII.
  const charset = /^\p{ASCII}*$/u.test(text) ? Charset.ISO_8859_1 : Charset.UTF_8;
  const code = new Encoder({ level: 'M' }).encode(new Byte(text, charset));
  const modules = [...Array(code.size).keys()];
  const squares = modules.flatMap((y) => {
    const runs = modules
      .map((x) => (code.get(x, y) ? '#' : ' '))
      .join('')
      .matchAll(/#+/g);
    return [...runs].map(
      ({ index, 0: { length } }) => `M${index + border} ${y + border}h${length}v1h-${length}z`,
    );
  });
  return { size: code.size + 2 * border, path: squares.join('') };
}
