import type { TextFormat } from './text-format.ts';

/** A day that there is, as ISO 8601 writes it: the form that sorts and that no country reads otherwise. */
export const day: TextFormat = {
  allowed: "a day as year-month-day, such as '2026-01-15'",
  hint(value) {
    if (isDay(value)) return undefined;
    const meant = meaningOf(value);
    return meant
      ? `Write '${meant}'.`
      : 'Write a day that there is: the year, the month and the day in figures.';
  },
};

export const availableFrom: TextFormat = {
  allowed: "a day as year-month-day, such as '2026-01-15', or 'sofort', or 'ausgebucht'",
  hint(value) {
    const word = value.toLowerCase();
    if (['sofort', 'ausgebucht'].includes(value)) return undefined;
    if (/^(ab )?(sofort|jetzt)$|^(immediately|now|available|verfügbar)$/.test(word)) return "Write 'sofort'.";
    if (/^(derzeit |zurzeit )?ausgebucht$|^(booked|unavailable|busy)/.test(word))
      return "Write 'ausgebucht'.";
    return day.hint(value);
  },
};

/** `2026-01-15`, of the days that the calendar has. */
export function isDay(value: string): boolean {
  const isWritten = /^\d{4}-\d\d-\d\d$/.test(value);
  const date = new Date(`${value}T00:00:00Z`);
  return isWritten && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function meaningOf(value: string): string | undefined {
  const [, year, month, last] = /^(\d{4})[-./](\d\d?)[-./](\d\d?)(?:T.*)?$/.exec(value) ?? [];
  const [, first, middle, end] = /^(\d\d?)\. ?(\d\d?)\. ?(\d{4})$/.exec(value) ?? [];
  const parts = year ? [year, month, last] : [end, middle, first];
  const iso = parts.map((part = '') => part.padStart(2, '0')).join('-');
  return isDay(iso) ? iso : undefined;
}
