/** As much of a service worker's surroundings as Node lacks, for the unit tests. */

class FakeCache {
  readonly entries = new Map<string, Response>();

  async match(request: RequestInfo): Promise<Response | undefined> {
    return this.entries.get(keyOf(request))?.clone();
  }

  async put(request: RequestInfo, response: Response): Promise<void> {
    this.entries.delete(keyOf(request));
    this.entries.set(keyOf(request), response);
  }

  async delete(request: RequestInfo): Promise<boolean> {
    return this.entries.delete(keyOf(request));
  }

  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url));
  }
}

const keyOf = (request: RequestInfo): string =>
  new URL(typeof request === 'string' ? request : request.url, 'https://max.example').href;

/** The origin's caches, in the order in which their entries were written. */
export class FakeCaches {
  readonly caches = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.caches.get(name) ?? new FakeCache();
    this.caches.set(name, cache);
    return cache;
  }

  async delete(name: string): Promise<boolean> {
    return this.caches.delete(name);
  }

  async keys(): Promise<string[]> {
    return [...this.caches.keys()];
  }

  /** The addresses in a cache. */
  addresses(name: string): string[] {
    return [...(this.caches.get(name)?.entries.keys() ?? [])];
  }
}

/** An event whose `waitUntil` can be waited for. */
export class FakeExtendableEvent extends Event {
  readonly #work: Promise<unknown>[] = [];

  waitUntil(work: Promise<unknown>): void {
    this.#work.push(work);
  }

  async done(): Promise<void> {
    while (this.#work.length > 0) await this.#work.shift();
  }
}

/** What the worker has told its pages. */
export const messages: unknown[] = [];

interface RouteHandler {
  handle(options: { event: ExtendableEvent; request: Request }): Promise<Response>;
}

/** Lets a strategy answer a page's request; `done` ends with all it does on the side. */
export async function ask(
  handler: RouteHandler,
  url: string,
  init: RequestInit = {},
): Promise<{ response: Response | undefined; done: () => Promise<void> }> {
  const event = new FakeExtendableEvent('fetch');
  const request = new Request(url, init);
  const response = await handler.handle({ event: event as ExtendableEvent, request }).catch(() => undefined);
  // To the page a network error is a rejection.
  return { response: response?.type === 'error' ? undefined : response, done: () => event.done() };
}
