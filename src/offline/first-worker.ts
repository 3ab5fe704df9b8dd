import { lookInterval, workerOptions, workerPath } from './worker-registration.ts';

/**
 * Registers the site's worker on a visit that runs without one. Such a visit has no version that could be replaced, so
 * that watching for new ones (update.ts) can wait until there is one.
 * @param onNewVersion called when a new version waits to take over
 * @returns a function that stops looking
 */
export function registerFirstWorker(base: string, onNewVersion: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let stopped = false;
  // Where workers are blocked, some browsers register nothing and say nothing.
  const watch = (registration: ServiceWorkerRegistration | undefined) => {
    if (stopped || !registration) return;
    if (registration.waiting) onNewVersion();
    registration.addEventListener('updatefound', () => {
      const { active, installing } = registration;
      // The first worker is found in this way too.
      if (!active || !installing) return;
      installing.addEventListener('statechange', () => {
        if (installing.state === 'installed' && !stopped) onNewVersion();
      });
    });
    timer = setInterval(() => void registration.update().catch(() => {}), lookInterval);
  };
  // Refused in private windows and by old browsers; the page works without.
  navigator.serviceWorker.register(workerPath(base), workerOptions(base)).then(watch, () => {});
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}
