import { vi } from 'vitest';
import type { PageMessage, WorkerMessage, WorkerSite } from './contract.ts';
import { revisionOf } from './revision.ts';

export const origin = 'https://max.example/';

const keyOf = (request: RequestInfo): string =>
  new URL(typeof request === 'string' ? request : request.url, origin).href;

/** As much of the origin's caches as Node lacks, in the order in which their entries were written. */
class FakeCaches {
  readonly #caches = new Map<string, Map<string, { body: ArrayBuffer; headers: Headers }>>();
  /** How many entries the device has room for. */
  room = Number.POSITIVE_INFINITY;

  get size(): number {
    return [...this.#caches.values()].reduce((sum, { size }) => sum + size, 0);
  }

  async open(name: string) {
    const entries = this.#caches.get(name) ?? new Map();
    this.#caches.set(name, entries);
    return {
      match: async (request: RequestInfo): Promise<Response | undefined> => {
        const { body, headers } = entries.get(keyOf(request)) ?? {};
        return headers && new Response(body, { headers });
      },
      put: async (request: RequestInfo, response: Response): Promise<void> => {
        if (response.type === 'error') throw new TypeError('A network error cannot be stored.');
        if (this.size >= this.room)
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        entries.delete(keyOf(request));
        entries.set(keyOf(request), { body: await response.arrayBuffer(), headers: response.headers });
      },
      delete: async (request: RequestInfo): Promise<boolean> => entries.delete(keyOf(request)),
      keys: async (): Promise<Request[]> => [...entries.keys()].map((url) => new Request(url)),
    };
  }

  match = async (request: RequestInfo, { cacheName = '' }: MultiCacheQueryOptions = {}) =>
    this.#caches.has(cacheName) ? (await this.open(cacheName)).match(request) : undefined;

  delete = async (name: string): Promise<boolean> => this.#caches.delete(name);

  keys = async (): Promise<string[]> => [...this.#caches.keys()];

  /** Deletes everything, and makes room again. */
  clear(): void {
    this.#caches.clear();
    this.room = Number.POSITIVE_INFINITY;
  }

  /** The addresses in a cache. */
  addresses = (name: string): string[] => [...(this.#caches.get(name)?.keys() ?? [])];
}

export const caches = new FakeCaches();

/** An event whose `waitUntil` can be waited for. */
class FakeExtendableEvent extends Event {
  readonly #work: Promise<unknown>[] = [];

  waitUntil(work: Promise<unknown>): void {
    this.#work.push(work);
  }

  async done(): Promise<void> {
    while (this.#work.length > 0) await this.#work.shift();
  }
}

/** The contents of a deployment's files. */
export type Deployment = Readonly<Record<string, string>>;

export type Answer = (request: Request) => Response | Promise<Response>;

/** What the worker has told its pages. */
export const messages: WorkerMessage[] = [];

/** What the network answers, by address; what is not there is not found. */
class FakeNetwork extends Map<string, Answer> {
  /** Everything that it was asked, as it was asked. */
  readonly asked: Request[] = [];

  /**
   * Replaces the deployment before.
   * @param faults what the host sends instead of some of the files
   */
  deploy(files: Deployment, faults: Readonly<Record<string, Answer>> = {}): void {
    for (const address of this.keys()) if (address.startsWith(origin)) this.delete(address);
    const answers = Object.entries(files).map(([path, content]): [string, Answer] => {
      const type = path.endsWith('.html') ? 'text/html' : 'text/javascript';
      return [path, () => new Response(content, { headers: { 'content-type': type } })];
    });
    for (const [path, answer] of [...answers, ...Object.entries(faults)])
      this.set(origin + path, answer).set(origin + path.replace(/index\.html$/, ''), answer);
  }

  disconnect = (): void =>
    void vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));

  /** From here on, what is asked and said counts anew. */
  connect(): void {
    this.asked.length = messages.length = 0;
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input instanceof URL ? input.href : input, init);
      this.asked.push(request);
      return (this.get(request.url) ?? (() => new Response('Not found', { status: 404 })))(request);
    });
  }
}

export const network = new FakeNetwork();

