import { Marked } from 'marked';
import { type SafeHtml, safeHtml } from './safe-html.ts';

/** What Markdown has, and nothing that only HTML has but line breaks and what one has to say about letters. */
export const markdownTags = [
  ...['p', 'br', 'hr', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'a', 'img'],
  ...['strong', 'em', 'b', 'i', 'del', 'sub', 'sup', 'kbd', 'abbr', 'small', 'span'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

const marked = new Marked({
  async: false,
  gfm: true,
  // The card has the second heading of the page.
  walkTokens: (token) => {
    if (token.type === 'heading') token.depth = Math.min(token.depth + 2, 6);
  },
});

/** The owner's Markdown as HTML that is safe to put into the page; headings begin with the third. */
export function markdownHtml(source: string, base: string): SafeHtml {
  return safeHtml(marked.parse(source) as string, base, markdownTags);
}
