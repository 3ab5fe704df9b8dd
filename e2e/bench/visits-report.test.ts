import { expect, it } from 'vitest';
import type { Visit } from './visit.ts';
import type { Measured } from './visits.ts';
import { visitsReport } from './visits-report.ts';

const visit = (more: Partial<Visit> = {}): Visit => ({
  firstPaint: 100,
  largestPaint: 100,
  layoutShift: 0,
  blocked: 0,
  fullContent: 200,
  bytes: 1000,
  requests: 1,
  ...more,
});
const measured = (first: Partial<Visit>, returning: Partial<Visit> = {}): Measured => ({
  first: { page: [visit(first)], stripped: [visit()] },
  returning: { page: [visit(returning)], stripped: [visit()] },
  installed: [250_000],
});
const missed = (found: Measured) => visitsReport(found).filter((line) => line.startsWith('MISSED'));

it('Says what is slower than without scripts by more than allowed, and which visits lack their full content', () => {
  expect(missed(measured({}))).toEqual([]);
  expect(missed(measured({ firstPaint: 120, blocked: 51 }))).toEqual([
    'MISSED  first paint, × stripped: 1.20 (at most 1.15)',
    'MISSED  blocked time, ms: 51.00 (at most 50)',
  ]);
  expect(missed(measured({ fullContent: null }))).toHaveLength(1);
  expect(missed(measured({}, { fullContent: null }))).toHaveLength(1);
});
