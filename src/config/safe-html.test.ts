import { describe, expect, it, test } from 'vitest';
import fc from '../property.fixture.ts';
import { footerTags, markdownHtml, sanitizeFooter } from './safe-html.ts';

describe('The footer', () => {
  it.each([
    ['keeps text that looks like markup', 'A & B < C', 'A &amp; B &lt; C'],
    [
      "opens links to the web in a new tab, whatever the owner's say",
      '<a href="http://a.de" rel="opener" target="_top">A</a>',
      '<a href="http://a.de" target="_blank" rel="noopener noreferrer">A</a>',
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
    ...['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x'],
    ...['//evil.example', '\\\\evil.example', '/\\evil.example', '../x'],
  ])('takes out the link %j, and says so', (href) => {
    expect(sanitizeFooter(`<a href="${href}">A</a>`, '/')).toMatchObject({
      html: '<a>A</a>',
      removed: [expect.stringContaining('href=')],
    });
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

describe('Markdown', () => {
  it('becomes paragraphs, lists, tables, code and headings from the third down', () => {
    const source = '# A\n### B\nEin **Wort** `x`.\n\n- eins\n- zwei\n\n|a|\n|---|\n|b|\n\n```\n<i>\n```';
    const { html, removed } = markdownHtml(source, '/');
    expect(removed).toEqual([]);
    expect(html.replaceAll('\n', '')).toBe(
      '<h3>A</h3><h5>B</h5><p>Ein <strong>Wort</strong> <code>x</code>.</p><ul><li>eins</li><li>zwei</li></ul>' +
        '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>' +
        '<pre><code>&lt;i&gt;</code></pre>',
    );
  });

  test.each([
    ['Kund*innen, jede*r, 3*4*5', 'Kund*innen, jede*r, 3*4*5'],
    ['*wichtig*, **jede*r**, *(a)*', '<em>wichtig</em>, <strong>jede*r</strong>, <em>(a)</em>'],
    ['*für Kund*innen* und `a*b*c`', '<em>für Kund*innen</em> und <code>a*b*c</code>'],
    ['**Wort**teil, ***beides***', '<strong>Wort</strong>teil, <em><strong>beides</strong></em>'],
  ])('%s has emphasis only where a star is at the edge of a word', (source, html) => {
    expect(markdownHtml(source, '/').html).toBe(`<p>${html}</p>`);
  });

  it('opens links to the web in a new tab, and has those into the site and pictures below the base', () => {
    expect(markdownHtml('[a](https://a.example) [b](files/b.pdf) ![c](images/c.svg)', '/sub/')).toEqual({
      html:
        '<p><a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a> <a href="/sub/files/b.pdf">b</a> ' +
        '<img src="/sub/images/c.svg" alt="c" loading="lazy" decoding="async" /></p>',
      removed: [],
      pictures: ['images/c.svg'],
      links: ['files/b.pdf'],
    });
  });

  it('names pictures as the file is called', () => {
    const source = '![a](images/büro.jpg) ![b](<images/mein büro.jpg>) ![c](<ö 100%.jpg>) ![d](a%23b.jpg)';
    const { html, pictures } = markdownHtml(source, '/');
    expect(pictures).toEqual(['images/büro.jpg', 'images/mein büro.jpg', 'ö 100%.jpg', 'a%23b.jpg']);
    expect(html).toContain('src="/images/mein%20b%C3%BCro.jpg"');
  });

  test.each([
    ['a script', 'a <script>alert(1)</script>', '<script>'],
    ['a handler', '<p onclick="x()">a</p>', 'onclick="x()"'],
    ['a link that is code', '[a](javascript:alert(1))', 'href="javascript:alert(1)"'],
    ['a picture of somebody else', 'a ![b](https://b.example/b.png)', 'src="https://b.example/b.png"'],
    ['a picture outside of public/', 'a ![b](../b.png)', 'src="../b.png"'],
    ['a frame', 'a <iframe src="https://a.example"></iframe>', '<iframe>'],
  ])('loses %s, and says so', (_, source, part) => {
    const { html, removed, pictures } = markdownHtml(source, '/');
    expect([removed, pictures]).toEqual([[part], []]);
    expect(html).not.toMatch(/script|onclick|<img|<iframe|alert/);
    expect(html).toContain('a');
  });
});
