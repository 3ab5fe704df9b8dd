import { escapeMarkup, type TextStyle } from './typeface.ts';

/** Large letters stand closer together. */
const large = 40;

/** One line of text as SVG; `middle` is the height at which its capitals are centred. */
export function drawText(
  text: string,
  left: number,
  middle: number,
  { size, weight }: TextStyle,
  color: string,
): string {
  // Half of Inter's cap height, 0.727 of its size.
  const baseline = middle + 0.3635 * size;
  const spacing = size > large ? -0.022 * size : 0;
  return `<text x="${left}" y="${baseline}" font-size="${size}" font-weight="${weight}" letter-spacing="${spacing}" fill="${color}">${escapeMarkup(text)}</text>`;
}
