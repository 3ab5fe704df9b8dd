import type { Tokens } from '../themes/tokens.ts';
import { inner, row } from './layout.ts';
import { drawText } from './text.ts';
import type { Measure, TextStyle } from './typeface.ts';
import { wrap } from './wrap.ts';

const chipStyle: TextStyle = { size: 22, weight: 600 };
const addressStyle: TextStyle = { size: 24, weight: 600 };
const chipPadding = 20;
const gap = 12;
const middle = row.top + row.height / 2;

/** The site's address at the right and to its left as many skills as there is room for, as SVG. */
export async function drawLastRow(
  skills: readonly string[],
  address: string,
  colors: Tokens,
  measure: Measure,
): Promise<string> {
  const most = (inner.right - inner.left) / 2;
  const [line = ''] = await wrap(address, 1, async (text) => (await measure(text, addressStyle)) <= most);
  const addressLeft = inner.right - (await measure(line, addressStyle));
  return [
    await drawChips(skills, addressLeft - gap, colors, measure),
    drawText(line, addressLeft, middle, addressStyle, colors['color-link']),
  ].join('');
}

async function drawChips(
  skills: readonly string[],
  right: number,
  colors: Tokens,
  measure: Measure,
): Promise<string> {
  const radius = Math.min(Number.parseFloat(colors['radius-field']) * 32, row.height / 2);
  const drawn: string[] = [];
  let left = inner.left;
  for (const skill of skills) {
    const width = (await measure(skill, chipStyle)) + 2 * chipPadding;
    if (left + width > right) break;
    drawn.push(
      `<rect x="${left}" y="${row.top}" width="${width}" height="${row.height}" rx="${radius}" fill="${colors['color-page']}" stroke="${colors['color-line']}" stroke-width="1.5"/>`,
      drawText(skill, left + chipPadding, middle, chipStyle, colors['color-text']),
    );
    left += width + gap;
  }
  return drawn.join('');
}
