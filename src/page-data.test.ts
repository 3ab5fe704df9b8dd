import { expect, test } from 'vitest';
import { serializePageData } from './page-data.ts';

const hostile = '</script><script>alert(1)</script><!-- \u2028';
const data = {
  renderedAt: 1,
  snapshot: { answers: { 'https://a.example/': { value: hostile, fetchedAt: 1 } }, pictures: {} },
};

test('no text of an answer can end the element or begin another', () => {
  expect(serializePageData(data)).not.toContain('<');
});

test('it is read as it was', () => {
  expect(JSON.parse(serializePageData(data))).toEqual(data);
});
