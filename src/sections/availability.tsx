import { Fragment, useState } from 'react';
import { availabilityText } from '#text/sections.ts';
import { availabilityOn } from '../model/availability.ts';
import type { Availability as Period } from '../model/offer.ts';
import { joined, plainText } from '../model/phrase.ts';
import type { Site } from '../model/site.ts';
import { dayOf } from '../text/quantities.ts';
import { useNow } from '../ui/now.ts';
import { Phrase } from '../ui/phrase.tsx';
import './availability.css';

/** When the person has time, by the visitor's clock: a line of the profile card. */
export function Availability({ site: { availability } }: { site: Site }) {
  const now = useNow();
  return availability && <AvailabilityLine period={availability} today={dayOf(now)} />;
}

function AvailabilityLine({ period, today }: { period: Period; today: string }) {
  const { workload, places, rate, note } = period;
  const { status, until } = availabilityOn(today, period);
  const saying = status === 'later' ? availabilityText.later(period.from) : availabilityText[status];
  const when = until ? `${saying} ${availabilityText.until(until)}` : saying;
  const parts = [when, workload, joined(places, ', '), rate].flatMap((part) => part || []);
  // What is said once a day has passed is shorter: the line keeps its height, and nothing on the page moves.
  const [asRendered] = useState(() => parts.map(plainText).join(' · '));
  return (
    <div className="availability">
      <p data-reserved={asRendered}>
        <span className={`availability-${status}`}>
          {parts.map((part, index) => (
            <Fragment key={plainText(part)}>
              {index > 0 && ' · '}
              <Phrase of={part} />
            </Fragment>
          ))}
        </span>
      </p>
      {note && (
        <p className="availability-note">
          <Phrase of={note} />
        </p>
      )}
    </div>
  );
}
