import { describe, expect, test } from 'vitest';
import { cleanSvg, drawingIn } from './clean-svg.ts';

const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${content}<path d="M0 0h9v9z"/></svg>`;

test('a drawing keeps its shapes, colours and texts, references to its own parts, and a style sheet that stays within it', () => {
  const parts = [
    '<rect width="3" height="4" style="fill:#c6e48b"/><text>Mo</text>',
    '<linearGradient id="a"><stop stop-color="red"/></linearGradient>',
    `<circle r="4" fill="url(#a)"/><circle r="2" fill="url('#a')"/>`,
    '<style>@media (prefers-color-scheme:dark){.a{fill:blue}}</style><circle class="a" r="4"/>',
  ];
  const { svg: cleaned } = cleanSvg(drawing(parts.join('')));
  for (const part of ['#c6e48b', 'Mo', 'd="M0 0h9v9z"', 'fill="url(#', 'prefers-color-scheme:dark'])
    expect(cleaned).toContain(part);
});

describe('out of a drawing goes', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script under another name', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    [
      'HTML',
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="alert(1)"/></foreignObject>',
    ],
    ['a link', '<a href="javascript:alert(1)"><circle r="4"/></a>'],
    ['a handler', '<circle r="4" onclick="alert(1)"/>'],
    ['an animation of an attribute', '<circle r="4"><set attributeName="onclick" to="alert(1)"/></circle>'],
    ['a picture from elsewhere', '<image href="https://evil.example/alert"/>'],
    ['a picture in another format', '<image xlink:href="data:image/svg+xml,alert"/>'],
    [
      'a picture under a prefix of its own',
      '<image xmlns:x-y="http://www.w3.org/1999/xlink" x-y:href="https://evil.example/alert"/>',
    ],
    [
      'a part under a prefix with a dot and umlauts',
      '<use xmlns:ä.b="http://www.w3.org/1999/xlink" ä.b:href="https://evil.example/alert.svg#a"/>',
    ],
    ['a filling from elsewhere', '<circle r="4" fill="url(https://evil.example/alert)"/>'],
    ['a quoted one', `<circle r="4" style="fill:url('//evil.example/alert')"/>`],
    ['one that is written in code', '<circle r="4" style="fill:u\\72l(//evil.example/alert)"/>'],
    ['a font', '<style>@font-face{font-family:a;src:url(https://evil.example/alert)}</style>'],
    ['another style sheet', '<style>@import "https://evil.example/alert.css";</style>'],
    [
      'one in a section of characters',
      '<style><![CDATA[@import "https://evil.example/alert.css";]]></style>',
    ],
  ])('%s', (_, content) => {
    expect(cleanSvg(drawing(content)).svg).not.toMatch(/alert|evil/);
  });

  test('what stands before it: style sheets, entities', () => {
    const { svg: cleaned } = cleanSvg(
      `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/a.css"?><!DOCTYPE svg [<!ENTITY a "alert">]>${drawing('<text onclick="&a;">ok</text>')}`,
    );
    expect(cleaned).not.toMatch(/alert|evil|DOCTYPE|ENTITY|<\?/);
    expect(cleaned).toContain('ok');
  });
});

test('Steps of filters have a bound: each is computed in every place that uses it', () => {
  const { svg, missing } = cleanSvg(
    drawing(`<filter id="f">${'<feTurbulence/>'.repeat(102)}</filter><circle r="4" filter="url(#f)"/>`),
  );
  expect(svg.match(/feTurbulence/g)).toHaveLength(100);
  expect(svg).toContain('<circle');
  expect(missing).toEqual(['feTurbulence', 'feTurbulence']);
});

describe('what programs for drawings write', () => {
  const label = '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Kasse</p></foreignObject>';

  test('stays: what is within a link, plain texts behind those in HTML, and the rules of a style sheet that has a font', () => {
    const { svg, missing } = cleanSvg(
      drawing(
        `<style>@font-face{font-family:a;src:url(https://evil.example/a.woff)} @import "b.css"; .a{fill:red}</style>
        <a xlink:href="https://evil.example"><ellipse class="a" rx="3" ry="2"/></a>
        <text x="1">Zum <a href="/x">Lager</a></text>
        <switch>${label}<text>Kasse</text></switch>`,
      ),
    );
    for (const part of ['red', '<ellipse', 'Lager', '<text>Kasse']) expect(svg).toContain(part);
    expect(svg).not.toMatch(/evil|b\.css|foreignObject|href/);
    expect(missing).toEqual([]);
  });

  test('keeps a font within the drawing', () => {
    const font = 'data:font/woff2;base64,d09GMg==';
    const { svg } = cleanSvg(
      drawing(`<style>@font-face{font-family:a;src:url("${font}")}</style><text font-family="a">A</text>`),
    );
    expect(svg).toContain(font);
  });

  test('is the same with a prefix for each name', () => {
    const { svg } = cleanSvg(
      '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:path d="M0 0h9v9z"/><s:script>alert(1)</s:script></s:svg>',
    );
    expect(svg).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');
  });

  test('is named where it is seen and cannot stay', () => {
    const { missing } = cleanSvg(
      drawing(
        `${label}<image href="https://evil.example/a.png"/><g><animate attributeName="r"/></g><metadata/>`,
      ),
    );
    expect(missing).toEqual(['foreignObject', 'image', 'animate']);
  });

  test.each([
    ['UTF-16', 'utf-16', Buffer.from([0xff, 0xfe]), 'utf16le'],
    ['ISO-8859-1', 'iso-8859-1', Buffer.of(), 'latin1'],
    ['an encoding that it does not name', 'utf-8', Buffer.of(), 'latin1'],
  ] as const)('is read in %s', async (_, name, mark, encoding) => {
    const source = `<?xml version="1.0" encoding="${name}"?>${drawing('<text>Lübeck</text>')}`;
    const content = Buffer.concat([mark, Buffer.from(source, encoding)]);
    expect((await drawingIn(content))?.svg).toContain('Lübeck');
  });

  test.each(['', 'text', '<p>HTML</p>', '\x89PNG<svg>'])('is not %j', async (content) => {
    expect(await drawingIn(Buffer.from(content, 'latin1'))).toBeUndefined();
  });
});

test('what is no drawing is refused', () => {
  expect(() => cleanSvg('<!doctype html><p>Service unavailable<p>')).toThrow();
});
