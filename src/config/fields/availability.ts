import { z } from 'zod';
import { availableFrom, day } from '../format/day.ts';
import { formatted, texts, type Words, words } from './field.ts';

/** When you have time for a new client: a line in the profile card. */
export interface AvailabilityConfig {
  /**
   * From when: a day as year-month-day, 'sofort', or 'ausgebucht' while you take nobody. Once the day has come, the page
   * says that you are free by itself.
   * @example '2026-01-15'
   */
  from: string;
  /**
   * The last day of it, as year-month-day; with 'ausgebucht', the last day on which you are not free.
   * @example '2026-06-30'
   */
  until?: string;
  /**
   * How much of your time there is.
   * @example '3 Tage pro Woche'
   */
  workload?: Words;
  /**
   * Where you work.
   * @example ['Remote', 'Berlin']
   */
  places?: Words[];
  /**
   * What you cost; `services.prices` says whether that is with tax.
   * @example '120 €/Stunde'
   */
  rate?: Words;
  /**
   * A sentence below it.
   * @example 'Kurze Einsätze sind auch vorher möglich.'
   */
  note?: Words;
}

export const availability = z.strictObject({
  from: formatted(availableFrom),
  until: formatted(day).optional(),
  workload: words().optional(),
  places: texts(words()),
  rate: words().optional(),
  note: words().optional(),
});
export type Availability = z.output<typeof availability>;
