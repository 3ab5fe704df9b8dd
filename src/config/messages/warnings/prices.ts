import { withLaw } from '../../../model/legal.ts';
import type { Site } from '../../../model/site.ts';
import type { Config } from '../../config.ts';
import { inEachLanguage } from '../../fields/field.ts';
import { type Problem, quote } from '../problem.ts';

/** What the law on prices minds. */
export function priceWarnings(given: Config, { law }: Pick<Site, 'law'>): Problem[] {
  if (law.priceIndication === undefined) return [];
  const problems = [...unexplainedPrices(given), ...netPricesForConsumers(given)];
  return problems.map(({ path, message }) => ({ path, message: withLaw(message, law) }));
}

/** Prices of which nobody knows whether tax is in them. */
function unexplainedPrices({ services, availability }: Config): Problem[] {
  const prices = services?.display ? (services.list ?? []).map((service) => service?.pricing) : [];
  const price = [...prices, availability?.rate].flatMap(inEachLanguage).find((text) => /\d/.test(text));
  if (price === undefined || services?.prices) return [];
  const message =
    `Missing, but the page names prices, such as ${quote(price)}. Consumers are to see what they pay in all ({priceIndication}). ` +
    "Add `prices: { vat: 'included' }`; { vat: 'excluded' } if you offer to businesses only, { vat: 'smallBusiness' } if you are a Kleinunternehmer.";
  return [{ path: 'services.prices', message }];
}

function netPricesForConsumers({ services }: Config): Problem[] {
  const { vat, audience } = services?.prices ?? {};
  if (vat !== 'excluded' || audience !== 'consumers') return [];
  const message =
    "Found vat 'excluded' together with audience 'consumers', who must be told prices with tax ({priceIndication}). " +
    "Write the prices with tax and `vat: 'included'`, or set audience to 'businesses' if you offer to nobody else.";
  return [{ path: 'services.prices', message }];
}
