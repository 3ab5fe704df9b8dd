/** As much of a service worker's surroundings as Node lacks, for the unit tests. */

class FakeCache {
  readonly entries = new Map<string, Response>();
  readonly #makeRoom: () => void;

  /** @param makeRoom called before each entry; throws when the device is full */
  constructor(makeRoom: () => void) {
    this.#makeRoom = makeRoom;
  }

  async match(
    request: RequestInfo,
    { ignoreVary = false }: CacheQueryOptions = {},
  ): Promise<Response | undefined> {
    const entry = this.entries.get(keyOf(request));
    // Who asks differs in what it accepts from who stored it.
    return entry?.headers.has('vary') && !ignoreVary ? undefined : entry?.clone();
  }

  async put(request: RequestInfo, response: Response): Promise<void> {
    this.#makeRoom();
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
  /** How many entries the device has room for. */
  room = Number.POSITIVE_INFINITY;

  async open(name: string): Promise<FakeCache> {
    const cache = this.caches.get(name) ?? new FakeCache(() => this.#makeRoom());
    this.caches.set(name, cache);
    return cache;
  }

  async delete(name: string): Promise<boolean> {
    return this.caches.delete(name);
  }

  async keys(): Promise<string[]> {
    return [...this.caches.keys()];
  }

  #makeRoom(): void {
    const stored = [...this.caches.values()].reduce((sum, { entries }) => sum + entries.size, 0);
    if (stored >= this.room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
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
