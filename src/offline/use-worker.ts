import { useEffect, useState } from 'react';
import { registerFirstWorker } from './first-worker.ts';
import { isControlled } from './worker-registration.ts';

/**
 * Sees to it that there is a worker, in a built site and a browser that knows workers.
 * @returns whether there are versions of the site to watch: from the start on a visit with a worker, otherwise as
 *   soon as a second one has come
 */
export function useWorker(base: string): boolean {
  const [hasVersions, setHasVersions] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD || !navigator.serviceWorker) return undefined;
    const watch = () => setHasVersions(true);
    if (!isControlled(base)) return registerFirstWorker(base, watch);
    watch();
    return undefined;
  }, [base]);
  return hasVersions;
}
