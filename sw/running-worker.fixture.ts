import './worker-globals.fixture.ts';

import { vi } from 'vitest';
import type { PageMessage, WorkerSite } from './contract.ts';
import { revisionOf } from './revision.ts';
import { FakeCaches, FakeExtendableEvent } from './worker.fixture.ts';

export const origin = 'https://max.example/';

/** The contents of a deployment's files. */
export type Deployment = Readonly<Record<string, string>>;

/** What the network answers, by address; what is not there is not found. */
export const network = new Map<string, () => Response | Promise<Response>>();

/** Everything that was asked of the network, as it was asked. */
export const asked: Request[] = [];

/** Puts a deployment in the place of the one before. */
export function deploy(files: Deployment): void {
  for (const address of network.keys()) if (address.startsWith(origin)) network.delete(address);
  for (const [path, content] of Object.entries(files))
    network.set(origin + path, () => new Response(content));
  network.set(origin, () => new Response(files['index.html']));
}

/** As the browser does between two tests: nothing is stored, and the network is empty. */
export function emptyDevice(): FakeCaches {
  const caches = new FakeCaches();
  network.clear();
  asked.length = 0;
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), origin), init);
    asked.push(request);
    return (network.get(request.url) ?? (() => new Response('Not found', { status: 404 })))();
  });
  return caches;
}

/** One process of a version's worker. What it stores outlives it; what it remembers does not. */
export class RunningWorker {
  readonly skipWaiting = vi.fn();
  readonly #listeners = new Map<string, (event: Event) => void>();
  readonly #pages = new Map<string, { url: string }>();

  /** Starts the worker of the version that consists of these files. */
  static async start(files: Deployment, site: Partial<WorkerSite> = {}): Promise<RunningWorker> {
    const worker = new RunningWorker();
    vi.resetModules();
    vi.stubGlobal('addEventListener', (type: string, listener: (event: Event) => void) =>
      worker.#listeners.set(type, listener),
    );
    vi.stubGlobal('skipWaiting', worker.skipWaiting);
    vi.stubGlobal('registration', { waiting: null });
    vi.stubGlobal('clients', {
      get: async (id: string) => worker.#pages.get(id),
      claim: async () => {},
      matchAll: async () => [],
    });
    const encoder = new TextEncoder();
    const manifest = Object.entries(files).map(async ([url, content]) => ({
      url,
      revision: await revisionOf(url, encoder.encode(content)),
    }));
    vi.stubGlobal('__WB_MANIFEST', await Promise.all(manifest));
    vi.stubGlobal('__WORKER_SITE__', {
      base: '/',
      answers: {},
      pictureHosts: [],
      picturesAnywhere: false,
      ...site,
    });
    await import('./sw.ts');
    return worker;
  }

  /** @throws when the version cannot be installed */
  install = (): Promise<void> => this.#dispatch(new FakeExtendableEvent('install'));

  activate = (): Promise<void> => this.#dispatch(new FakeExtendableEvent('activate'));

  hear = (data: PageMessage): Promise<void> =>
    this.#dispatch(Object.assign(new FakeExtendableEvent('message'), { data }));

  /** A visitor goes to a page, which is given back as text. */
  async visit(path = ''): Promise<string> {
    return (await this.request(origin + path, { mode: 'navigate' })).text();
  }

  /**
   * A page asks for something; by default it is the portfolio.
   * @returns what it gets: from the worker, or past it
   */
  async request(url: string, { from = origin, ...facts }: Asking = {}): Promise<Response> {
    const { mode, destination, ...init } = facts;
    const request = new Request(url, init);
    for (const [name, value] of Object.entries({ mode, destination })) {
      if (value !== undefined) Object.defineProperty(request, name, { value });
    }
    this.#pages.set('page', { url: from });
    let response: Response | Promise<Response> | undefined;
    const event = Object.assign(new FakeExtendableEvent('fetch'), {
      request,
      clientId: 'page',
      respondWith: (answer: Response | Promise<Response>) => {
        response = answer;
      },
    });
    this.#listeners.get('fetch')?.(event);
    const answer = await (response ?? fetch(request));
    await event.done();
    return answer;
  }

  async #dispatch(event: FakeExtendableEvent): Promise<void> {
    this.#listeners.get(event.type)?.(event);
    await event.done();
  }
}

interface Asking extends Pick<RequestInit, 'headers' | 'cache' | 'credentials'> {
  /** Address of the page that asks. */
  from?: string;
  mode?: RequestMode;
  destination?: RequestDestination;
}
