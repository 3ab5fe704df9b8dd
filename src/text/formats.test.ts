import { describe, expect, test } from 'vitest';
import { readDate } from '../config/format/dates.ts';
import { siteLanguages } from '../model/site-language.ts';
import fc from '../property.fixture.ts';
import { languages } from '../site/languages.ts';
import { elapsedSince } from './quantities.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2025, month, 5, 23, 30));

describe.each(siteLanguages)('As the standard library has it in %s', (language) => {
  const { formats, locale } = languages[language];
  const country = locale.replace('_', '-');
  const written = (options: Intl.DateTimeFormatOptions, instant: number) =>
    new Intl.DateTimeFormat(country, { ...options, timeZone: 'Europe/Berlin' }).format(instant);
  const relative = (numeric: 'always' | 'auto', count: number, unit: Intl.RelativeTimeFormatUnit) =>
    new Intl.RelativeTimeFormat(country, { numeric }).format(count, unit);

  test.each(days)('a day is that in Germany, with the name or the number of its month', (instant) => {
    const inFull = written({ dateStyle: 'long' }, instant);
    const date = formats.formatDate(new Date(instant).toISOString());
    expect([inFull, written({ dateStyle: 'medium' }, instant)]).toContain(date);
    expect(formats.formatDateTime(instant)).toMatch(/\b2025\b.*\b0?[01]:30\b/);
    const [month, number] = [new Date(instant).getUTCMonth() + 1, written({ day: 'numeric' }, instant)];
    const iso = `2025-${String(month).padStart(2, '0')}`;
    expect(formats.formatDay(`${iso}-${number.replace(/\D/g, '').padStart(2, '0')}`)).toBe(inFull);
    expect(formats.formatDay(iso)).toBe(written({ month: 'long', year: 'numeric' }, instant));
    expect(readDate(formats.formatMonth(iso)), 'which owners may write, too').toBe(iso);
  });

  const spans = [1, 2, 3, 5, 12, 22, 59].flatMap((count) => [
    count * minute,
    count * 60 * minute,
    count * day,
  ]);
  const longSpans = [40, 70, 200, 364, 366, 800, 2000].map((count) => count * day);
  test.each([...spans, ...longSpans])('the time since %i ms is counted in its unit', (span) => {
    const now = Date.UTC(2026, 10, 20, 15, 32);
    const { unit, count } = elapsedSince(now - span, now);
    if (unit === 'now') throw new Error('It is a minute at least.');
    const weeks = unit === 'day' && count >= 7 ? Math.floor(count / 7) : 0;
    const known = (['always', 'auto'] as const).flatMap((numeric) => [
      relative(numeric, -count, unit),
      weeks > 0 ? relative(numeric, -weeks, 'week') : '',
    ]);
    expect(known).toContain(formats.formatRelative(new Date(now - span).toISOString(), now));
  });

  test('a span that has only begun is now, and a limit ends in minutes', () => {
    expect(formats.formatRelative(new Date(0).toISOString(), minute - 1)).toMatch(/^\p{L}+$/u);
    for (const count of [1, 2, 5, 22, 60])
      expect(formats.formatUntil(count * minute, 0)).toBe(relative('always', count, 'minute'));
  });

  test('any count has its thousands grouped, and is rounded from a million on', () => {
    const written = (count: number, notation: 'standard' | 'compact') =>
      new Intl.NumberFormat(language, { notation, maximumFractionDigits: 1, useGrouping: 'always' }).format(
        count,
      );
    const counts = fc.oneof(fc.nat(999_999), fc.integer({ min: 1_000_000, max: 999_900_000 }));
    fc.assert(
      fc.property(counts, (count) => {
        expect(formats.formatCount(count)).toBe(written(count, count < 1e6 ? 'standard' : 'compact'));
      }),
    );
  });
});
