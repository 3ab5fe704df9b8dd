import type { AnalyticsName } from '../model/site.ts';
import { storedSetting } from '../ui/stored-setting.ts';

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

/** The visitor's answer, stored with the providers it was asked for: another provider is a new question. */
export function createConsentStore(base: string, providers: readonly AnalyticsName[]): ConsentStore {
  const { get, set, subscribe } = storedSetting(base, 'consent');
  return {
    get() {
      const [answer, ...asked] = get()?.split(' ') ?? [];
      if (answer !== 'granted' && answer !== 'denied') return undefined;
      return providers.every((provider) => asked.includes(provider)) ? answer : undefined;
    },
    set: (answer) => set([answer, ...providers].join(' ')),
    subscribe,
  };
}
