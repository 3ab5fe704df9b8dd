import { expect, test } from 'vitest';
import type { MeasuredPictures } from './pictures.ts';
import { picturesReport } from './pictures-report.ts';

const visit = {
  firstPaint: 1,
  largestPaint: 900,
  layoutShift: 0,
  blocked: 0,
  fullContent: 1,
  bytes: 1,
  requests: 1,
};
const good: MeasuredPictures = {
  originals: 72,
  builds: { first: 20_000, later: [8_500], plain: [8_000] },
  page: [visit],
  stripped: [{ ...visit, largestPaint: 1000 }],
  moved: [380],
  excess: [1.1, 1.4],
};
const missed = (change: Partial<MeasuredPictures>) =>
  picturesReport({ ...good, ...change }).filter((line) => line.startsWith('MISSED'));

test('every target is told as met or missed', () => {
  expect(picturesReport(good)).toHaveLength(7);
  expect(missed({})).toEqual([]);
});

test.each<[string, Partial<MeasuredPictures>]>([
  ['moves', { moved: [401] }],
  ['largest paint', { stripped: [{ ...visit, largestPaint: 800 }] }],
  ['layout shift', { page: [{ ...visit, layoutShift: 0.01 }] }],
  ['widest copy', { excess: [1, 1.6] }],
  ['widest copy', { excess: [Number.NaN] }],
  ['first build', { builds: { ...good.builds, first: 61_000 } }],
  ['second build', { builds: { ...good.builds, later: [9_500] } }],
])('%s is missed alone', (label, change) => {
  expect(missed(change)).toEqual([expect.stringContaining(label)]);
});
