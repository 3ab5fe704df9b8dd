import type { Config } from '../../config.ts';
import { inEachLanguage } from '../../fields/field.ts';
import { formatPath, type Problem, quote, textsIn } from '../problem.ts';

/** What the law on prices minds, and what must not be linked any more. */
export function priceWarnings(given: Config): Problem[] {
  return [...unexplainedPrices(given), ...netPricesForConsumers(given), ...closedPlatform(given)];
}

/** Prices of which nobody knows whether tax is in them. */
function unexplainedPrices({ services, availability }: Config): Problem[] {
  const prices = services?.display ? (services.list ?? []).map((service) => service?.pricing) : [];
  const price = [...prices, availability?.rate].flatMap(inEachLanguage).find((text) => /\d/.test(text));
  if (price === undefined || services?.prices) return [];
  const message =
    `Missing, but the page names prices, such as ${quote(price)}. Consumers are to see what they pay in all (PAngV). ` +
    "Add `prices: { vat: 'included' }`; { vat: 'excluded' } if you offer to businesses only, { vat: 'smallBusiness' } under § 19 UStG.";
  return [{ path: 'services.prices', message }];
}

function netPricesForConsumers({ services }: Config): Problem[] {
  const { vat, audience } = services?.prices ?? {};
  if (vat !== 'excluded' || audience !== 'consumers') return [];
  const message =
    "Found vat 'excluded' together with audience 'consumers', who must be told prices with tax (PAngV). " +
    "Write the prices with tax and `vat: 'included'`, or set audience to 'businesses' if you offer to nobody else.";
  return [{ path: 'services.prices', message }];
}

/** The platform of the EU for online disputes, closed on 20 July 2025: to link to it is misleading. */
function closedPlatform(given: Config): Problem[] {
  return textsIn(given)
    .filter(({ text }) => /ec\.europa\.eu\/(consumers\/)?odr\b/i.test(text))
    .map(({ path }) => ({
      path: formatPath(path),
      message:
        "Found a link to the EU's platform for online disputes, which was closed on 20 July 2025: the link is misleading now. Remove it; the Impressum says what § 36 VSBG wants.",
    }));
}
