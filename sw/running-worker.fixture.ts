import { vi } from 'vitest';
import { type PageMessage, revisionOf, type WorkerMessage, type WorkerSite } from './contract.ts';
import { type Deployment, messages, origin } from './device.fixture.ts';

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

/** One process of a version's worker. What it stores outlives it; what it remembers does not. */
export class RunningWorker {
  readonly #listeners: [type: string, listener: (event: Event) => void][] = [];
  readonly #pages = new Map<string, { id: string; url: string }>();

  /** Starts the worker of the version that consists of these files. */
  static async start(files: Deployment, site: Partial<WorkerSite> = {}): Promise<RunningWorker> {
    const worker = new RunningWorker();
    const workerSite: WorkerSite = {
      base: '/',
      answers: {},
      pictureHosts: [],
      picturesAnywhere: false,
      beaconHosts: [],
      notFoundFolders: ['/'],
      openedFiles: ['/profil.pdf', '/images/certificate.jpg'],
      ...site,
    };
    vi.resetModules();
    vi.doMock('virtual:worker-site', () => ({ workerSite }));
    // Workbox as in a build: elsewhere it asserts that an event is the browser's own.
    vi.stubEnv('NODE_ENV', 'production');
    for (const [name, value] of Object.entries({
      self: globalThis,
      location: new URL(`${origin}sw.js`),
      __WB_DISABLE_DEV_LOGS: true,
      FetchEvent: FakeExtendableEvent,
      ExtendableEvent: FakeExtendableEvent,
      addEventListener: (type: string, listener: (event: Event) => void) =>
        worker.#listeners.push([type, listener]),
      skipWaiting: async () => {},
      registration: { scope: origin },
      clients: {
        get: async (id: string) => worker.#pages.get(id),
        claim: async () => {},
        matchAll: async () => [{ postMessage: (message: WorkerMessage) => messages.push(message) }],
      },
      __WB_MANIFEST: await Promise.all(
        Object.entries(files).map(async ([url, content]) => ({
          url,
          revision: await revisionOf(url, new TextEncoder().encode(content)),
        })),
      ),
    }))
      vi.stubGlobal(name, value);
    await import('./sw.ts');
    return worker;
  }

  /** @throws when the version cannot be installed */
  install = (): Promise<void> => this.#dispatch(new FakeExtendableEvent('install'));

  activate = (): Promise<void> => this.#dispatch(new FakeExtendableEvent('activate'));

  /**
   * @param page the id of the page that sends the message
   * @returns what the worker replies
   */
  hear = async (data: PageMessage, page = 'page'): Promise<unknown> => {
    let reply: unknown;
    const ports = [{ postMessage: (sent: unknown) => (reply = sent) }];
    await this.#dispatch(
      Object.assign(new FakeExtendableEvent('message'), { data, source: { id: page }, ports }),
    );
    return reply;
  };

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
  ask(url: string, { from = origin, page = 'page', mode = 'cors', destination = '' }: Asking = {}) {
    // Nobody can make a request of this mode.
    const isNavigation = mode === 'navigate';
    const request = new Request(url, isNavigation ? {} : { mode });
    Object.defineProperty(request, 'destination', { value: destination });
    if (isNavigation) Object.defineProperty(request, 'mode', { value: mode });
    this.#pages.set(page, { id: page, url: from });
    let answer: Promise<Response> | undefined;
    const event = Object.assign(new FakeExtendableEvent('fetch'), {
      request,
      clientId: page,
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
  /** Its id. */
  page?: string;
  mode?: RequestMode;
  destination?: RequestDestination;
}
