import { createContext, type ReactNode, use } from 'react';
import type { Phrase as Sentence } from '../model/phrase.ts';
import { Phrase } from './phrase.tsx';

/** An analytics event: its name and what goes with it. */
export interface TrackedEvent {
  name: string;
  parameters: Record<string, string>;
}

/** What to do with an event; nothing unless the application provides it (no analytics id: no events). */
export const TrackContext = createContext<(event: TrackedEvent) => void>(() => {});

interface OutboundLinkProps {
  /** Without one, the words stand alone. */
  href: string | undefined;
  /** Recorded on the side; the link itself stays the browser's. */
  event?: TrackedEvent;
  className?: string;
  /** It leads to the same person elsewhere, as programs read it. */
  isMe?: boolean;
  /** Names the link where an icon is all that is seen of it. */
  label?: string;
  children: ReactNode;
}

/** A link that leaves the page: opens in a new tab and gives the target no handle on this one. */
export function OutboundLink({ href, event, className, isMe, label, children }: OutboundLinkProps) {
  const track = use(TrackContext);
  if (!href) return children;
  return (
    <a
      href={href}
      target="_blank"
      rel={isMe ? 'me noopener noreferrer' : 'noopener noreferrer'}
      className={className}
      aria-label={label}
      title={label}
      onClick={event && (() => track(event))}
    >
      {children}
    </a>
  );
}

interface LinkedTitleProps extends Omit<OutboundLinkProps, 'children'> {
  of: Sentence | undefined;
}

/** A heading that leads somewhere, if there is an address. */
export const LinkedTitle = ({ of, ...link }: LinkedTitleProps) =>
  of && (
    <h3>
      <OutboundLink {...link}>
        <Phrase of={of} />
      </OutboundLink>
    </h3>
  );
