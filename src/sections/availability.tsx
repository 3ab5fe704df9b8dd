import { availabilityText, priceText } from '#text/sections.ts';
import { joined } from '../model/phrase.ts';
import type { PortfolioSite } from '../site/page-site.ts';
import { availabilityOn, taxNote, whenFree } from '../text/key-facts.ts';
import { dayOf } from '../text/quantities.ts';
import { Badge } from '../ui/badge.tsx';
import { useNow } from '../ui/now.ts';
import { Phrase } from '../ui/phrase.tsx';
import './availability.css';

const tones = { now: 'success', later: 'warning', booked: 'neutral' } as const;

type Terms = Pick<PortfolioSite, 'availability' | 'services' | 'law'>;

/** When the person has time, by the visitor's clock, and on which terms. */
export function Availability({ site }: { site: Terms }) {
  const { availability, services } = site;
  if (!availability) return null;
  const { rate, workload, note } = availability;
  // A whole sentence, which stands below the services.
  const isNoted = services.display && services.prices?.vat === 'smallBusiness';
  return (
    <div className="availability">
      <WhenFree site={site} />
      {(rate || workload) && (
        <dl className="figures">
          {rate && (
            <div>
              <dt>{availabilityText.rate}</dt>
              <dd>
                <Phrase of={rate} /> {!isNoted && <small>{taxNote(site, priceText)}</small>}
              </dd>
            </div>
          )}
          {workload && (
            <div>
              <dt>{availabilityText.workload}</dt>
              <dd>
                <Phrase of={workload} />
              </dd>
            </div>
          )}
        </dl>
      )}
      <Phrase as="p" of={note} className="availability-note meta" />
    </div>
  );
}

/** The status, and where. In a narrow place that is below it: beside it, another status by the visitor's clock might move all. */
export function WhenFree({ site: { availability } }: { site: Pick<Terms, 'availability'> }) {
  const today = dayOf(useNow());
  if (!availability) return null;
  const { status } = availabilityOn(today, availability);
  return (
    <div className="when-free">
      <p>
        <Badge tone={tones[status]}>{whenFree(today, availability, availabilityText)}</Badge>
      </p>
      <Phrase as="p" of={joined(availability.places, ', ')} className="availability-note meta" />
    </div>
  );
}
