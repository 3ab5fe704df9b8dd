import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyParts, trendingPage } from './resources.ts';

test('each company that begins with @ links to its GitHub page, other words stay text', () => {
  expect(companyParts('Head of @acme,  formerly @partner-1')).toEqual([
    { text: 'Head of', link: undefined },
    { text: '@acme,', link: 'https://github.com/acme' },
    { text: 'formerly', link: undefined },
    { text: '@partner-1', link: 'https://github.com/partner-1' },
  ]);
  expect(companyParts('info@example.com')).toEqual([{ text: 'info@example.com', link: undefined }]);
  expect(companyParts('@')).toEqual([{ text: '@', link: undefined }]);
  expect(companyParts('  ')).toEqual([]);
});

test('no word is lost, and every link stays on GitHub', () => {
  const word = fc.tuple(fc.constantFrom('', '@'), fc.string()).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const company = words.join(' ').replace(/\s+/g, ' ').trim();
      const parts = companyParts(company);
      expect(parts.map(({ text }) => text).join(' ')).toBe(company);
      for (const { link } of parts) if (link) expect(new URL(link).host).toBe('github.com');
    }),
  );
});

test.each([
  ['C#', 'c%23'],
  ['Objective-C++', 'objective-c++'],
  ['Visual Basic .NET', 'visual-basic-.net'],
  ["Ren'Py", "ren'py"],
])('the trending page of %s is /trending/%s', (name, slug) => {
  expect(trendingPage(name)).toBe(`https://github.com/trending/${slug}`);
});

test('no name, however strange, throws or leads out of the trending pages', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(trendingPage(name)).toMatch(/^https:\/\/github\.com\/trending\/[^/?#\s]*$/);
    }),
  );
});
