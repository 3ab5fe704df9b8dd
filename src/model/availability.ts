import { joined, type Phrase, plainText } from './phrase.ts';
import type { Site } from './site.ts';

export type Availability = NonNullable<Site['availability']>;
type Period = Pick<Availability, 'from' | 'until'>;

/** The status on a day such as `2026-01-15`; `until` only if it is still to come. */
export function availabilityOn(
  today: string,
  { from, until }: Period,
): { status: 'now' | 'later' | 'booked'; until?: string | undefined } {
  const isOver = until !== undefined && until < today;
  const isBooked = from === 'ausgebucht';
  if (isOver) return { status: isBooked ? 'now' : 'booked' };
  if (isBooked) return { status: 'booked', until };
  return { status: from !== 'sofort' && from > today ? 'later' : 'now', until };
}

type Sayings = Record<'now' | 'booked', string> & Record<'later' | 'until', (day: string) => string>;

/** When somebody has time, in words. @param today such as `2026-01-15` */
export function whenFree(today: string, period: Period, sayings: Sayings): string {
  const { status, until } = availabilityOn(today, period);
  const saying = status === 'later' ? sayings.later(period.from) : sayings[status];
  return until ? `${saying} ${sayings.until(until)}` : saying;
}

type Taxed = Pick<Site, 'availability' | 'law'> & { services: Pick<Site['services'], 'prices'> };

/** The hourly rate with a note about tax, unless the owner's words have one. @param tax the note on each price */
export function rateWithTax(
  { availability, services, law }: Taxed,
  tax: Readonly<Record<'included' | 'excluded', string>>,
): Phrase | undefined {
  const rate = availability?.rate;
  const vat = services.prices?.vat;
  if (!rate || !vat || /\b(?:USt|MwSt|VAT|net\b|gross\b)|steuer|netto|brutto/i.test(plainText(rate)))
    return rate;
  return vat === 'smallBusiness' ? joined([rate, law.smallBusiness], ' · ') : joined([rate, tax[vat]], ' ');
}
