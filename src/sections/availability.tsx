import { Fragment } from 'react';
import { availabilityText, priceText } from '#text/sections.ts';
import { joined, plainText } from '../model/phrase.ts';
import type { PortfolioSite } from '../site/page-site.ts';
import { availabilityOn, rateWithTax, whenFree } from '../text/key-facts.ts';
import { dayOf } from '../text/quantities.ts';
import { Badge } from '../ui/badge.tsx';
import { useNow } from '../ui/now.ts';
import { Phrase } from '../ui/phrase.tsx';
import './availability.css';

const tones = { now: 'success', later: 'warning', booked: 'neutral' } as const;

/** When the person has time, by the visitor's clock, and on which terms. */
export function Availability({ site }: { site: Pick<PortfolioSite, 'availability' | 'services' | 'law'> }) {
  const { availability, services } = site;
  const today = dayOf(useNow());
  if (!availability) return null;
  const { status } = availabilityOn(today, availability);
  // The note below the services is about this price, too, unless each service has a note of its own.
  const isNoted =
    services.display &&
    (services.prices?.vat === 'smallBusiness' || services.list.some(({ audience }) => !audience));
  const rate = isNoted ? availability.rate : rateWithTax(site, priceText);
  const terms = [availability.workload, joined(availability.places, ', '), rate].flatMap(
    (term) => term || [],
  );
  return (
    <div className="availability">
      <p>
        <Badge tone={tones[status]}>{whenFree(today, availability, availabilityText)}</Badge>
      </p>
      {terms.length > 0 && (
        <p className="availability-terms">
          {terms.map((term, index) => (
            <Fragment key={plainText(term)}>
              {index > 0 && <span className="availability-gap"> </span>}
              <Phrase as="span" of={term} />
            </Fragment>
          ))}
        </p>
      )}
      <Phrase as="p" of={availability.note} className="availability-terms" />
    </div>
  );
}
