import { joined, type Phrase, plainText } from './phrase.ts';
import type { Site } from './site.ts';

type Taxed = Pick<Site, 'availability' | 'law'> & { services: Pick<Site['services'], 'prices'> };

/** What an hour costs, and whether that is with tax, unless the owner's words say so. @param tax the note on each price */
export function rateWithTax(
  { availability, services, law }: Taxed,
  tax: Readonly<Record<'included' | 'excluded', string>>,
): Phrase | undefined {
  const rate = availability?.rate;
  const vat = services.prices?.vat;
  if (!rate || !vat || /USt|MwSt|VAT|steuer|netto|brutto|\b(?:net|gross)\b/i.test(plainText(rate)))
    return rate;
  return vat === 'smallBusiness' ? joined([rate, law.smallBusiness], ' · ') : joined([rate, tax[vat]], ' ');
}
