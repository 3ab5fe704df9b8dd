import type { ReactNode } from 'react';
import type { Phrase as Sentence } from '../model/phrase.ts';
import type { Site } from '../model/site.ts';
import type { IconId } from '../ui/icon.tsx';
import { LinkedTitle } from '../ui/outbound-link.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { Repeat, SkeletonText } from '../ui/skeleton.tsx';
import { cardSection, fromSite } from './card-section.tsx';
import './timeline-section.css';

interface TimelineSection<Station> {
  icon: IconId;
  title: Sentence;
  read(site: Site): Station[];
  stationOf(station: Station): TimelineStation;
}

interface TimelineStation {
  /** What tells it from the others. */
  key: readonly (Sentence | undefined)[];
  time: Sentence | undefined;
  title: Sentence | undefined;
  /** Where the title leads. */
  link?: string | undefined;
  place: ReactNode;
  description?: Sentence | undefined;
  end?: ReactNode;
}

/** A card with stations along a line, newest first as the owner wrote them. */
export const timelineSection = <Station,>({ icon, title, read, stationOf }: TimelineSection<Station>) =>
  cardSection<Station[]>({
    icon,
    title: () => title,
    useContent: fromSite(read),
    Skeleton: TimelineSkeleton,
    // biome-ignore lint/correctness/noComponentHookFactories: called once a section, when its module loads
    Body: ({ value }) => (
      <ol className="timeline">
        {value.map(stationOf).map(({ key, time, title, link, place, description, end }) => (
          <li key={JSON.stringify(key)}>
            <Phrase as="p" of={time} className="timeline-time" />
            <LinkedTitle of={title} href={link} />
            {place && <p>{place}</p>}
            <Phrase as="p" of={description} className="timeline-description" />
            {end}
          </li>
        ))}
      </ol>
    ),
  });

const TimelineSkeleton = () => (
  <ol className="timeline" aria-hidden="true">
    <Repeat count={2}>
      <li data-skeleton="">
        <SkeletonText className="timeline-time" width="quarter" />
        <SkeletonText width="most" />
        <SkeletonText width="half" />
      </li>
    </Repeat>
  </ol>
);
