import { useEffect, useRef, useState } from 'react';
import { Workbox } from 'workbox-window/Workbox.js';
import { type PageMessage, workerFile } from '../../sw/contract.ts';
import { WorkerLink } from '../offline/worker-link.ts';
import { checkForUpdate, isCheckDue, noteCheck } from './moved-site.ts';
import { reloadFor } from './reload.ts';

/**
 * The life of a version in a tab: its states, and what leads from each to the next. Whatever else happens changes nothing.
 *
 * - `current`: there is nothing to tell.
 * - `waiting`: a new version is installed.
 * - `replaced`: another tab has activated it, this one still shows the old.
 * - `takingOver`: the visitor wants it, and the browser is asked to activate it.
 * - `leaving`: the page loads again.
 */
const life = {
  current: { installed: 'waiting', activated: 'replaced' },
  waiting: { installed: 'waiting', activated: 'replaced', wanted: 'takingOver', postponed: 'current' },
  replaced: { installed: 'waiting', wanted: 'leaving', postponed: 'current' },
  takingOver: { controlling: 'leaving', delayed: 'leaving' },
  // Chromium leaves a document hanging that it has requested from the old version: once more, from the new one.
  leaving: { controlling: 'leaving' },
} as const satisfies Record<string, Partial<Record<Happening, string>>>;

type Happening =
  /** A new version waits, perhaps a newer one than before. */
  | 'installed'
  /** A new version is active, and this tab has not asked for it. */
  | 'activated'
  /** The visitor clicks "Neu laden". */
  | 'wanted'
  /** The visitor clicks "Später": until the next visit, or a newer version. */
  | 'postponed'
  /** Another version controls this page. */
  | 'controlling'
  /** The browser has not activated the version in time. */
  | 'delayed';

export type VersionState = keyof typeof life;

const updateIntervalMs = 60 * 60_000;
/**
 * Chromium 156 can keep a version waiting for minutes after `skipWaiting()`, which a reload ends. The reload itself can make
 * it wait anew, so it comes only after a slow phone has had the time.
 */
const takeoverTimeoutMs = 4000;
const mostAttempts = 4;

/** Registers the worker and follows its versions. */
export function useVersion(base: string) {
  const [state, setState] = useState<VersionState>('current');
  const version = useRef<Version>(undefined);
  useEffect(() => {
    if (import.meta.env.PROD && navigator.serviceWorker) version.current = new Version(base, setState);
  }, [base]);
  return { state, tell: (happened: 'wanted' | 'postponed') => version.current?.happens(happened) };
}

class Version {
  readonly #base: string;
  readonly #show: (state: VersionState) => void;
  readonly #worker: WorkerLink;
  #state: VersionState = 'current';
  #registration: ServiceWorkerRegistration | undefined;
  /** The worker that the page knows to be active, and the last one that it knows to wait. */
  #active: ServiceWorker | undefined;
  #waiting: ServiceWorker | undefined;
  /** How often the new version has been asked for, in the documents before this one too. */
  #attempts = earlierAttempts();

  constructor(base: string, show: (state: VersionState) => void) {
    this.#base = base;
    this.#show = show;
    this.#worker = new WorkerLink(base);
    this.#worker.listen(({ type }) => type === 'HANDING_OVER' && this.#worker.pause());
    this.#active = this.#worker.controller;
    this.#active?.addEventListener('statechange', this.#look);
    const workbox = new Workbox(base + workerFile, { scope: base, updateViaCache: 'none' });
    workbox.addEventListener('controlling', () => {
      this.happens('controlling');
      void this.#look();
    });
    // Refused in private windows and by old browsers.
    workbox.register().then(this.#look, () => {});
    // Also before `register()` resolves: in Firefox it never does if the page enters the back/forward cache meanwhile.
    onReturn(this.#look);
  }

  happens(happened: Happening): void {
    const next: Partial<Record<Happening, VersionState>> = life[this.#state];
    const state = next[happened];
    if (!state) return;
    this.#state = state;
    this.#show(state);
    if (state === 'takingOver') this.#takeOver();
    if (state === 'leaving') void reloadFor('new version');
  }

  /**
   * Asks the browser, after each event: a page that comes back from the back/forward cache has missed some, and WebKit leaves
   * it with the worker that it had.
   */
  #look = async (): Promise<void> => {
    const registration = await navigator.serviceWorker.getRegistration(this.#base).catch(() => {});
    if (!registration || new URL(registration.scope).pathname !== this.#base) return;
    if (!this.#registration) this.#connect(registration);
    const active = this.#active ? registration.active : this.#worker.controller;
    if (active && active !== this.#active) {
      if (this.#active) this.happens('activated');
      this.#active = active;
      active.addEventListener('statechange', this.#look);
    }
    // The first version waits for nothing.
    if (registration.active && registration.waiting && registration.waiting !== this.#waiting) {
      this.#waiting = registration.waiting;
      this.happens('installed');
      // It waits anew, although the page has loaded again.
      if (this.#attempts > 0 && this.#attempts < mostAttempts) this.happens('wanted');
      else this.#attempts = 0;
    }
  };

  #connect(registration: ServiceWorkerRegistration): void {
    this.#registration = registration;
    if (!this.#worker.controller)
      registration.active?.postMessage({ type: 'CLAIM_CLIENTS' } satisfies PageMessage);
    // workbox-window's `waiting` tells a page of one update only.
    const followInstallation = () => registration.installing?.addEventListener('statechange', this.#look);
    registration.addEventListener('updatefound', followInstallation);
    followInstallation();
    checkRegularly(this.#base, registration);
    if (registration.waiting) return;
    // Taken over while this document was loading.
    if (this.#attempts > 0) void reloadFor('former version');
    this.#attempts = 0;
  }

  #takeOver(): void {
    setTimeout(() => this.happens('delayed'), takeoverTimeoutMs);
    this.#attempts += 1;
    // The state of a history entry survives a reload.
    history.replaceState({ ...history.state, attempts: this.#attempts }, '');
    const skip = () =>
      this.#registration?.waiting?.postMessage({ type: 'SKIP_WAITING' } satisfies PageMessage);
    void this.#worker.handOver().then(skip);
  }
}

function earlierAttempts(): number {
  const { attempts = 0, ...others } = history.state ?? {};
  if (attempts > 0) history.replaceState(others, '');
  return attempts;
}

/** Checks for a new version once an hour, also when an app is resumed: timers do not run in the background. */
function checkRegularly(base: string, registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  const check = () => {
    checkedAt = Date.now();
    void checkForUpdate(base, registration);
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
