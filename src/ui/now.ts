import { createContext, startTransition, useContext, useEffect, useState } from 'react';

/**
 * When the page was rendered, in milliseconds. A prerendered page carries the build's time, so that the first render says
 * the same relative times as the HTML.
 */
export const RenderTimeContext = createContext<number | undefined>(undefined);

/** The current time for relative dates: the render's first, then the clock's, once a minute. */
export function useNow(): number {
  const renderedAt = useContext(RenderTimeContext);
  const [now, setNow] = useState(() => renderedAt ?? Date.now());
  useEffect(() => {
    const look = () => startTransition(() => setNow(Date.now()));
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The same where it is never part of the prerendered page, so that the clock itself may be looked at. */
export const useClock = (): number => Math.max(useNow(), Date.now());
