import fc from 'fast-check';
import { expect, test } from 'vitest';
import { berlinTime } from './quantities.ts';

const hour = 3_600_000;
const first = Date.UTC(1996, 0, 1);
const last = Date.UTC(2050, 0, 1);

/** What the time zone database says, in the form of an ISO date: the Swedish way is that form. */
const known = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
});

const hourOfDay = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Berlin',
});

const shown = (instant: number) => berlinTime(instant).toISOString().slice(0, 19).replace('T', ' ');

test('the clock in Germany is that of the time zone database, in every hour of 54 years', () => {
  const different: number[] = [];
  for (let instant = first; instant < last; instant += hour) {
    const offset = berlinTime(instant).getTime() - instant;
    if (offset !== offsetOf(instant)) different.push(instant);
  }
  expect(different).toEqual([]);
});

test('the clock in Germany is that of the time zone database at any second', () => {
  fc.assert(
    fc.property(fc.integer({ min: first / 1000, max: last / 1000 }), (second) => {
      expect(shown(second * 1000)).toBe(known.format(second * 1000));
    }),
  );
});

/** Summer time in milliseconds, from the database: the hour of the wall clock less that of UTC. */
function offsetOf(instant: number): number {
  const wall = hourOfDay.format(instant);
  return ((Number(wall) - new Date(instant).getUTCHours() + 24) % 24) * hour;
}
