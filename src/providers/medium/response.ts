import type { JsonObject } from '../../../sw/answer-shape.ts';
import { decodeEntities, stripMarkup } from '../../text/markup.ts';
import { printable } from '../../text/plain-text.ts';

/**
 * Whether an item of Medium's feed is an answer to somebody's article. Nothing says so, but such an item has no category
 * and no figure, and its title is the beginning of its text.
 */
export function isResponse({ title, content, categories }: JsonObject): boolean {
  if (Array.isArray(categories) && categories.length > 0) return false;
  // An article may repeat its title as a heading.
  const html = String(content ?? '');
  if (/<figure|^\s*<h\d/i.test(html)) return false;
  const start = printable(decodeEntities(String(title ?? ''))).replace(/\s*(?:…|\.{3})$/, '');
  return start !== '' && printable(stripMarkup(html)).startsWith(start);
}
