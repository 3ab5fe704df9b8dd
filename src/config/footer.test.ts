import { describe, expect, it } from 'vitest';
import fc from '../property.fixture.ts';
import { footerTags, sanitizeFooter } from './safe-html.ts';

describe('The footer', () => {
  it.each([
    ['keeps text that looks like markup', 'A & B < C', 'A &amp; B &lt; C'],
    [
      "opens links to the web in a new tab, whatever the owner's say",
      '<a href="https://a.de" rel="opener" target="_top">A</a>',
      '<a href="https://a.de" target="_blank" rel="noopener noreferrer">A</a>',
    ],
    ['keeps links to a mailbox', '<a href="mailto:a@b.de">A</a>', '<a href="mailto:a@b.de">A</a>'],
    ['keeps links within the page', '<a href="#top">A</a>', '<a href="#top">A</a>'],
    [
      'leads links within the site below the base',
      '<a href="/impressum">A</a><a href="files/a.pdf">B</a><a href="/">C</a>',
      '<a href="/sub/impressum">A</a><a href="/sub/files/a.pdf">B</a><a href="/sub/">C</a>',
    ],
    ['keeps language and title', '<b lang="en" title="A">A</b>', '<b lang="en" title="A">A</b>'],
    ['closes what is open', '<p><b>A', '<p><b>A</b></p>'],
    ['takes out styles, classes, handlers', '<b style="top:0" class="x" onclick="a()">A</b>', '<b>A</b>'],
    ['takes out scripts with their text', 'A<script>alert(1)</script>', 'A'],
    ['takes out unknown elements and keeps their text', '<h1>A</h1><blink>B</blink>', 'AB'],
    ['takes out pictures, which would ask a third party', '<img src="https://a.de/a.png">A', 'A'],
  ])('%s', (_, source, html) => {
    expect(sanitizeFooter(source, '/sub/').html).toBe(html);
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '../x',
  ])('takes out the link %j', (href) => {
    const { html, removed } = sanitizeFooter(`<a href="${href}">A</a>`, '/');
    expect(html).toBe('<a>A</a>');
    expect(removed).toHaveLength(1);
  });

  it('says what was taken out, each once', () => {
    const { removed } = sanitizeFooter('<h1>A</h1><h1>B</h1><img src=x><a href="javascript:1">C</a>', '/');
    expect(removed).toEqual(['<h1>', '<img>', 'href="javascript:1"']);
  });

  it('never holds anything but the allowed elements and attributes, whatever it was made of', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('<script>', '</script>', '<a href="', 'javascript:', '">', '<!--', '-->', "'", '<b'),
      fc.constantFrom('<img src=x onerror=alert(1)>', '<svg/onload=', ' style="', '&lt;', '<![CDATA['),
    );
    const isAllowed = ([, name = '', attributes = '']: RegExpExecArray) =>
      footerTags.includes(name) &&
      attributes.replaceAll(/ (href|target|rel|lang|title)="[^"]*"| \//g, '') === '' &&
      !/href="\s*(javascript|data|vbscript)/i.test(attributes);
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const { html } = sanitizeFooter(pieces.join(''), '/');
        const elements = [...html.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)];
        expect(elements.filter((element) => !isAllowed(element))).toEqual([]);
        expect(html.replaceAll(/<\/?[a-z0-9]+( [a-z]+="[^"]*")*( \/)?>/g, '')).not.toContain('<');
      }),
      { numRuns: 50 },
    );
  }, 180_000);
});
