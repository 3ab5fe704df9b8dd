/**
 * Reads HTML without a DOM, in linear time: by HTML's rules for overlapping elements, 14 kB can keep a parser busy for
 * ten seconds. It does not sanitise: the result is text and must never be used as HTML.
 */

interface Tag {
  /** Lower case; empty for a comment or declaration. */
  name: string;
  isEnd: boolean;
  attributes: string;
}
type Token = { text: string } | Tag;

/** Tags within a line of text; every other one separates words. */
const inlineTags = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
/** Their content is not text. */
const silentTags = new Set(['script', 'style', 'template', 'noscript', 'iframe']);

const tagName = /[a-z][^\s/>]*/iy;
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** In characters. The rest of a longer text is ignored. */
const longest = 250_000;

/** The readable text of a piece of HTML. Plain text passes through it unharmed: `a < b` is no tag. */
export function stripMarkup(html: string): string {
  let text = '';
  let silent: string | undefined;
  for (const token of tokensOf(html)) {
    if ('text' in token) {
      if (silent === undefined) text += token.text;
    } else if (silent !== undefined) {
      if (token.isEnd && token.name === silent) silent = undefined;
    } else if (!token.isEnd && silentTags.has(token.name)) {
      silent = token.name;
    } else if (token.name !== '' && !inlineTags.has(token.name)) {
      text += ' ';
    }
  }
  return decodeEntities(text).replace(/\s+/g, ' ').trim();
}

/** The addresses of the pictures, in their order. @param least how many figures have to be around a picture */
export function* imageAddresses(html: string, least = 0): Generator<string> {
  let depth = 0;
  for (const token of tokensOf(html)) {
    if ('text' in token) continue;
    if (token.name === 'figure') depth = Math.max(0, depth + (token.isEnd ? -1 : 1));
    if (token.name !== 'img' || depth < least) continue;
    const source = sourceOf(token);
    if (source) yield source;
  }
}

function sourceOf({ attributes }: Tag): string | undefined {
  for (const [, name, ...values] of attributes.matchAll(attribute))
    if (name?.toLowerCase() === 'src') return decodeEntities(values.find(Boolean) ?? '');
  return undefined;
}

function* tokensOf(whole: string): Generator<Token> {
  const html = whole.slice(0, longest);
  let start = 0;
  for (let open = html.indexOf('<'); open !== -1; open = html.indexOf('<', Math.max(start, open + 1))) {
    const tag = tagAt(html, open);
    if (tag === 'none') continue;
    // An unclosed tag is text, and so is the rest.
    if (tag === 'endless') break;
    yield { text: html.slice(start, open) };
    yield tag.token;
    start = tag.end;
  }
  yield { text: html.slice(start) };
}

/** The tag that begins with the `<` at `open`, by HTML's rules for what begins one, and where it ends. */
function tagAt(html: string, open: number): { token: Tag; end: number } | 'none' | 'endless' {
  const next = html[open + 1];
  if (next === '!' || next === '?') {
    const mark = html.startsWith('<!--', open) ? '-->' : '>';
    const at = html.indexOf(mark, open + mark.length + 1);
    if (at === -1) return 'endless';
    return { token: { name: '', isEnd: false, attributes: '' }, end: at + mark.length };
  }
  const isEnd = next === '/';
  tagName.lastIndex = open + (isEnd ? 2 : 1);
  const name = tagName.exec(html)?.[0];
  if (name === undefined) return 'none';
  const from = tagName.lastIndex;
  const close = closeOf(html, from);
  if (close === undefined) return 'endless';
  const token = { name: name.toLowerCase(), isEnd, attributes: html.slice(from, close) };
  return { token, end: close + 1 };
}

/** The place of the `>` that ends a tag: not one within the quoted value of an attribute. */
function closeOf(html: string, from: number): number | undefined {
  for (let at = from; at < html.length; at += 1) {
    const character = html[at];
    if (character === '>') return at;
    if ((character === '"' || character === "'") && /=\s*$/.test(html.slice(Math.max(from, at - 8), at))) {
      at = html.indexOf(character, at + 1);
      if (at === -1) return undefined;
    }
  }
  return undefined;
}

/** The names of U+00A0 to U+00FF, in order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute ' +
  'micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring ' +
  'AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml ' +
  'times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil ' +
  'egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ' +
  'ugrave uacute ucirc uuml yacute thorn yuml';

/** The others that writers and feed converters use; HTML has two thousand more. */
const further =
  'amp lt gt quot apos ensp emsp thinsp zwnj zwj ndash mdash lsquo rsquo sbquo ldquo rdquo bdquo ' +
  'lsaquo rsaquo bull hellip prime Prime euro trade larr rarr minus le ge ne';
const furtherCharacters = '&<>"\'\u2002\u2003\u2009\u200c\u200d–—‘’‚“”„‹›•…′″€™←→−≤≥≠';

const named = new Map([
  ...latin.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ...further.split(' ').map((name, index) => [name, furtherCharacters.charAt(index)] as const),
]);

/** HTML reads the numbers 128 to 159 as Windows-1252. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** A text with its character references (`&amp;`, `&#8211;`, `&#x1F600;`) resolved once; unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi,
    (reference, decimal, hexadecimal, name) => {
      if (name) return named.get(name) ?? reference;
      return fromNumber(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16));
    },
  );
}

function fromNumber(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  if (!isCharacter) return '\ufffd';
  return windows[code - 0x80] ?? String.fromCodePoint(code);
}
