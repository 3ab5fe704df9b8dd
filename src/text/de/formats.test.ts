import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatCount, formatDate, formatDateTime, formatRelative, formatUntil } from './formats.ts';

afterEach(() => vi.unstubAllEnvs());

describe('a date', () => {
  test('is written the German way', () => {
    expect(formatDate('2025-01-15T09:00:00Z')).toBe('15.01.2025');
  });

  test.each(['UTC', 'America/New_York', 'Asia/Tokyo'])(
    'is the day in Germany, also in the zone %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(formatDate('2025-01-15T23:30:00Z')).toBe('16.01.2025');
      expect(formatDate('2025-07-15T22:30:00Z')).toBe('16.07.2025');
      expect(formatDate('2025-07-15T21:30:00Z')).toBe('15.07.2025');
    },
  );

  test('that is missing or no date has no text', () => {
    expect(formatDate(undefined)).toBeUndefined();
    expect(formatDate('')).toBeUndefined();
    expect(formatDate('yesterday')).toBeUndefined();
  });

  test('with its time is that of Germany in winter and in summer', () => {
    expect(formatDateTime(Date.UTC(2026, 10, 20, 15, 32))).toBe('20.11.2026, 16:32');
    expect(formatDateTime(Date.UTC(2026, 6, 1, 22, 5))).toBe('02.07.2026, 00:05');
  });
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
    ['2026-11-17T10:00:00Z', 'vor 3 Tagen'],
    ['2026-10-22T10:00:00Z', 'vor 29 Tagen'],
    ['2026-10-20T10:00:00Z', 'vor 1 Monat'],
    ['2026-09-21T10:00:00Z', 'vor 1 Monat'],
    ['2025-11-21T10:00:00Z', 'vor 11 Monaten'],
    ['2025-11-20T10:00:00Z', 'vor 1 Jahr'],
    ['2024-11-21T10:00:00Z', 'vor 1 Jahr'],
    ['2008-01-14T04:33:35Z', 'vor 18 Jahren'],
  ])('%s is "%s"', (iso, text) => {
    expect(formatRelative(iso, now)).toBe(text);
  });

  test('counts days of the calendar: late the day before yesterday is not yesterday', () => {
    expect(formatRelative('2026-11-18T20:00:00+01:00', Date.parse('2026-11-20T08:00:00+01:00'))).toBe(
      'vorgestern',
    );
  });

  test('is at least a day after 24 hours, also on the long day when the clock goes back', () => {
    expect(formatRelative('2026-10-25T00:00:00+02:00', Date.parse('2026-10-25T23:30:00+01:00'))).toBe(
      'gestern',
    );
  });

  test('is a month after thirty days, also where no whole calendar month has passed', () => {
    expect(formatRelative('2026-07-01T10:00:00Z', Date.UTC(2026, 6, 31, 12))).toBe('vor 1 Monat');
  });

  test('of something in the future is now: the clock of the visitor is slow', () => {
    expect(formatRelative('2026-11-20T18:00:00Z', now)).toBe('jetzt');
  });

  test('of no date has no text', () => {
    expect(formatRelative(undefined, now)).toBeUndefined();
    expect(formatRelative('soon', now)).toBeUndefined();
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

describe('the time until a limit ends', () => {
  const now = Date.UTC(2026, 10, 20, 15, 32);

  test('is counted in minutes', () => {
    expect(formatUntil(now + 5 * 60_000, now)).toBe('in 5 Minuten');
    expect(formatUntil(now + 60 * 60_000, now)).toBe('in 60 Minuten');
  });

  test('is rounded up, so that it is over when the page says so', () => {
    expect(formatUntil(now + 60_001, now)).toBe('in 2 Minuten');
  });

  test('is at least a minute, also when it is over', () => {
    expect(formatUntil(now, now)).toBe('in 1 Minute');
    expect(formatUntil(now - 5_000, now)).toBe('in 1 Minute');
  });
});

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1.000'],
  [12_345, '12.345'],
  [999_999, '999.999'],
])('a count of %i is written "%s"', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

test.each([
  [1_000_000, '1\u00a0Mio.'],
  [1_249_999, '1,2\u00a0Mio.'],
  [1_234_567_890, '1.234,6\u00a0Mio.'],
])('a count of %i is rounded to "%s"', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

test('any count is written as the standard library writes it', () => {
  const german = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
  fc.assert(
    fc.property(fc.nat(999_999), (count) => {
      expect(formatCount(count)).toBe(german.format(count));
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 2 ** 50 }), (count) => {
      expect(formatCount(count)).toBe(`${german.format(count / 1_000_000)}\u00a0Mio.`);
    }),
  );
});
