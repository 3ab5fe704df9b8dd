import { expect, it } from 'vitest';
import type { Size } from './growth.ts';
import { growthReport } from './growth-report.ts';

const size = (times: number, more: Partial<Size> = {}): Size => ({
  times,
  build: 5000 + times,
  document: 100 * times,
  compressed: 20 + times,
  hydration: 10 * times,
  ...more,
});
const missed = (hundred: Partial<Size>) =>
  growthReport([size(1), size(10), size(100, hundred)]).filter((line) => line.startsWith('MISSED'));

it('What grows with the lists or slower is met', () => {
  expect(missed({})).toEqual([]);
  expect(growthReport([size(1), size(10), size(100)]).at(-1)).toBe('met     nothing worse than linear');
});

it('What grows faster than the lists is missed, and says by how much', () => {
  expect(missed({ hydration: 2000 })).toEqual([
    'MISSED  growth of hydration, ms: 20.0 (at most 10)',
    'MISSED  nothing worse than linear',
  ]);
});

it('What could not be measured is missed', () => {
  expect(missed({ hydration: Number.NaN })).toHaveLength(2);
});
