import { describe, expect, it } from 'vitest';
import { inlineCode } from './content-security-policy.ts';

/** printf 'let a;' | openssl dgst -sha256 -binary | base64 */
const hashOfLetA = "'sha256-81WALLbUROF1pWdYjuQYKuIcGgY/+TqVJr8UsV6Tkvo='";

describe('the code that stands in a document', () => {
  it('is named by its hash, each piece once', () => {
    const html = '<script>let a;</script><script type="module">let a;</script><style>a{color:red}</style>';
    expect(inlineCode(html)).toEqual({
      scripts: [hashOfLetA],
      styles: [expect.stringMatching(/^'sha256-[\w+/]{43}='$/)],
    });
  });

  it('is hashed as the parser gives it to the browser: with one kind of line end', () => {
    expect(inlineCode('<script>a;\r\nb;\rc;</script>')).toEqual(inlineCode('<script>a;\nb;\nc;</script>'));
  });

  it('is neither a file nor data', () => {
    const html = [
      '<script src="/a.js"></script>',
      '<script type="module" crossorigin src="/a.js"></script>',
      '<script type="application/json" id="page-data">{"a":"<b>"}</script>',
      '<script type="application/ld+json">{}</script>',
      '<link rel="stylesheet" href="/a.css">',
    ].join('');
    expect(inlineCode(html)).toEqual({ scripts: [], styles: [] });
  });

  it('is also what steers the loading of scripts', () => {
    expect(inlineCode('<script type="importmap">{}</script>').scripts).toHaveLength(1);
    expect(inlineCode('<script type="speculationrules">{}</script>').scripts).toHaveLength(1);
  });

  it.each(['<p style="color:red">', '<a class="b" onclick="go()">', "<svg\n  onload='x'>"])(
    'cannot be allowed in attributes: %s',
    (html) => {
      expect(() => inlineCode(`<!doctype html>${html}`)).toThrow(/forbids the attribute (style|on)/);
    },
  );

  it('is not what looks like it in a text', () => {
    expect(inlineCode('<p title="style=&quot;a&quot;">Write style="a" onclick="b"</p>')).toEqual({
      scripts: [],
      styles: [],
    });
  });
});
