import { vi } from 'vitest';
import type { WorkerMessage } from './contract.ts';

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

  has = async (name: string): Promise<boolean> => this.#caches.has(name);

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

/** The contents of a deployment's files. */
export type Deployment = Readonly<Record<string, string>>;

export type Answer = (request: Request) => Response | Promise<Response>;

/** What the worker has told its pages. */
export const messages: WorkerMessage[] = [];

/** Responses of the network by address; 404 at all others. */
class FakeNetwork extends Map<string, Answer> {
  /** All requests, in their order. */
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

  /** Forgets the requests and messages so far. */
  connect(): void {
    this.asked.length = messages.length = 0;
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input instanceof Request ? input : new URL(input, origin).href, init);
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
