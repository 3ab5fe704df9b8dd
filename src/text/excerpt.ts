/** Characters as people count them: an emoji of seven code points is one. Browsers without it get code points. */
const charactersOf: (text: string) => Iterable<string> =
  typeof Intl.Segmenter === 'function' ? segmentsOf : (text) => text;

function* segmentsOf(text: string): Generator<string> {
  for (const { segment } of new Intl.Segmenter('und').segment(text)) yield segment;
}

/** Letters of western languages, each of which is one character. */
const plain = /^[\x20-\u02ff\u2010-\u2027]*$/;

/** The longest that characters may be on average, in UTF-16 units; the longest emoji in use have 15. */
const longestCharacter = 32;

/** The first `length` characters of a text, with `...` when there are more. */
export function excerpt(text: string, length = 100): string {
  if (text.length <= length) return text;
  // `Intl` takes its time when it is first used, and few texts need it. One more, which may be an accent of the last.
  if (plain.test(text.slice(0, length + 1))) return `${text.slice(0, length)}...`;
  // Only as much as can matter is looked at: an article is long, and joined emoji can be without end.
  const start = text.slice(0, length * longestCharacter).replace(/\p{Surrogate}$/u, '');
  let end = 0;
  let count = 0;
  for (const character of charactersOf(start)) {
    if (count === length) break;
    end += character.length;
    count += 1;
  }
  return end < text.length ? `${text.slice(0, end)}...` : text;
}
