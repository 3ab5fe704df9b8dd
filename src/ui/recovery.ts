import { useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 60_000;

/**
 * Loads failed pictures again when the network is back, and once a minute. What is on screen stays meanwhile.
 * @param failed their addresses, tried in turn
 * @param recovered takes the index of one that has loaded
 */
export function useRecovery(failed: readonly string[], recovered: (index: number) => void): void {
  const [tries, setTries] = useState(0);
  const index = tries % failed.length;
  const src = failed[index];
  const onLoad = useEffectEvent(() => recovered(index));
  useEffect(() => {
    if (src === undefined) return;
    const picture = new Image();
    picture.onload = onLoad;
    picture.onerror = () => setTries(tries + 1);
    const load = () => {
      picture.src = src;
    };
    const timer = setTimeout(load, pauseMs);
    addEventListener('online', load);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', load);
      picture.onload = picture.onerror = null;
    };
  }, [src, tries]);
}
