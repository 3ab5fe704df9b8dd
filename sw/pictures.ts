import type { WorkboxPlugin } from 'workbox-core';
import type { Strategy } from 'workbox-strategies';
import { tellPages } from './answers.ts';
import { copyStem, trialPath } from './contract.ts';
import { abortAfter } from './leaving.ts';

const timeoutMs = 20_000;

/**
 * Asks for a picture with CORS, which shows whether that succeeded. For a host without CORS another strategy takes over,
 * unless a picture whose success was seen is stored.
 */
export const askVisibly = (otherwise: Strategy): WorkboxPlugin => ({
  requestWillFetch: async ({ request: { url } }) =>
    new Request(url, { mode: 'cors', credentials: 'same-origin', signal: abortAfter(timeoutMs) }),
  fetchDidFail: async ({ state }) => {
    if (state) state.isInvisible = true;
  },
  handlerDidError: async ({ request, event, state }) =>
    state?.isInvisible && request.mode === 'no-cors' && event
      ? otherwise.handle({ request, event })
      : undefined,
});

/** An error page with a picture in it would count as loaded, and the page's own substitute would never be shown. */
export const pictureOnly: WorkboxPlugin = {
  // Some hosts send pictures without a type, but none as text.
  fetchDidSucceed: async ({ response }) =>
    response.status === 200 && !/^text\/|json/.test(response.headers.get('content-type') ?? '')
      ? response
      : Response.error(),
};

/** Another width of the same picture stands in for one that cannot be loaded: a device was turned offline. */
export const otherWidth = (cacheName: string): WorkboxPlugin => ({
  handlerDidError: async ({ request }) => {
    const stem = copyStem(request.url);
    if (!stem) return undefined;
    const cache = await caches.open(cacheName);
    const stored = (await cache.keys()).findLast(({ url }) => copyStem(url) === stem);
    return stored && cache.match(stored);
  },
});

/**
 * Stores an opaque response only after a page has shown it: a failure looks the same from here, and must not replace a
 * picture that was seen. Each response is tried at an address of its own.
 */
export class ShownPictureOnly implements WorkboxPlugin {
  /** By their addresses. */
  readonly #trials = new Map<string, { picture: Response; end: (shows: boolean) => void }>();

  constructor(private readonly base: string) {}

  requestWillFetch: WorkboxPlugin['requestWillFetch'] = async ({ request }) =>
    new Request(request, { signal: abortAfter(timeoutMs) });

  cacheWillUpdate: WorkboxPlugin['cacheWillUpdate'] = async ({ response }) =>
    (await this.#shows(response.clone())) ? response : null;

  /** Answers the page that tries a picture; a network error once the trial has ended. */
  onTrial = async (address: string): Promise<Response> =>
    this.#trials.get(address)?.picture.clone() ?? Response.error();

  /** Asks the pages again: one that was still starting has not heard it. */
  announce(): void {
    for (const address of this.#trials.keys()) void tellPages({ type: 'trial', address });
  }

  /** A page has tried a picture. */
  settle(address: string, shows: boolean): void {
    this.#trials.get(address)?.end(shows);
  }

  async #shows(picture: Response): Promise<boolean> {
    const address = new URL(`${this.base}${trialPath}?${crypto.randomUUID()}`, location.href).href;
    const verdict = new Promise<boolean>((end) => {
      this.#trials.set(address, { picture, end });
      // A page that has not answered by then has been left.
      abortAfter(timeoutMs).addEventListener('abort', () => end(false));
    });
    await tellPages({ type: 'trial', address });
    return verdict.finally(() => this.#trials.delete(address));
  }
}
