import { useState } from 'react';
import { availabilityText } from '#text/sections.ts';
import { availabilityOn, whenFree } from '../model/availability.ts';
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
  const { status } = availabilityOn(today, period);
  const when = whenFree(today, period, availabilityText);
  const parts = [when, workload, joined(places, ', '), rate].flatMap((part) => part || []);
  // What is said once a day has passed is shorter: the line keeps its height, and nothing on the page moves.
  const [asRendered] = useState(() => parts.map(plainText));
  return (
    <div className="availability">
      <p className="availability-line">
        <span className={`availability-${status}`}>
          {parts.map((part, index) => [
            index > 0 && ' ',
            <span key={plainText(part)} className="availability-part">
              <Phrase of={part} />
              {index < parts.length - 1 && ' ·'}
            </span>,
          ])}
        </span>
        <span className="availability-reserved" aria-hidden="true">
          {asRendered.map((part, index) => [
            index > 0 && ' ',
            <span
              key={part}
              className="availability-part"
              data-part={index < asRendered.length - 1 ? `${part} ·` : part}
            />,
          ])}
        </span>
      </p>
      <Phrase as="p" of={note} className="availability-note" />
    </div>
  );
}
