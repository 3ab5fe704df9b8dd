import { expect, test } from 'vitest';
import { berlinTime } from './quantities.ts';

const hour = 3_600_000;

/** The day by the time zone database, as an ISO date: the Swedish way is that form. */
const known = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
});
const shown = (instant: number) => berlinTime(instant).toISOString().slice(0, 19).replace('T', ' ');

test('the clock in Germany is that of the time zone database around every change in 54 years', () => {
  for (let year = 1996; year < 2050; year += 1)
    for (const month of [2, 9])
      for (let instant = Date.UTC(year, month, 24); instant < Date.UTC(year, month + 1, 2); instant += hour)
        for (const second of [instant - 1000, instant]) expect(shown(second)).toBe(known.format(second));
});