/** As the browser does between two tests: nothing is stored, and the network is empty. */
export function newDevice(): void {
  caches.clear();
  network.clear();
  vi.stubGlobal('caches', caches);
  network.connect();
}

/** One process of a version's worker. What it stores outlives it; what it remembers does not. */
export class RunningWorker {
  readonly skipWaiting = vi.fn(async () => {});
  readonly #listeners: [type: string, listener: (event: Event) => void][] = [];
  readonly #pages = new Map<string, { url: string }>();

  /** Starts the worker of the version that consists of these files. */
  static async start(files: Deployment, site: Partial<WorkerSite> = {}): Promise<RunningWorker> {
    const worker = new RunningWorker();
    vi.resetModules();
    for (const [name, value] of Object.entries({
      self: globalThis,
      location: new URL(`${origin}sw.js`),
      __WB_DISABLE_DEV_LOGS: true,
      FetchEvent: FakeExtendableEvent,
      ExtendableEvent: FakeExtendableEvent,
      addEventListener: (type: string, listener: (event: Event) => void) =>
        worker.#listeners.push([type, listener]),
      skipWaiting: worker.skipWaiting,
      registration: { scope: origin },
      clients: {
        get: async (id: string) => worker.#pages.get(id),
        claim: async () => {},
        matchAll: async () => [{ postMessage: (message: WorkerMessage) => messages.push(message) }],
      },
      __WB_MANIFEST: await Promise.all(
        Object.entries(files).map(async ([url, content]) => ({
          url,
          revision: url.startsWith('assets/')
            ? null
            : await revisionOf(url, new TextEncoder().encode(content)),
        })),
      ),
      __PROFILE_FILES__: ['/profil.pdf'],
      __WORKER_SITE__: {
        base: '/',
        answers: {},
        pictureHosts: [],
        picturesAnywhere: false,
        beaconHosts: [],
        notFoundFolders: ['/'],
        ...site,
      },
    }))
      vi.stubGlobal(name, value);
    await import('./sw.ts');
    return worker;
  }

  /** @throws when the version cannot be installed */
  install = (): Promise<void> => this.#dispatch(new FakeExtendableEvent('install'));

  activate = (): Promise<void> => this.#dispatch(new FakeExtendableEvent('activate'));

  hear = (data: PageMessage): Promise<void> =>
    this.#dispatch(Object.assign(new FakeExtendableEvent('message'), { data }));

  /** A visitor goes to a page, which is given back as text. */
  visit = async (path = ''): Promise<string> =>
    (await this.request(origin + path, { mode: 'navigate' })).text();

  /**
   * A page asks for something; by default it is the portfolio.
   * @returns what it gets: from the worker, or past it
   */
  async request(url: string, asking?: Asking): Promise<Response> {
    const { response, done } = this.ask(url, asking);
    return response.finally(done);
  }

  /** The same for a test that does something before the worker has done all. */
  ask(url: string, { from = origin, mode = 'cors', destination = '' }: Asking = {}) {
    // Nobody can make a request of this mode.
    const isNavigation = mode === 'navigate';
    const request = new Request(url, isNavigation ? {} : { mode });
    Object.defineProperty(request, 'destination', { value: destination });
    if (isNavigation) Object.defineProperty(request, 'mode', { value: mode });
    this.#pages.set('page', { url: from });
    let answer: Promise<Response> | undefined;
    const event = Object.assign(new FakeExtendableEvent('fetch'), {
      request,
      clientId: 'page',
      respondWith: (responding: Response | Promise<Response>) => {
        answer = Promise.resolve(responding);
      },
    });
    this.#call(event);
    const response = (answer ?? fetch(request)).then((received) => {
      if (received.type === 'error') throw new TypeError('Failed to fetch');
      return received;
    });
    return { response, done: () => event.done().catch(() => {}) };
  }

  async #dispatch(event: FakeExtendableEvent): Promise<void> {
    this.#call(event);
    await event.done();
  }

  #call(event: Event): void {
    for (const [type, listener] of this.#listeners) if (type === event.type) listener(event);
  }
}

interface Asking {
  /** Address of the page that asks. */
  from?: string;
  mode?: RequestMode;
  destination?: RequestDestination;
}
