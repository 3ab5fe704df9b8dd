import type { ReactNode } from 'react';
import { type TrackedEvent, useTrack } from './track.ts';

interface OutboundLinkProps {
  href: string;
  /** Recorded on the side; the link itself stays the browser's. */
  event?: TrackedEvent;
  className?: string;
  /** It leads to the same person elsewhere, as programs read it. */
  isMe?: boolean | undefined;
  /** Names the link where an icon is all that is seen of it. */
  label?: string;
  children: ReactNode;
}

/** A link that leaves the page: opens in a new tab and gives the target no handle on this one. */
export function OutboundLink({ href, event, className, isMe, label, children }: OutboundLinkProps) {
  const track = useTrack();
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
