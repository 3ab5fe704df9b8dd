import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyParts, trendingPage } from './links.ts';

test('a company that begins with @ links to its GitHub page', () => {
  expect(companyParts('@github')).toEqual([{ text: '@github', link: 'https://github.com/github' }]);
});

test('any other company is one text without a link', () => {
  expect(companyParts('Mustermann  IT GmbH')).toEqual([{ text: 'Mustermann IT GmbH', link: undefined }]);
  expect(companyParts('info@example.com')).toEqual([{ text: 'info@example.com', link: undefined }]);
  expect(companyParts('@')).toEqual([{ text: '@', link: undefined }]);
});

test('several are split at spaces, each with its own link', () => {
  expect(companyParts('Head of @acme, formerly @partner-1')).toEqual([
    { text: 'Head of', link: undefined },
    { text: '@acme,', link: 'https://github.com/acme' },
    { text: 'formerly', link: undefined },
    { text: '@partner-1', link: 'https://github.com/partner-1' },
  ]);
});

test('an empty company has no parts', () => {
  expect(companyParts('  ')).toEqual([]);
});

test('no word is lost, and every link stays on GitHub', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `@${text}`),
        ),
      ),
      (words) => {
        const company = words.join(' ');
        const parts = companyParts(company);
        expect(parts.map(({ text }) => text).join(' ')).toBe(company.split(/\s+/).filter(Boolean).join(' '));
        for (const { link } of parts) if (link) expect(new URL(link).host).toBe('github.com');
      },
    ),
  );
});

test.each([
  ['C++', 'c++'],
  ['C#', 'c%23'],
  ['F#', 'f%23'],
  ['Objective-C++', 'objective-c++'],
  ['Jupyter Notebook', 'jupyter-notebook'],
  ['Visual Basic .NET', 'visual-basic-.net'],
  ['Vim Script', 'vim-script'],
  ['HTML+ERB', 'html+erb'],
  ["Ren'Py", "ren'py"],
  ['1C Enterprise', '1c-enterprise'],
])('the trending page of %s is /trending/%s', (name, slug) => {
  expect(trendingPage(name)).toBe(`https://github.com/trending/${slug}`);
});

test('no name, however strange, throws or leads out of the trending pages', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(trendingPage(name)).toMatch(/^https:\/\/github\.com\/trending\/[^/?#\s]*$/);
    }),
  );
  expect(trendingPage('\ud800')).toBe('https://github.com/trending/%EF%BF%BD');
});
