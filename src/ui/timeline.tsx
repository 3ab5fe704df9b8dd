import type { ReactNode } from 'react';
import type { Phrase as Sentence } from '../model/phrase.ts';
import { OutboundLink } from './outbound-link.tsx';
import { Paragraph, Phrase } from './phrase.tsx';
import { Repeat, Skeleton } from './skeleton.tsx';
import './timeline.css';

/** Stations along a line, newest first as the owner wrote them. */
export function Timeline({ children }: { children: ReactNode }) {
  return <ol className="timeline">{children}</ol>;
}

interface TimelineEntryProps {
  time: Sentence | undefined;
  title: Sentence | undefined;
  /** Where the title leads. */
  link?: string | undefined;
  place?: ReactNode;
  description?: Sentence | undefined;
  children?: ReactNode;
}

export function TimelineEntry({ time, title, link, place, description, children }: TimelineEntryProps) {
  const words = <Phrase of={title} />;
  return (
    <li>
      <Paragraph of={time} className="timeline-time" />
      {title && <h3>{link ? <OutboundLink href={link}>{words}</OutboundLink> : words}</h3>}
      {place && <p>{place}</p>}
      <Paragraph of={description} className="timeline-description" />
      {children}
    </li>
  );
}

/** Placeholders of stations. */
export function TimelineSkeleton({ count }: { count: number }) {
  return (
    <ol className="timeline" aria-hidden="true">
      <Repeat count={count}>
        <li data-skeleton="">
          <p className="timeline-time">
            <Skeleton width="quarter" />
          </p>
          <p>
            <Skeleton width="most" />
          </p>
          <p>
            <Skeleton width="half" />
          </p>
        </li>
      </Repeat>
    </ol>
  );
}
