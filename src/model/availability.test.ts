import { expect, test } from 'vitest';
import { availabilityOn } from './availability.ts';

const today = '2026-03-10';

test.each([
  ['sofort', undefined, { status: 'now' }],
  ['2026-03-11', undefined, { status: 'later' }],
  ['2026-03-10', undefined, { status: 'now' }],
  ['ausgebucht', undefined, { status: 'booked' }],
  ['2026-04-01', '2026-06-30', { status: 'later', until: '2026-06-30' }],
  ['2026-01-01', '2026-03-09', { status: 'booked' }],
  ['ausgebucht', '2026-03-10', { status: 'booked', until: '2026-03-10' }],
  ['ausgebucht', '2026-03-09', { status: 'now' }],
])('From %s until %s says %j', (from, until, expected) => {
  expect(availabilityOn(today, { from, ...(until && { until }) })).toEqual(expected);
});
