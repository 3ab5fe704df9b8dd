import type { Config } from '../../config.ts';
import { formatPath, type Problem, quote, textsIn } from '../problem.ts';

/** Texts that are read as HTML or Markdown. */
const readAsMarkup = /^(footer|customSections\[\d+\]\.text)\b/;

const tags = 'a|b|br|code|div|em|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|table|u|ul';
const entities =
  'amp|auml|ouml|uuml|[AOU]uml|szlig|nbsp|shy|lt|gt|quot|copy|euro|[mn]dash|hellip|bull|#x?[\\da-f]+';
const markups = [
  { name: 'HTML', pattern: new RegExp(`</?(?:${tags})(?:\\s[^<>]*)?/?>|&(?:${entities});`, 'i') },
  {
    name: 'Markdown',
    pattern: /\*\*\S[^*]*\*\*|\[[^\][]+\]\([^()\s]+\)|^#{1,6} \S|^[*-] \S.*\n[*-] \S|`[^`]+`/m,
  },
];

/** Markup in a text that the page shows letter by letter. */
export function unreadMarkupWarnings(given: Config): Problem[] {
  return textsIn(given).flatMap(({ path, text }) => {
    const place = formatPath(path);
    if (readAsMarkup.test(place)) return [];
    return markups.flatMap(({ name, pattern }) => {
      const [found] = pattern.exec(text) ?? [];
      if (found === undefined) return [];
      const message = `Found ${quote(found)}, ${name} that the page shows as it is. Write it without: this is plain text.`;
      return [{ path: place, message }];
    });
  });
}
