import { expect, test } from 'vitest';
import { formatCount, formatDate, formatDateTime, formatRelative, formatUntil } from './formats.ts';

test('A date is written as the standard library writes it, the day being that in Germany', () => {
  const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  for (let month = 0; month < 12; month += 1) {
    const instant = new Date(Date.UTC(2025, month, 5, 23, 30));
    expect(formatDate(instant.toISOString())).toBe(dates.format(instant));
  }
  expect(formatDateTime(Date.UTC(2026, 10, 20, 15, 32))).toBe('20 November 2026, 16:32');
});

test.each([
  ['2026-11-20T15:31:30Z', 'now'],
  ['2026-11-20T15:31:00Z', '1 minute ago'],
  ['2026-11-20T14:32:00Z', '1 hour ago'],
  ['2026-11-19T15:32:00Z', 'yesterday'],
  ['2026-11-18T15:32:00Z', '2 days ago'],
  ['2026-11-13T10:00:00Z', 'last week'],
  ['2026-11-05T10:00:00Z', '2 weeks ago'],
  ['2026-10-20T10:00:00Z', 'last month'],
  ['2025-11-20T10:00:00Z', 'last year'],
  ['2020-11-20T10:00:00Z', '6 years ago'],
])('%s is "%s"', (iso, text) => {
  expect(formatRelative(iso, Date.UTC(2026, 10, 20, 15, 32))).toBe(text);
});

test('The time until a limit ends has its unit in the right number', () => {
  expect([formatUntil(5 * 60_000, 0), formatUntil(0, 0)]).toEqual(['in 5 minutes', 'in 1 minute']);
});

test('A count is grouped, from a million on rounded', () => {
  expect([12_345, 1_249_999].map(formatCount)).toEqual(['12,345', '1.2M']);
});
