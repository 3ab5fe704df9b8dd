/** Controls, and marks that turn the direction of all text after them. Scripts and emoji need weak marks and joiners. */
const unruly = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const loneSurrogates = /\p{Surrogate}/gu;
const stackedMarks = /(\p{Mark}{6})\p{Mark}+/gu;
/** Emoji of four are in use; one of thousands would be wider than the page. */
const joinedEmoji =
  /((?:\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?){6})(?:\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)+/gu;
/** UTF-16 units, many times as many as are ever shown; marks without end would overflow the search for them. */
const longestLine = 100_000;
/** Except letters and one symbol that fonts leave blank. */
const visible = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{Letter}\p{Number}\p{Punctuation}\p{Symbol}]/u;

/** Characters that no reader sees, such as soft hyphens. Joiners, weak direction marks and variation selectors stay. */
const unseen =
  /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\ufff9-\ufffb]|(?![\u200c-\u200f\p{Variation_Selector}\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;

/** A line that every program can read: in composed form, with plain spaces and without invisible characters. */
export const documentText = (line: string): string =>
  line
    .replace(/\s|\u0085/g, ' ')
    .replace(unseen, '')
    .normalize('NFC');

/** A text from outside as one line without effect on what is around it; empty if nothing of it is visible. */
export function printable(text: string): string {
  const line = text
    .slice(0, longestLine)
    .replace(/\s+/g, ' ')
    .replace(unruly, '')
    .replace(loneSurrogates, '\ufffd')
    .replace(stackedMarks, '$1')
    .replace(joinedEmoji, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
  return visible.test(line) ? line : '';
}

/** A copy of some data, with every text in it changed. */
export const mapTexts = <Data>(data: Data, change: (text: string) => string): Data =>
  JSON.parse(JSON.stringify(data), (_, value) => (typeof value === 'string' ? change(value) : value));

/** Characters as people count them: an emoji of seven code points is one. */
function* charactersOf(text: string): Generator<string> {
  // Browsers without it count code points.
  if (typeof Intl.Segmenter !== 'function') yield* text;
  else for (const { segment } of new Intl.Segmenter('und').segment(text)) yield segment;
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
  // Looks only at what can be in the excerpt: articles are long, and a sequence of joined emoji has no limit.
  const start = text.slice(0, length * longestCharacter).replace(/\p{Surrogate}$/u, '');
  const first: string[] = [];
  for (const character of charactersOf(start)) {
    if (first.length === length) break;
    first.push(character);
  }
  const beginning = first.join('');
  return beginning.length < text.length ? `${beginning}...` : text;
}
