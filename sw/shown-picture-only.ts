import type { WorkboxPlugin } from 'workbox-core';
import { trialPath } from './contract.ts';
import { abortAfter } from './leaving.ts';
import { tellPages } from './report-revalidation.ts';

const timeoutMs = 20_000;

/**
 * Stores an opaque response only after a page has shown it: a failure looks the same from here, and must not replace a
 * picture that was seen. Each response is tried at an address of its own.
 */
export class ShownPictureOnly implements WorkboxPlugin {
  readonly #base: string;
  /** By their addresses. */
  readonly #trials = new Map<string, { picture: Response; end: (shows: boolean) => void }>();

  constructor(base: string) {
    this.#base = base;
  }

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
    const address = new URL(`${this.#base}${trialPath}?${crypto.randomUUID()}`, location.href).href;
    const verdict = new Promise<boolean>((end) => {
      this.#trials.set(address, { picture, end });
      // A page that has not answered by then has been left.
      abortAfter(timeoutMs).addEventListener('abort', () => end(false));
    });
    await tellPages({ type: 'trial', address });
    return verdict.finally(() => this.#trials.delete(address));
  }
}
