import { expect, test } from 'vitest';
import { markdownHtml } from './safe-html.ts';

test('Markdown becomes paragraphs, lists, tables, code and headings from the third down', () => {
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
  ['Kund*innen und Partner*innen', 'Kund*innen und Partner*innen'],
  ['jede*r, 3*4*5', 'jede*r, 3*4*5'],
  ['*wichtig*, **jede*r**, *(a)*', '<em>wichtig</em>, <strong>jede*r</strong>, <em>(a)</em>'],
  ['*für Kund*innen* und `a*b*c`', '<em>für Kund*innen</em> und <code>a*b*c</code>'],
  ['**Wort**teil, ***beides***', '<strong>Wort</strong>teil, <em><strong>beides</strong></em>'],
])('%s has emphasis only where a star is at the edge of a word', (source, html) => {
  expect(markdownHtml(source, '/').html).toBe(`<p>${html}</p>`);
});

test('links to the web open in a new tab, those into the site and pictures lead below the base', () => {
  expect(markdownHtml('[a](https://a.example) [b](files/b.pdf) ![c](images/c.svg)', '/sub/')).toEqual({
    html:
      '<p><a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a> <a href="/sub/files/b.pdf">b</a> ' +
      '<img src="/sub/images/c.svg" alt="c" loading="lazy" decoding="async" /></p>',
    removed: [],
    pictures: ['images/c.svg'],
    links: ['files/b.pdf'],
  });
});

test('pictures are named as the file is called', () => {
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
])('%s is taken out and named', (_, source, part) => {
  const { html, removed, pictures } = markdownHtml(source, '/');
  expect(removed).toEqual([part]);
  expect(pictures).toEqual([]);
  expect(html).not.toMatch(/script|onclick|<img|<iframe|alert/);
  expect(html).toContain('a');
});
