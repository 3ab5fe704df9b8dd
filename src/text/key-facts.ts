import type { Engagement } from '../model/engagement.ts';
import { joined, type LocalizedText, plainText } from '../model/phrase.ts';
import type { Site } from '../model/site.ts';
import type { Language } from '../site/languages.ts';

type Texts = Pick<Language['sections'], 'availabilityText' | 'priceText'> & Pick<Language['cv'], 'cvText'>;
type Period = Pick<NonNullable<Site['availability']>, 'from' | 'until'>;
type Taxed = Pick<Site, 'availability' | 'law'> & { services: Pick<Site['services'], 'prices'> };

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

/** When somebody has time, in words. @param today such as `2026-01-15` */
export function whenFree(today: string, period: Period, text: Texts['availabilityText']): string {
  const { status, until } = availabilityOn(today, period);
  const saying = status === 'later' ? text.later(period.from) : text[status];
  return until ? `${saying} ${text.until(until)}` : saying;
}

/** A note about tax beside the rate, unless the owner's words say it. @param tax the note on each price */
export function taxNote(
  { availability, services, law }: Taxed,
  tax: Pick<Texts['priceText'], 'included' | 'excluded'>,
): string | undefined {
  const vat = services.prices?.vat;
  const rate = plainText(availability?.rate ?? '');
  if (!rate || !vat || /\b(?:USt|MwSt|VAT|net\b|gross\b)|steuer|netto|brutto/i.test(rate)) return undefined;
  return vat === 'smallBusiness' ? law.smallBusiness : tax[vat];
}

/** The hourly rate with its note about tax. */
export function rateWithTax(site: Taxed, tax: Parameters<typeof taxNote>[1]): LocalizedText | undefined {
  const rate = site.availability?.rate;
  const isSentence = site.services.prices?.vat === 'smallBusiness';
  return rate && joined([rate, taxNote(site, tax)], isSentence ? ' · ' : ' ');
}

/** The line below the name of a CV, on its page and in its files. */
export const lineBelowName = ({ profile, profilePage }: Pick<Site, 'profile' | 'profilePage'>) =>
  profilePage.title ?? profile.role;

type FactRow = [term: string, ...phrases: (LocalizedText | undefined)[]];

/** The first facts of a CV, some without phrases. @param today such as `2026-01-15` */
export function keyFacts(
  site: Pick<Site, 'spokenLanguages'> & Taxed,
  today: string,
  { availabilityText, priceText, cvText: text }: Texts,
): FactRow[] {
  const { availability, spokenLanguages } = site;
  const when = availability && whenFree(today, availability, availabilityText);
  return [
    [text.availability, when, availability?.workload],
    [text.places, ...(availability?.places ?? [])],
    [text.travel, availability?.travel],
    [text.rate, rateWithTax(site, priceText)],
    [
      text.languages,
      ...spokenLanguages.map(({ name, level }) => joined([name, `(${text.levels[level] ?? level})`], ' ')),
    ],
  ];
}

/** The facts of a project, some without phrases. */
export const projectFacts = (
  { roles, industry, place, workload, team, methods }: Engagement,
  text: Texts['cvText'],
): FactRow[] => [
  [roles.length === 1 ? text.roleOf : text.roles, ...roles],
  [text.industry, industry],
  [text.place, place],
  [text.workload, workload],
  [text.team, team === undefined ? undefined : text.teamOf(team)],
  [text.methods, ...methods],
];
