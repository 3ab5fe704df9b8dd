import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';
import './timeline.css';

/** Stations along a line, newest first as the owner wrote them. */
export function Timeline({ children }: { children: ReactNode }) {
  return <ol className="timeline">{children}</ol>;
}

interface TimelineEntryProps {
  time: ReactNode;
  title: ReactNode;
  place?: ReactNode;
  children?: ReactNode;
}

export function TimelineEntry({ time, title, place, children }: TimelineEntryProps) {
  return (
    <li>
      {time && <p className="timeline-time">{time}</p>}
      {title && <h3>{title}</h3>}
      {place && <p>{place}</p>}
      {children}
    </li>
  );
}

/** As many waiting stations as SPEC §4 counts. */
export function TimelineSkeleton({ count }: { count: number }) {
  return (
    <ol className="timeline" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their place
        <li key={index} data-skeleton="">
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
      ))}
    </ol>
  );
}
