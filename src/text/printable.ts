/**
 * Characters that show nothing and act on their surroundings: controls, and the marks that turn the direction of
 * all text after them. The weak direction marks and the joiners stay, scripts and emoji need them.
 */
const unruly = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const loneSurrogates = /\p{Surrogate}/gu;
const stackedMarks = /(\p{Mark}{6})\p{Mark}+/gu;
/** UTF-16 units, many times as many as are ever shown; marks without end would overflow the search for them. */
const longest = 100_000;
const visible = /[\p{Letter}\p{Number}\p{Punctuation}\p{Symbol}]/u;

/**
 * A text from outside as one line that stays in its place: white space collapsed, control characters and
 * overrides of the writing direction taken out, towers of accents cut, and of a text without end only the beginning.
 * Empty when nothing of it can be seen.
 */
export function printable(text: string): string {
  const line = text
    .slice(0, longest)
    .replace(/\s+/g, ' ')
    .replace(unruly, '')
    .replace(loneSurrogates, '\ufffd')
    .replace(stackedMarks, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
  return visible.test(line) ? line : '';
}
