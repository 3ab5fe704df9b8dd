import {
  cacheNames,
  type HttpResponse,
  type PageMessage,
  timestampedResponse,
  type WorkerMessage,
  workerFile,
} from '../../sw/contract.ts';
import { storageTimeoutMs, withTimeout } from '../../sw/storage.ts';

/** A worker that is being replaced may never reply; a busy one may take seconds. */
const replyTimeoutMs = 10_000;

/** A new version takes over from the worker that controls this document. */
let isHandingOver = false;

/** The page's connection to its service worker. Does nothing without one, and on the server. */
export class WorkerLink {
  /** @param base path that the site lives under */
  constructor(readonly base: string) {}

  /** Whether this site's worker controls the page; that of a site above this one may too. */
  get connected(): boolean {
    return this.controller !== undefined;
  }

  get controller(): ServiceWorker | undefined {
    const worker = globalThis.navigator?.serviceWorker?.controller;
    return worker && new URL(worker.scriptURL).pathname === this.base + workerFile ? worker : undefined;
  }

  send(message: PageMessage, ports: MessagePort[] = []): void {
    if (!isHandingOver) this.controller?.postMessage(message, ports);
  }

  /** @returns the worker's reply */
  ask(message: PageMessage): Promise<unknown> {
    const { port1, port2 } = new MessageChannel();
    const reply = new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    this.send(message, [port2]);
    return withTimeout(replyTimeoutMs, reply).finally(() => port1.close());
  }

  /** A new version takes over: each message and request would start the worker again, or have Chromium wait until it is idle. */
  get isHandingOver(): boolean {
    return isHandingOver;
  }

  /** Lets the worker end its work, and sends it nothing more. */
  handOver(): void {
    this.send({ type: 'ABORT_REQUESTS' });
    isHandingOver = true;
  }

  /** The worker's copy of a response. */
  async stored(url: string): Promise<HttpResponse | undefined> {
    try {
      const { answers } = cacheNames(this.base);
      const found = await withTimeout(storageTimeoutMs, caches.match(url, { cacheName: answers }));
      return found && { status: 200, headers: [...found.headers], body: await found.text() };
    } catch {
      return undefined;
    }
  }

  /** Stores a response for the worker, which is still installing on the first visit. */
  async keep(url: string, body: string, fetchedAt: number): Promise<void> {
    try {
      // Never resolves where no worker is allowed.
      const registration = await navigator.serviceWorker?.ready;
      if (registration && new URL(registration.scope).pathname === this.base)
        await (await caches.open(cacheNames(this.base).answers)).put(
          url,
          timestampedResponse(body, fetchedAt),
        );
    } catch {
      // React Query has a copy.
    }
  }

  /** @returns a function that stops it */
  listen(listener: (message: WorkerMessage) => void): () => void {
    const hear = ({ data, source }: MessageEvent<WorkerMessage>) => {
      if (source === this.controller) listener(data);
    };
    navigator.serviceWorker?.addEventListener('message', hear);
    return () => navigator.serviceWorker?.removeEventListener('message', hear);
  }
}

/** Deletes the responses and pictures that the worker has stored. */
export async function deleteCachedResponses(base: string): Promise<void> {
  const { answers, pictures, drawn, undrawn } = cacheNames(base);
  await Promise.all([answers, pictures, drawn, undrawn].map((name) => caches.delete(name)));
}
