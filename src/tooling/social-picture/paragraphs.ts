import type { Tokens } from '../themes/tokens.ts';
import { card, inner, row } from './layout.ts';
import { drawText } from './text.ts';
import type { Measure, TextStyle } from './typeface.ts';
import type { Words } from './words.ts';
import { wrap } from './wrap.ts';

interface Paragraph {
  lines: string[];
  style: TextStyle;
  color: string;
  /** The height of a line, in font sizes. */
  leading: number;
  /** Pixels above it. */
  space: number;
}

const nameStyle: TextStyle = { size: 76, weight: 700 };
const longNameStyle: TextStyle = { size: 56, weight: 700 };
const claimStyle: TextStyle = { size: 36, weight: 600 };
const descriptionStyle: TextStyle = { size: 27, weight: 400 };

/** Name, claim and description as SVG, in the middle between the card's upper edge and its last row. */
export async function drawParagraphs(
  words: Words,
  colors: Tokens,
  width: number,
  measure: Measure,
): Promise<string> {
  const lines = (text: string, style: TextStyle, most: number) =>
    wrap(text, most, async (line) => (await measure(line, style)) <= width);
  const isShort = (await measure(words.name, nameStyle)) <= width;
  const name = isShort ? nameStyle : longNameStyle;
  return draw([
    {
      lines: await lines(words.name, name, 2),
      style: name,
      color: colors['color-text'],
      leading: 1.1,
      space: 0,
    },
    {
      lines: await lines(words.claim, claimStyle, 2),
      style: claimStyle,
      color: colors['color-link'],
      leading: 1.25,
      space: 14,
    },
    {
      lines: await lines(words.description, descriptionStyle, isShort ? 3 : 2),
      style: descriptionStyle,
      color: colors['color-muted'],
      leading: 1.45,
      space: 22,
    },
  ]);
}

function draw(paragraphs: readonly Paragraph[]): string {
  const filled = paragraphs.filter(({ lines }) => lines.length > 0);
  const lineHeight = ({ style, leading }: Paragraph) => style.size * leading;
  const height = filled.reduce((sum, part) => sum + part.space + part.lines.length * lineHeight(part), 0);
  let top = (card.top + row.top - height) / 2;
  const drawn: string[] = [];
  for (const paragraph of filled) {
    const { lines, style, color, space } = paragraph;
    top += space;
    for (const line of lines) {
      drawn.push(drawText(line, inner.left, top + lineHeight(paragraph) / 2, style, color));
      top += lineHeight(paragraph);
    }
  }
  return drawn.join('');
}
