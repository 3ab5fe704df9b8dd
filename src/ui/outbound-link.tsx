import { createContext, type MouseEvent, type ReactNode, use } from 'react';
import { navigationText } from '#text/page.ts';

export interface TrackedEvent {
  name: string;
  parameters: Readonly<Record<string, string>>;
}

/** Does nothing on a site without an analytics id. */
export const TrackContext = createContext<(event: TrackedEvent) => void>(() => {});

interface OutboundLinkProps {
  /** There is no link if it is undefined. */
  href: string | undefined;
  event?: TrackedEvent | undefined;
  className?: string | undefined;
  /** Leads to the same person elsewhere: `rel="me"`. */
  isMe?: boolean;
  /** The name of a link that is only an icon. */
  label?: string;
  children: ReactNode;
}

export const newTabId = 'new-tab';

/** The description of all links that open a tab, for screen readers. Once a page. */
export const NewTabHint = () => (
  <p id={newTabId} hidden>
    {navigationText.newTab}
  </p>
);

/** Opens in a new tab and gives the target no handle on this one. */
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
      aria-describedby={newTabId}
      onClick={event && (() => track(event))}
      // A click with the middle button opens a tab too; with the right one it opens a menu.
      onAuxClick={event && (({ button }: MouseEvent) => button === 1 && track(event))}
    >
      {children}
    </a>
  );
}
