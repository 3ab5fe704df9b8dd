import { describe, expect, test } from 'vitest';
import fc, { anyText } from '../property.fixture.ts';
import { decodeEntities, imageAddresses, stripMarkup } from './markup.ts';

describe('stripping markup', () => {
  test.each([
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['<b>bo</b>ld and <em>it</em>alic', 'bold and italic'],
    ['one<br>two<br/>three', 'one two three'],
    ['<h3>Title</h3>\n<p class="x">Text &amp; more</p>', 'Title Text & more'],
    ['<img alt="a > b" src="x">caption', 'caption'],
    ["<a href='x'>link</a><!-- no --><!-- > neither -->.", 'link.'],
    ['<!DOCTYPE html><html><?xml ?>text', 'text'],
    ['before<script>alert("<p>hi</p>")</script>after', 'beforeafter'],
    ['<style>p > a { color: red }</style><P>text</P>', 'text'],
    ['Video: <iframe src="x"><a href="y">https://medium.com/media/1/href</a></iframe>', 'Video:'],
    ['&lt;b&gt; is bold', '<b> is bold'],
    ['<p data-quote=" it\'s" >text</p>', 'text'],
    ['text<script>alert(1)', 'text'],
    ['<!-- <script> -->text', 'text'],
    ['<img alt="a <script> b" src="x.png"> rest of article', 'rest of article'],
    ['<a title="a <!-- b">link</a> rest', 'link rest'],
  ])('"%s" leaves "%s"', (html, text) => {
    expect(stripMarkup(html)).toBe(text);
  });

  test('plain text with comparisons, arrows and hearts is not taken for markup', () => {
    for (const text of ['a < b', '1<2 and 3>2', 'x <- y -> z', 'I <3 CSS', 'AT&T', 'if a<b then']) {
      expect(stripMarkup(text)).toBe(text);
    }
  });

  test('text without markup only has its white space collapsed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(!/[<&]/.test(text));
        expect(stripMarkup(text)).toBe(text.replace(/\s+/g, ' ').trim());
      }),
    );
  });

  test.each([
    ...['<', '<a', '<a "', "<a ='", '<!--', '</', '<a<b>', '&', '<p title="', '<a =  ', '<script>'],
    ...['<img a', ' a', ' a =', ' a="', " a = '", '<img a=b ', '<i x><p>', '</i>'],
  ])('as many %s as there is room for take no more than a moment', (piece) => {
    const many = piece.repeat(240_000 / piece.length);
    // Looking at every character once for each would take minutes, and a test has one.
    stripMarkup(many);
    for (const start of ['<figure>', '<figure><img ']) Array.from(imageAddresses(`${start}${many}>`, 1));
  });

  test('the name of an attribute without end takes no more than a moment', () => {
    const html = `<figure><img ${'a'.repeat(240_000)} src="a.png">`;
    expect(Array.from(imageAddresses(html, 1))).toEqual(['a.png']);
  });

  test('of a text without end only the beginning is read', () => {
    expect(stripMarkup('word '.repeat(10_000_000))).toHaveLength(249_999);
  });
});

describe('the pictures of figures', () => {
  test('are found in their order, whatever quotes are used', () => {
    const html = `<p><img src="outside.png"></p></figure>
      <figure><img alt="a > b" src="https://a.example/1.png" /><figcaption>One</figcaption></figure>
      <FIGURE><IMG data-src="no" SRC='https://a.example/2.png?a=1&amp;b=2'></FIGURE>
      <figure><img src=https://a.example/3.png></figure><img src="outside-too.png">`;
    expect(Array.from(imageAddresses(html, 1))).toEqual([
      'https://a.example/1.png',
      'https://a.example/2.png?a=1&b=2',
      'https://a.example/3.png',
    ]);
  });

  test('are none where there is no figure, no source, or only a comment', () => {
    expect(Array.from(imageAddresses('<img src="a.png"></figure><img src="b.png">', 1))).toEqual([]);
    expect(Array.from(imageAddresses('<figure><img alt="nothing"><img src=""></figure>', 1))).toEqual([]);
    expect(Array.from(imageAddresses('<!-- <figure><img src="a.png"></figure> -->', 1))).toEqual([]);
  });
});

test.each([
  ['Q&amp;A', 'Q&A'],
  ['&lt;b&gt; &quot;x&quot; &apos;y&apos;', '<b> "x" \'y\''],
  ['Gr&uuml;&szlig;e', 'Grüße'],
  ['&nbsp;&yuml;', '\u00a0ÿ'],
  ['caf&#233; &#x1F600; &#X41;', 'café 😀 A'],
  ['it&#8217;s&hellip;', 'it’s…'],
  ['Windows&#150;1252', 'Windows–1252'],
  ['&amp;lt;', '&lt;'],
  ['&#0; &#xD800; &#x110000; &#9999999;', '\ufffd \ufffd \ufffd \ufffd'],
])('"%s" reads "%s"', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});

test.each(['AT&T', 'a && b;', '&unknown;', '&constructor;', '&;', '&#;', '&#xyz;', '?a=1&copy=2'])(
  '%s is no reference and stays as it is',
  (text) => {
    expect(decodeEntities(text)).toBe(text);
  },
);

test('every character survives being written as a number, in decimal and in hexadecimal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      const numbers = Array.from(text, (one) => one.codePointAt(0) ?? 0);
      expect(decodeEntities(numbers.map((number) => `&#${number};`).join(''))).toBe(text);
      expect(decodeEntities(numbers.map((number) => `&#x${number.toString(16)};`).join(''))).toBe(text);
    }),
  );
});
