/**
 * Dates and times as visitors read them. Language and time zone are fixed, so that the server, the browser and a
 * visitor abroad write the same.
 */

const timeZone = 'Europe/Berlin';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Makes a formatter when it is first needed: they are slow to make, and the first screen may need none. */
function lazily<Formatter>(make: () => Formatter): () => Formatter {
  let formatter: Formatter | undefined;
  return () => {
    formatter ??= make();
    return formatter;
  };
}

const date = lazily(
  () => new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }),
);
const dateTime = lazily(
  () =>
    new Intl.DateTimeFormat('de-DE', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    }),
);
/** With names: 'jetzt', 'gestern', 'vorgestern'. */
const named = lazily(() => new Intl.RelativeTimeFormat('de', { numeric: 'auto' }));
/** With numbers only: 'letztes Jahr' would be wrong for what is one to two years ago. */
const counted = lazily(() => new Intl.RelativeTimeFormat('de', { numeric: 'always' }));
const countedInEnglish = lazily(() => new Intl.RelativeTimeFormat('en', { numeric: 'always' }));

/** `15.01.2025`; undefined when the text is missing or no date. */
export function formatDate(iso: string | undefined): string | undefined {
  const instant = parse(iso);
  return instant === undefined ? undefined : date().format(instant);
}

/** `20.11.2026, 16:32`, from milliseconds since the epoch: the time of a "Stand". */
export function formatDateTime(instant: number): string {
  return dateTime().format(instant);
}

/**
 * How long ago something happened: `vor 5 Minuten`, `gestern`, `vor 3 Tagen`, `vor 2 Jahren`; undefined when the
 * text is missing or no date. What lies in the future is `jetzt`: the visitor's clock is slow.
 *
 * @param now milliseconds since the epoch
 */
export function formatRelative(iso: string | undefined, now: number): string | undefined {
  const instant = parse(iso);
  if (instant === undefined) return undefined;
  const elapsed = now - instant;
  if (elapsed < minute) return named().format(0, 'second');
  if (elapsed < hour) return counted().format(-Math.floor(elapsed / minute), 'minute');
  if (elapsed < day) return counted().format(-Math.floor(elapsed / hour), 'hour');
  const then = calendarDay(instant);
  const today = calendarDay(now);
  // Calendar days, not spans of 24 hours: what happened 30 hours ago may have been the day before yesterday.
  const days = Math.max(1, Math.round((Date.UTC(...today) - Date.UTC(...then)) / day));
  if (days < 30) return named().format(-days, 'day');
  const months = Math.max(1, monthsBetween(then, today));
  if (months < 12) return counted().format(-months, 'month');
  return counted().format(-Math.floor(months / 12), 'year');
}

/**
 * How long until a limit ends, in minutes rounded up and at least one: `in 5 minutes`, or in German `in 5 Minuten`.
 *
 * @param resetsAt and `now`: milliseconds since the epoch
 */
export function formatUntil(resetsAt: number, now: number, language: 'en' | 'de' = 'en'): string {
  const minutes = Math.max(1, Math.ceil((resetsAt - now) / minute));
  return (language === 'en' ? countedInEnglish() : counted()).format(minutes, 'minute');
}

function parse(iso: string | undefined): number | undefined {
  const instant = iso === undefined ? Number.NaN : Date.parse(iso);
  return Number.isNaN(instant) ? undefined : instant;
}

type CalendarDay = [year: number, month: number, day: number];

/** The day on the wall calendar in Germany; the month counts from 0, as `Date.UTC` wants it. */
function calendarDay(instant: number): CalendarDay {
  const parts = new Map(
    date()
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return [parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day') ?? 1];
}

/** Whole months from one day to a later one. */
function monthsBetween(then: CalendarDay, today: CalendarDay): number {
  const months = (today[0] - then[0]) * 12 + today[1] - then[1];
  return today[2] < then[2] ? months - 1 : months;
}
