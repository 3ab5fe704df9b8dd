import {
  cacheNames,
  datedAnswer,
  type PageMessage,
  type WorkerMessage,
  workerFile,
} from '../../sw/contract.ts';

/** The page's end of the line to its service worker. Without a worker it does nothing; also on the server. */
export class WorkerLink {
  /** @param base path that the site lives under */
  constructor(private readonly base: string) {}

  /** Whether requests go through this site's worker; that of a site above this one may control the page too. */
  get connected(): boolean {
    return this.#worker !== undefined;
  }

  get #worker(): ServiceWorker | undefined {
    const worker = globalThis.navigator?.serviceWorker?.controller;
    return worker && new URL(worker.scriptURL).pathname === this.base + workerFile ? worker : undefined;
  }

  /** Tells the worker something, if there is one. */
  send(message: PageMessage): void {
    this.#worker?.postMessage(message);
  }

  /** Stores an answer of the first visit for the worker, which is still installing. @param fetchedAt in milliseconds */
  async keep(url: string, body: string, fetchedAt: number): Promise<void> {
    try {
      // Never resolves where no worker is allowed.
      const registration = await navigator.serviceWorker?.ready;
      if (registration && new URL(registration.scope).pathname === this.base)
        await (await caches.open(cacheNames(this.base).answers)).put(url, datedAnswer(body, fetchedAt));
    } catch {
      // React Query's copy is there.
    }
  }

  /** Calls the listener with everything that the worker says until the returned function is called. */
  listen(listener: (message: WorkerMessage) => void): () => void {
    const hear = ({ data, source }: MessageEvent<WorkerMessage>) => {
      if (source === this.#worker) listener(data);
    };
    navigator.serviceWorker?.addEventListener('message', hear);
    return () => navigator.serviceWorker?.removeEventListener('message', hear);
  }
}
