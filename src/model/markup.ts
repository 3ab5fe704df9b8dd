/**
 * Reads HTML without a DOM, in linear time: by HTML's rules for overlapping elements, 14 kB can keep a parser busy for
 * ten seconds. It does not sanitise: the result is text and must never be used as HTML.
 */

/** Tags within a line of text; every other one separates words. */
const inline =
  /^(?:a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/i;
/** Elements whose content is not text. */
const silent = /<(script|style|template|noscript|iframe)(?![^\s/>]).*?(?:<\/\1\s*>|$)/;
/** A comment, a declaration or a tag, whose quoted values may contain `>`. One without an end extends to that of the text. */
const tag = /<(?:!--.*?(?:-->|$)|[!?][^>]*>?|(\/?)([a-z][^\s/>]*)((?:=\s*(?:"[^"]*"?|'[^']*'?)|[^>])*)>?)/gis;
/** In one pass, because a quoted value may contain what looks like another tag or a comment. */
const markup = new RegExp(`${silent.source}|${tag.source}`, tag.flags);
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const longest = 250_000;

/**
 * The readable text of a piece of HTML. Plain text passes through it unharmed: `a < b` is no tag.
 * @param isMarkup false for names that are words of the text, such as `<details>` in a title
 */
export function stripMarkup(html: string, isMarkup: (name: string) => boolean = () => true): string {
  const text = html.slice(0, longest).replace(markup, (whole, silent, _, name) => {
    const element = silent ?? name;
    if (element && !isMarkup(element)) return whole;
    if (silent || whole.startsWith('<!--')) return '';
    if (!whole.endsWith('>')) return whole;
    return name && !inline.test(name) ? ' ' : '';
  });
  return decodeEntities(text).replace(/\s+/g, ' ').trim();
}

/** Counters of readers, by their addresses: VG Wort, WordPress, Matomo, Medium. A request would count. */
const counter =
  /^https?:\/\/(?:[^/]+\.)?(?:met\.vgwort\.de\/|(?:pixel|stats)\.(?:wp|wordpress)\.com\/|medium\.com\/_\/stat|[^?#]*\/(?:matomo|piwik)\.php)/i;

/** True for what a text shows as a picture: no counter, no emoji of WordPress and no face of the author. */
export const isContentPicture = (address: string): boolean =>
  !counter.test(address) &&
  !/^https?:\/\/(?:s\.w\.org\/images\/core\/emoji\/|(?:[^/]+\.)?gravatar\.com\/)/i.test(address);

/** The addresses of the pictures, in their order. @param least how many figures have to be around a picture */
export function* imageAddresses(html = '', least = 0): Generator<string> {
  let depth = 0;
  for (const [whole, end, name = '', attributes = ''] of html.slice(0, longest).matchAll(tag)) {
    if (!whole.endsWith('>')) return;
    if (/^figure$/i.test(name)) depth = Math.max(0, depth + (end ? -1 : 1));
    if (!/^img$/i.test(name) || depth < least) continue;
    const values = new Map(
      [...attributes.matchAll(attribute)].map(([, name = '', ...value]) => [
        name.toLowerCase(),
        value.find(Boolean),
      ]),
    );
    const isTiny = ['width', 'height'].some((side) => /^[0-3](?:px)?$/.test(values.get(side) ?? ''));
    const address = decodeEntities(values.get('src') ?? '');
    if (address && !isTiny && isContentPicture(address)) yield address;
  }
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

const entities = new Map([
  ...latin.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ...further.split(' ').map((name, index) => [name, furtherCharacters.charAt(index)] as const),
]);

/** The bytes 128 to 159 in Windows-1252, by which HTML reads these numbers. */
export const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** A text with its character references (`&amp;`, `&#8211;`, `&#x1F600;`) resolved once; unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi,
    (reference, decimal, hexadecimal, name) => {
      if (name) return entities.get(name) ?? reference;
      return fromNumber(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16));
    },
  );
}

function fromNumber(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  if (!isCharacter) return '\ufffd';
  return windows1252[code - 0x80] ?? String.fromCodePoint(code);
}
