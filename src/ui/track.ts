import { createContext, useContext } from 'react';

/** An analytics event: its name and what goes with it. */
export interface TrackedEvent {
  name: string;
  parameters: Record<string, string>;
}

/** What to do with an event; nothing unless the application provides it (no analytics id: no events). */
export const TrackContext = createContext<(event: TrackedEvent) => void>(() => {});

export const useTrack = () => useContext(TrackContext);
