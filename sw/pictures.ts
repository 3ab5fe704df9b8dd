import type { WorkboxPlugin } from 'workbox-core';
import type { Strategy } from 'workbox-strategies';
import { tellPages } from './answers.ts';
import { copyStem, trialPath } from './contract.ts';
import { requestSignal } from './pending-requests.ts';

const timeoutMs = 20_000;

/** Requests a picture with CORS, for a visible status. Falls back to another strategy for hosts without CORS. */
export const askVisibly = (otherwise: Strategy): WorkboxPlugin => ({
  requestWillFetch: async ({ request: { url } }) =>
    new Request(url, { mode: 'cors', credentials: 'same-origin', signal: requestSignal(timeoutMs) }),
  fetchDidFail: async ({ state }) => {
    if (state) state.isInvisible = true;
  },
  handlerDidError: async ({ request, event, state }) =>
    state?.isInvisible && request.mode === 'no-cors' && event
      ? otherwise.handle({ request, event })
      : undefined,
});

/** A placeholder for an error would count as loaded, and the page would not show its fallback. */
export const pictureOnly: WorkboxPlugin = {
  // Some hosts send pictures without a content type.
  fetchDidSucceed: async ({ response }) =>
    response.status === 200 && !/^text\/|json/.test(response.headers.get('content-type') ?? '')
      ? response
      : Response.error(),
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
};

/** Falls back to another width of the same picture: a device was turned offline. */
export const otherWidth = (cacheName: string): WorkboxPlugin => ({
  handlerDidError: async ({ request }) => {
    const stem = copyStem(request.url);
    if (!stem) return undefined;
    const cache = await caches.open(cacheName);
    const stored = (await cache.keys()).findLast(({ url }) => copyStem(url) === stem);
    return stored && cache.match(stored);
  },
});

/** Stores an opaque response only after a page has shown it, as failures are opaque too. Each has a trial address. */
export class ShownPictureOnly implements WorkboxPlugin {
  /** By their addresses. */
  readonly #trials = new Map<string, { picture: Response; end: (shows: boolean) => void }>();

  constructor(private readonly base: string) {}

  requestWillFetch: WorkboxPlugin['requestWillFetch'] = async ({ request }) =>
    new Request(request, { signal: requestSignal(timeoutMs) });

  cacheWillUpdate: WorkboxPlugin['cacheWillUpdate'] = async ({ response }) =>
    (await this.#shows(response.clone())) ? response : null;

  onTrial = async (address: string): Promise<Response> =>
    this.#trials.get(address)?.picture.clone() ?? Response.error();

  /** Asks the pages again: one may not have been listening yet. */
  announce(): void {
    for (const address of this.#trials.keys()) void tellPages({ type: 'trial', address });
  }

  settle(address: string, shows: boolean): void {
    this.#trials.get(address)?.end(shows);
  }

  async #shows(picture: Response): Promise<boolean> {
    const address = new URL(`${this.base}${trialPath}?${crypto.randomUUID()}`, location.href).href;
    const verdict = new Promise<boolean>((end) => {
      this.#trials.set(address, { picture, end });
      // By then the page has been closed.
      const signal = requestSignal(timeoutMs);
      signal.addEventListener('abort', () => end(false));
      if (signal.aborted) end(false);
    });
    await tellPages({ type: 'trial', address });
    return verdict.finally(() => this.#trials.delete(address));
  }
}
