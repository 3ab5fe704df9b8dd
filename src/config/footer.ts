import { type SafeHtml, safeHtml } from './safe-html.ts';

/** No pictures: it is a line of text. */
export const footerTags = ['a', 'b', 'strong', 'em', 'i', 'br', 'span', 'p', 'small', 'code'];

/** Makes the owner's footer safe to put into the page. */
export function sanitizeFooter(source: string, base: string): SafeHtml {
  return safeHtml(source, base, footerTags);
}
