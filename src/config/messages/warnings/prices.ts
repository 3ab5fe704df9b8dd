import type { Config } from '../../config.ts';
import { inEachLanguage } from '../../fields/field.ts';
import { type Problem, quote, told } from '../problem.ts';

/** Prices that say too little, or something else than the note below them. */
export function priceTextWarnings({ services, availability }: Config): Problem[] {
  const priced = [
    ...(services?.list ?? []).map((service, index) => ({
      path: `services.list[${index}].pricing`,
      text: service?.pricing,
    })),
    { path: 'availability.rate', text: availability?.rate },
  ];
  const vat = services?.prices?.vat;
  return priced.flatMap(({ path, text }) =>
    inEachLanguage(text).flatMap((price) => [...withoutCurrency(path, price), ...otherTax(path, price, vat)]),
  );
}

const amount =
  /^(?:(?:ab|from|ca\.?|circa|nur|only|je) ?)?\d[\d.,]*(?:,-+|,–)?(?: ?(?:netto|brutto|net|gross))?(?: ?(?:\/|pro|per|je|a|an) ?\p{L}+)?$/iu;

function withoutCurrency(path: string, price: string): Problem[] {
  const [number = ''] = /\d[\d.,]*\d|\d/.exec(price) ?? [];
  const message = `Found ${quote(price)}, a price without a currency. Write ${quote(price.replace(/(\d)(?:,-+|,–)/, '$1').replace(number, `${number} €`))}.`;
  return told(amount.test(price) && { path, message });
}

const excluding = /\b(netto|zzgl|zuzüglich|exkl|excl|plus (?:mwst|ust|vat)|net of vat|ohne mwst)/i;
const including = /\b(brutto|inkl\w*\.? (?:mwst|ust|umsatzsteuer|mehrwertsteuer)|incl\w*\.? vat)/i;

/** What the note below all services says of tax, and a price says otherwise. */
function otherTax(path: string, price: string, vat: string | undefined): Problem[] {
  const pattern = vat === 'excluded' ? including : vat ? excluding : undefined;
  const [word] = pattern?.exec(price) ?? [];
  const message = `Found ${quote(word ?? '')} in ${quote(price)}, but the note below says otherwise: \`services.prices.vat\` is '${vat}'. Remove the word from the price, or correct \`vat\`.`;
  return told(word !== undefined && { path, message });
}
