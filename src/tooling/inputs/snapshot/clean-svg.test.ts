import { describe, expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${content}<path d="M0 0h9v9z"/></svg>`;

test('a drawing keeps its shapes, colours and texts, references to its own parts, and a style sheet that stays within it', () => {
  const parts = [
    '<rect width="3" height="4" style="fill:#c6e48b"/><text>Mo</text>',
    '<linearGradient id="a"><stop stop-color="red"/></linearGradient>',
    `<circle r="4" fill="url(#a)"/><circle r="2" fill="url('#a')"/>`,
    '<style>@media (prefers-color-scheme:dark){.a{fill:blue}}</style><circle class="a" r="4"/>',
  ];
  const cleaned = cleanSvg(drawing(parts.join('')));
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
    expect(cleanSvg(drawing(content))).not.toMatch(/alert|evil/);
  });

  test('what stands before it: style sheets, entities', () => {
    const cleaned = cleanSvg(
      `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/a.css"?><!DOCTYPE svg [<!ENTITY a "alert">]>${drawing('<text onclick="&a;">ok</text>')}`,
    );
    expect(cleaned).not.toMatch(/alert|evil|DOCTYPE|ENTITY|<\?/);
    expect(cleaned).toContain('ok');
  });
});

test('what is no drawing is refused', () => {
  expect(() => cleanSvg('<!doctype html><p>Service unavailable<p>')).toThrow();
});
