import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsentStore } from '../analytics/consent.ts';
import { deviceKey } from '../model/device-entries.ts';

/** As much of a browser as the store uses. */
class FakeBrowser {
  readonly items = new Map<string, string>();
  blocked = false;
  #listeners = new Set<(event: object) => void>();

  readonly localStorage = {
    getItem: (key: string) => {
      this.#check();
      return this.items.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      this.#check();
      this.items.set(key, value);
    },
  };

  install(): void {
    vi.stubGlobal('localStorage', this.localStorage);
    vi.stubGlobal('addEventListener', (_: string, listener: (event: object) => void) =>
      this.#listeners.add(listener),
    );
    vi.stubGlobal('removeEventListener', (_: string, listener: (event: object) => void) =>
      this.#listeners.delete(listener),
    );
  }

  /** Another tab writes. */
  write(key: string, value: string): void {
    this.items.set(key, value);
    for (const listener of this.#listeners) listener({ key });
  }

  get listeners(): number {
    return this.#listeners.size;
  }

  #check(): void {
    if (this.blocked) throw new Error('Storage is blocked.');
  }
}

let browser: FakeBrowser;
beforeEach(() => {
  browser = new FakeBrowser();
  browser.install();
});
afterEach(() => vi.unstubAllGlobals());

const both = ['google-analytics', 'hotjar'] as const;

describe('the visitor’s answer', () => {
  it('is unknown at first, and remembered once given', () => {
    const store = createConsentStore('/', both);
    expect(store.get()).toBeUndefined();
    store.set('granted');
    expect(createConsentStore('/', both).get()).toBe('granted');
    store.set('denied');
    expect(createConsentStore('/', both).get()).toBe('denied');
  });

  it('belongs to one site of the host', () => {
    createConsentStore('/', both).set('granted');
    expect(createConsentStore('/sub/', both).get()).toBeUndefined();
  });

  it('holds for the providers that were asked about: fewer need no new question, more do', () => {
    createConsentStore('/', ['google-analytics']).set('granted');
    expect(createConsentStore('/', both).get()).toBeUndefined();
    createConsentStore('/', both).set('granted');
    expect(createConsentStore('/', ['hotjar']).get()).toBe('granted');
  });

  it.each(['', 'granted', 'yes google-analytics hotjar', 'GRANTED google-analytics hotjar', '{"a":1}'])(
    'is not read out of "%s"',
    (stored) => {
      browser.items.set(deviceKey('/', 'consent'), stored);
      expect(createConsentStore('/', both).get()).toBeUndefined();
    },
  );

  it('holds for the visit when the browser stores nothing', () => {
    browser.blocked = true;
    const store = createConsentStore('/', both);
    store.set('denied');
    expect(store.get()).toBe('denied');
  });

  it('is announced, also when another tab gave it, until nobody listens', () => {
    const store = createConsentStore('/', both);
    const changed = vi.fn();
    const stop = store.subscribe(changed);
    store.set('granted');
    expect(changed).toHaveBeenCalledTimes(1);
    browser.write('something else', 'x');
    expect(changed).toHaveBeenCalledTimes(1);
    browser.write(deviceKey('/', 'consent'), 'denied google-analytics hotjar');
    expect(changed).toHaveBeenCalledTimes(2);
    expect(store.get()).toBe('denied');
    stop();
    expect(browser.listeners).toBe(0);
  });
});
