import fc from 'fast-check';
import { expect, test } from 'vitest';
import { berlinTime, elapsedSince } from '../quantities.ts';
import { formatCount, formatDate, formatDateTime, formatRelative, formatUntil } from './formats.ts';

const instants = fc.date({ min: new Date('1996-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const intl = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });

test('A date is written as the standard library writes it, the day being that in Germany', () => {
  const dates = intl({ day: 'numeric', month: 'long', year: 'numeric' });
  fc.assert(
    fc.property(instants, (instant) => {
      expect(formatDate(instant.toISOString())).toBe(dates.format(berlinTime(instant.getTime())));
    }),
  );
  expect(formatDate('2025-03-05T09:00:00Z')).toBe('5 March 2025');
  expect(formatDate('yesterday')).toBeUndefined();
  expect(formatDate(undefined)).toBeUndefined();
});

test('A date with its time has both', () => {
  expect(formatDateTime(Date.UTC(2026, 10, 20, 15, 32))).toBe('20 November 2026, 16:32');
});

test('How long ago is said as the standard library says it', () => {
  const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
  fc.assert(
    fc.property(instants, instants, (then, today) => {
      const now = today.getTime();
      const { unit, count } = elapsedSince(then.toISOString(), now) ?? { unit: 'now', count: 0 };
      const weeks = unit === 'day' && count >= 7;
      const expected =
        unit === 'now'
          ? relative.format(0, 'second')
          : weeks
            ? relative.format(-Math.floor(count / 7), 'week')
            : relative.format(-count, unit);
      expect(formatRelative(then.toISOString(), now)).toBe(expected);
    }),
  );
  expect(formatRelative('soon', 0)).toBeUndefined();
});

test.each([
  ['2026-11-20T15:31:00Z', '1 minute ago'],
  ['2026-11-20T14:32:00Z', '1 hour ago'],
  ['2026-11-19T15:32:00Z', 'yesterday'],
  ['2026-11-18T15:32:00Z', '2 days ago'],
  ['2026-11-12T10:00:00Z', 'last week'],
  ['2026-11-05T10:00:00Z', '2 weeks ago'],
  ['2026-10-20T10:00:00Z', 'last month'],
  ['2025-11-20T10:00:00Z', 'last year'],
])('%s is "%s"', (iso, text) => {
  expect(formatRelative(iso, Date.UTC(2026, 10, 20, 15, 32))).toBe(text);
});

test('The time until a limit ends is rounded up and at least a minute', () => {
  expect([5 * 60_000, 60_001, 0, -5000].map((left) => formatUntil(left, 0))).toEqual([
    'in 5 minutes',
    'in 2 minutes',
    'in 1 minute',
    'in 1 minute',
  ]);
});

test('Any count is written as the standard library writes it', () => {
  const english = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
  fc.assert(
    fc.property(fc.nat(999_999), (count) => {
      expect(formatCount(count)).toBe(english.format(count));
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 2 ** 50 }), (count) => {
      expect(formatCount(count)).toBe(`${english.format(count / 1_000_000)}M`);
    }),
  );
  expect([12_345, 1_249_999].map(formatCount)).toEqual(['12,345', '1.2M']);
});
