import type { AnalyticsService } from '../config/analytics.ts';

/** A visitor's answer to the question for consent. */
export type Consent = 'granted' | 'denied';

/** The answer as something to subscribe to; browser only. */
export interface ConsentStore {
  /** Undefined until the visitor has answered. */
  get(): Consent | undefined;
  /** Remembers an answer. */
  set(consent: Consent): void;
  /** Calls back after every change, also one that was made in another tab. */
  subscribe(changed: () => void): () => void;
}

/** It carries the base because sites in folders of one host share their storage. */
export const consentKey = (base: string): string => `portfolio:${base}:consent`;

/**
 * The visitor's answer as the device remembers it. It is stored with the services that the question named: consent
 * holds for what was asked only, so one that joins later is a new question.
 * @param services those that the site would use
 */
export function createConsentStore(base: string, services: readonly AnalyticsService[]): ConsentStore {
  const key = consentKey(base);
  const subscribers = new Set<() => void>();
  // Kept apart from the storage, which may refuse to keep it.
  let consent = read(key, services);

  const announce = () => {
    for (const changed of subscribers) changed();
  };
  const onStorage = (event: StorageEvent) => {
    // A null key: everything was cleared.
    if (event.key !== null && event.key !== key) return;
    consent = read(key, services);
    announce();
  };

  return {
    get: () => consent,
    set(answer) {
      consent = answer;
      write(key, `${answer} ${services.join(' ')}`);
      announce();
    },
    subscribe(changed) {
      if (subscribers.size === 0) addEventListener('storage', onStorage);
      subscribers.add(changed);
      return () => {
        subscribers.delete(changed);
        if (subscribers.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
}

function read(key: string, services: readonly AnalyticsService[]): Consent | undefined {
  try {
    const [answer, ...asked] = (localStorage.getItem(key) ?? '').split(' ');
    if (answer !== 'granted' && answer !== 'denied') return undefined;
    return services.every((service) => asked.includes(service)) ? answer : undefined;
  } catch {
    // Blocked storage: the question comes with every visit.
    return undefined;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The answer holds for this visit.
  }
}
