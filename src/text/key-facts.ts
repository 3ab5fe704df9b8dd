import { joined, type Phrase } from '../model/phrase.ts';
import type { Site } from '../model/site.ts';
import { rateWithTax, whenFree } from './availability.ts';
import type { Language } from './languages.ts';

type Texts = Pick<Language['sections'], 'availabilityText' | 'priceText'> & Pick<Language['cv'], 'cvText'>;

/** The first facts of a CV, some without phrases. @param today such as `2026-01-15` */
export function keyFacts(
  site: Pick<Site, 'spokenLanguages'> & Parameters<typeof rateWithTax>[0],
  today: string,
  { availabilityText, priceText, cvText: text }: Texts,
): [term: string, ...phrases: (Phrase | undefined)[]][] {
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
