import { describe, expect, test, vi } from 'vitest';
import fc from '../../property.fixture.ts';
import { formatDate, formatDateTime, formatRelative, formatUntil } from './formats.ts';

test('a date is the day in Germany, in winter and in summer, also for a visitor elsewhere', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(formatDate('2025-01-15T09:00:00Z')).toBe('15.01.2025');
  expect(formatDate('2025-01-15T23:30:00Z')).toBe('16.01.2025');
  expect(formatDate('2025-07-15T21:30:00Z')).toBe('15.07.2025');
  expect(formatDateTime(Date.UTC(2026, 10, 20, 15, 32))).toBe('20.11.2026, 16:32');
  expect(formatDateTime(Date.UTC(2026, 6, 1, 22, 5))).toBe('02.07.2026, 00:05');
  vi.unstubAllEnvs();
});

describe('the time since', () => {
  const now = Date.UTC(2026, 10, 20, 15, 32);

  test.each([
    ['2026-11-20T15:31:30Z', 'jetzt'],
    ['2026-11-20T15:31:00Z', 'vor 1 Minute'],
    ['2026-11-20T14:33:00Z', 'vor 59 Minuten'],
    ['2026-11-20T14:32:00Z', 'vor 1 Stunde'],
    ['2026-11-19T15:33:00Z', 'vor 23 Stunden'],
    ['2026-11-19T15:32:00Z', 'gestern'],
    ['2026-11-18T15:32:00Z', 'vorgestern'],
    ['2026-10-22T10:00:00Z', 'vor 29 Tagen'],
    ['2026-10-20T10:00:00Z', 'vor 1 Monat'],
    ['2025-11-21T10:00:00Z', 'vor 11 Monaten'],
    ['2025-11-20T10:00:00Z', 'vor 1 Jahr'],
  ])('%s is "%s"', (iso, text) => {
    expect(formatRelative(iso, now)).toBe(text);
  });

  test.each([
    ['the days of the calendar', '2026-11-18T20:00:00+01:00', '2026-11-20T08:00:00+01:00', 'vorgestern'],
    ['24 hours of a day of 25', '2026-10-25T00:00:00+02:00', '2026-10-25T23:30:00+01:00', 'gestern'],
    ['thirty days of a longer month', '2026-07-01T10:00:00Z', '2026-07-31T12:00:00Z', 'vor 1 Monat'],
  ])('counts %s', (_, then, today, text) => {
    expect(formatRelative(then, Date.parse(today))).toBe(text);
  });

  test('never counts nothing, and never speaks of the future', () => {
    const instants = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, instants, (then, today) => {
        const text = formatRelative(then.toISOString(), today.getTime());
        expect(text).toMatch(/^(jetzt|gestern|vorgestern|vor [1-9]\d* \p{L}+)$/u);
      }),
    );
  });
});

test('the time until a limit ends is rounded up and at least a minute', () => {
  expect([3_600_000, 60_001, 0, -5000].map((left) => formatUntil(left, 0))).toEqual([
    'in 60 Minuten',
    'in 2 Minuten',
    'in 1 Minute',
    'in 1 Minute',
  ]);
});
