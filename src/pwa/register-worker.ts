import { useEffect, useRef, useState } from 'react';
import { type PageMessage, workerFile } from '../../sw/contract.ts';

/** What the visitor has to know about versions of the site. */
export type UpdateState =
  | 'none'
  /** A new version is stored and waits to take over. */
  | 'waiting'
  /** Another tab has let the new version take over; this one still shows the old. */
  | 'replaced'
  /** There is a new version, but it could not be stored. */
  | 'failed';

export interface Update {
  state: UpdateState;
  /** Puts the new version into this tab. */
  apply: () => void;
  /** Leaves the old version until the next visit. */
  postpone: () => void;
}

/** How often a tab that stays open looks for a new version. */
const lookIntervalMs = 60 * 60_000;
/** Until then a version that does not wait has taken over, such as the worker that removes itself. */
const takeoverMs = 200;
const skipWaiting = { type: 'SKIP_WAITING' } satisfies PageMessage;

/** Sees to it that there is a worker, in a built site and a browser that knows workers, and follows its versions. */
export function useUpdate(base: string): Update {
  const [state, setState] = useState<UpdateState>('none');
  const registered = useRef<RegisteredWorker>(undefined);
  useEffect(() => {
    if (!import.meta.env.PROD || !navigator.serviceWorker) return undefined;
    registered.current = registerWorker(base, setState);
    return registered.current.stop;
  }, [base]);
  const apply = () => {
    if (state === 'waiting') registered.current?.takeOver();
    else location.reload();
  };
  return { state, apply, postpone: () => setState('none') };
}

interface RegisteredWorker {
  /** Lets the new version take over; this tab then loads it. */
  takeOver: () => void;
  /** Ends watching. */
  stop: () => void;
}

/**
 * Registers the site's worker and watches for new versions of it. Not with workbox-window's own class, which would be
 * 2 kB on every visit and is loaded for an update alone; and not with the registration helper of vite-plugin-pwa, which
 * does not reload a tab in the session that installed the worker: here the reload is tied to the browser's own event,
 * in the tab that asked.
 */
function registerWorker(base: string, notify: (state: UpdateState) => void): RegisteredWorker {
  const { serviceWorker } = navigator;
  let registration: ServiceWorkerRegistration | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let hasAsked = false;
  let isStopped = false;
  /** Whether this tab runs under a worker of this site, and so has a version to be replaced. */
  let hasVersion = isControlled(base);

  const announceWaiting = () => {
    if (registration?.waiting && !isStopped) notify('waiting');
  };
  const followInstallation = () => {
    const { active, installing } = registration ?? {};
    // The first worker is found in this way too.
    if (!active || !installing) return;
    const announce = () => {
      if (installing.state === 'installed') setTimeout(announceWaiting, takeoverMs);
      else if (!isStopped) notify('failed');
    };
    installing.addEventListener('statechange', announce, { once: true });
  };
  const onTakeover = () => {
    if (hasAsked) {
      hasAsked = false;
      location.reload();
    } else if (hasVersion) {
      notify('replaced');
    }
    hasVersion = isControlled(base);
  };

  serviceWorker.addEventListener('controllerchange', onTakeover);
  serviceWorker.register(base + workerFile, { scope: base, updateViaCache: 'none' }).then(
    // Where workers are blocked, some browsers register nothing and say nothing.
    (registered: ServiceWorkerRegistration | undefined) => {
      if (!registered || isStopped) return;
      registration = registered;
      announceWaiting();
      followInstallation();
      registered.addEventListener('updatefound', followInstallation);
      timer = setInterval(() => void registered.update().catch(() => {}), lookIntervalMs);
    },
    // Refused in private windows and by old browsers; the page works without.
    () => {},
  );

  return {
    takeOver: async () => {
      const { messageSW } = await import('workbox-window');
      // It may have taken over by itself meanwhile.
      if (!registration?.waiting) return location.reload();
      hasAsked = true;
      void messageSW(registration.waiting, skipWaiting);
    },
    stop: () => {
      isStopped = true;
      clearInterval(timer);
      serviceWorker.removeEventListener('controllerchange', onTakeover);
      registration?.removeEventListener('updatefound', followInstallation);
    },
  };
}

/** Whether this page runs under a worker of this site: one of another site above this one does not count. */
function isControlled(base: string): boolean {
  const { controller } = navigator.serviceWorker;
  return controller !== null && new URL(controller.scriptURL).pathname === base + workerFile;
}
