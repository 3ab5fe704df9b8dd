import { useState } from 'react';
import { availabilityText } from '#text/sections.ts';
import { availabilityOn, whenFree } from '../model/availability.ts';
import type { Availability as Period } from '../model/offer.ts';
import { joined, mapText, plainText } from '../model/phrase.ts';
import type { Site } from '../model/site.ts';
import { dayOf } from '../text/quantities.ts';
import { useNow } from '../ui/now.ts';
import { Phrase } from '../ui/phrase.tsx';
import './availability.css';

/** When the person has time, by the visitor's clock: a line of the profile card. */
export function Availability({ site: { availability } }: { site: Site }) {
  const today = dayOf(useNow());
  const [renderedOn] = useState(today);
  if (!availability) return null;
  const status = (day: string) => availabilityOn(day, availability).status;
  return (
    <div className="availability">
      <p className="availability-line">
        <span className={`availability-${status(today)}`}>{partsOn(today, availability)}</span>
        {status(today) !== status(renderedOn) && (
          // What is said once a day has passed is shorter: the line keeps its height, or the page would shift.
          <span className="availability-reserved" aria-hidden="true">
            {partsOn(renderedOn, availability)}
          </span>
        )}
      </p>
      <Phrase as="p" of={availability.note} className="availability-note" />
    </div>
  );
}

function partsOn(day: string, period: Period) {
  const { workload, places, rate } = period;
  const when = whenFree(day, period, availabilityText);
  const parts = [when, workload, joined(places, ', '), rate].flatMap((part) => part || []);
  return parts.map((part, index) => [
    index > 0 && ' ',
    <span key={plainText(part)} className="availability-part">
      <Phrase of={index < parts.length - 1 ? mapText(part, (text) => `${text} ·`) : part} />
    </span>,
  ]);
}
