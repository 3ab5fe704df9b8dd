import { useEffect, useRef, useState } from 'react';
import { Workbox } from 'workbox-window/Workbox.js';
import { type PageMessage, timeouts, workerFile } from '../../sw/contract.ts';
import { WorkerLink } from '../offline/worker-link.ts';
import { isCheckDue, noteCheck } from './worker-file-check.ts';

/** `waiting`: a new version is installed. `replaced`: another tab has activated it, this one still shows the old. */
export type UpdateState = 'none' | 'waiting' | 'replaced';

const updateIntervalMs = 60 * 60_000;
/**
 * Timeouts of a takeover, by attempt. Chromium 156 can keep a version waiting for minutes after `skipWaiting()`, which the
 * first reload ends. The reload itself can make it wait anew, so it comes only after a slow phone has had the time. An old
 * version that still waits for providers, up to ten seconds, comes up once more.
 */
const takeoverTimeoutsMs = { 1: 4000, 2: timeouts.worker + 500 };

/** Registers the worker and follows its versions. */
export function useUpdate(base: string) {
  const [state, setState] = useState<UpdateState>('none');
  const takeOver = useRef<() => void>(undefined);
  useEffect(() => {
    if (import.meta.env.PROD && navigator.serviceWorker) takeOver.current = registerWorker(base, setState);
  }, [base]);
  return {
    state,
    /** Loads the new version into this tab. */
    apply: () => {
      setState('none');
      if (state === 'waiting') takeOver.current?.();
      else reload();
    },
    /** Keeps the old version until the next visit, or until a newer one is found. */
    postpone: () => setState('none'),
  };
}

/** @returns a function that activates the waiting version and loads it into this tab only */
function registerWorker(base: string, notify: (state: UpdateState) => void): () => void {
  const workbox = new Workbox(base + workerFile, { scope: base, updateViaCache: 'none' });
  // The state of a history entry survives a reload.
  const attempt: number = history.state?.takeover ?? 0;
  if (attempt > 0) history.replaceState(null, '');
  const worker = new WorkerLink(base);
  /** The version of this page. */
  let active = worker.controller;
  let offered: ServiceWorker | undefined;
  let isTakingOver = false;
  let registration: ServiceWorkerRegistration | undefined;

  // Asks the browser after each event: a page that comes back from the back/forward cache has missed some, and WebKit
  // leaves it with the worker that it had.
  const check = async () => {
    const current = await navigator.serviceWorker.getRegistration(base).catch(() => {});
    if (!current || new URL(current.scope).pathname !== base) return;
    if (!registration) connect(current);
    if (isTakingOver) return;
    const newest = active ? current.active : worker.controller;
    if (newest && newest !== active) {
      if (active) notify('replaced');
      active = newest;
      active.addEventListener('statechange', check);
    }
    // The first version waits for nothing.
    if (current.active && current.waiting && current.waiting !== offered) {
      offered = current.waiting;
      notify('waiting');
    }
  };
  const takeOver = (next: 1 | 2) => {
    history.replaceState({ takeover: next }, '');
    const timer = setTimeout(reload, takeoverTimeoutsMs[next]);
    isTakingOver = true;
    workbox.addEventListener('controlling', () => {
      clearTimeout(timer);
      history.replaceState(null, '');
      // Even if a reload has begun: Chromium leaves a document hanging that it has requested from the old version.
      reload();
    });
    worker.handOver();
    registration?.waiting?.postMessage({ type: 'SKIP_WAITING' } satisfies PageMessage);
  };

  const connect = (current: ServiceWorkerRegistration) => {
    registration = current;
    if (!worker.controller) current.active?.postMessage({ type: 'CLAIM_CLIENTS' } satisfies PageMessage);
    // Taken over while this document was loading, which may be the old version's.
    if (attempt > 0 && !current.waiting) reload();
    if (attempt === 1 && current.waiting) takeOver(2);
    // Not workbox-window's `waiting`, which tells a page of one update only.
    const followInstallation = () => current.installing?.addEventListener('statechange', check);
    current.addEventListener('updatefound', followInstallation);
    followInstallation();
    checkRegularly(base, current);
  };

  active?.addEventListener('statechange', check);
  workbox.addEventListener('controlling', check);
  // Refused in private windows and by old browsers.
  workbox.register().then(check, () => {});
  // Also before `register()` resolves: in Firefox it never does if the page enters the back/forward cache meanwhile.
  onReturn(check);
  return () => takeOver(1);
}

/** Checks for a new version once an hour, also when an app is resumed: timers do not run in the background. */
function checkRegularly(base: string, registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  const check = () => {
    checkedAt = Date.now();
    // On demand, as a first visit does not need it.
    import('./moved-site.ts').then(
      ({ checkForUpdate }) => checkForUpdate(base, registration),
      () => {},
    );
  };
  if (!registration.active) noteCheck(base, 'found');
  else if (isCheckDue(base)) check();
  setInterval(check, updateIntervalMs);
  onReturn(() => {
    // Either way, as the clock may have been set back.
    if (Math.abs(Date.now() - checkedAt) >= updateIntervalMs) check();
  });
}

/** Calls when the page is visible again, or comes back from the back/forward cache, which misses events. */
function onReturn(run: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') run();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) run();
  });
}

const reload = (): void => location.reload();
