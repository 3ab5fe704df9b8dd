import { createContext, startTransition, useContext, useEffect, useState } from 'react';

/** Milliseconds since the epoch: the build's time in a prerendered page, so that the first render equals the HTML. */
export const RenderTimeContext = createContext<number | undefined>(undefined);

/** The time for relative dates: the render's first, then the clock's, once a minute. */
export function useNow(): number {
  const renderedAt = useContext(RenderTimeContext);
  const [now, setNow] = useState(() => renderedAt ?? Date.now());
  useEffect(() => {
    const update = () => startTransition(() => setNow(Date.now()));
    update();
    const timer = setInterval(update, 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The same where it is never prerendered, so that the clock itself may be read. */
export const useClock = (): number => Math.max(useNow(), Date.now());
