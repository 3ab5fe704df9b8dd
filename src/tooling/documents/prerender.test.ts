import { expect, test } from 'vitest';
import { siteOf } from '../../config/site.fixture.ts';
import { inertJson } from './head/element.ts';
import { lastChange } from './prerender.ts';

const now = Date.UTC(2026, 10, 20, 12);
const fetchedAt = Date.UTC(2026, 10, 2, 6);
const snapshot = { answers: { 'https://a.example/': { value: [], fetchedAt } }, pictures: {} };
const dayMs = 24 * 60 * 60_000;

test.each([
  ['there are no answers and no dates', undefined, undefined, 0],
  ['answers were fetched', undefined, snapshot, fetchedAt],
  ['the availability began after that', { from: '2026-11-05' }, snapshot, Date.UTC(2026, 10, 5)],
  ['its last day is over', { from: 'sofort', until: '2026-11-18' }, snapshot, Date.UTC(2026, 10, 19)],
  ['it is still to come', { from: '2026-12-01', until: '2026-12-31' }, snapshot, fetchedAt],
] as const)(
  'A document is rendered for the same moment every day when %s',
  (_, availability, stored, moment) => {
    const site = siteOf({ github: { username: 'erika' }, ...(availability && { availability }) });
    expect([lastChange(site, stored, now), lastChange(site, stored, now + dayMs)]).toEqual([moment, moment]);
  },
);

test('No text of an answer can end the element or begin another, and it is read as it was', () => {
  const hostile = '</script><script>alert(1)</script><!-- \u2028';
  const answers = { 'https://a.example/': { value: hostile, fetchedAt: 1 } };
  const data = { renderedAt: 1, path: '/', document: null, snapshot: { answers, pictures: {} } };
  expect(inertJson(data)).not.toContain('<');
  expect(JSON.parse(inertJson(data))).toEqual(data);
});
