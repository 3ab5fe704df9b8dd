import type { Site } from '../../../model/site.ts';
import type { Config } from '../../config.ts';
import { inEachLanguage } from '../../fields/field.ts';
import { type Problem, quote, told } from '../problem.ts';
import { quotingLaw } from './legal.ts';

/** Prices of which the law wants to know more, and those that it does not let consumers read. */
export function priceWarnings({ services, availability }: Config, { law }: Pick<Site, 'law'>): Problem[] {
  if (law.priceIndication === undefined) return [];
  const list = services?.display ? (services.list ?? []) : [];
  const shown = list.flatMap((service) => (service?.audience ? [] : service?.pricing));
  const price = [...shown, availability?.rate].flatMap(inEachLanguage).find((text) => /\d/.test(text));
  const { vat, audience } = services?.prices ?? {};
  return quotingLaw(law, [
    ...list.flatMap((service, index) =>
      told({
        [`services.list[${index}].vat`]:
          service?.vat === 'excluded' &&
          service.audience !== 'businesses' &&
          (service.audience
            ? `Found vat 'excluded' together with audience '${service.audience}', and consumers must be told prices with tax ({priceIndication}). Write the price with tax and leave \`vat\` out, or set audience to 'businesses'.`
            : "Found vat 'excluded' without an audience, so it is not shown. Add `audience: 'businesses'`, or remove it."),
      }),
    ),
    ...told({
      'services.prices': services?.prices
        ? vat === 'excluded' &&
          audience === 'consumers' &&
          "Found vat 'excluded' together with audience 'consumers', who must be told prices with tax ({priceIndication}). Write the prices with tax and `vat: 'included'`, or set audience to 'businesses' if you offer to nobody else."
        : price !== undefined &&
          `Missing, but the page names prices, such as ${quote(price)}. Consumers are to see what they pay in all ({priceIndication}). Add \`prices: { vat: 'included' }\`; { vat: 'excluded' } if you offer to businesses only, { vat: 'smallBusiness' } if you are a Kleinunternehmer.`,
    }),
  ]);
}
