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

const abortTimeoutMs = 1000;

/** Longer than the tab that takes a new version over waits for it. */
const handoverTimeoutMs = 15_000;

/** Ends when a new version has taken over from the worker that controls this document, or has not in time. */
let handover: Promise<void> | undefined;

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
    if (!handover) this.controller?.postMessage(message, ports);
  }

  /** @returns the worker's reply */
  ask(message: PageMessage, timeoutMs = replyTimeoutMs): Promise<unknown> {
    const { port1, port2 } = new MessageChannel();
    const reply = new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    this.send(message, [port2]);
    return withTimeout(timeoutMs, reply).finally(() => port1.close());
  }

  /** While a new version takes over, each message and request would start the worker again, or have Chromium wait until it is idle. */
  get handover(): Promise<void> | undefined {
    return handover;
  }

  /** Resolves when the worker has ended its work: Chromium lets a version wait that skips waiting before. */
  async handOver(): Promise<void> {
    const aborted = this.ask({ type: 'ABORT_REQUESTS' }, abortTimeoutMs);
    this.pause();
    await aborted.catch(() => {});
  }

  /** Another tab has asked for the new version. */
  pause(): void {
    handover ??= new Promise<unknown>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      setTimeout(resolve, handoverTimeoutMs);
    }).then(() => {
      handover = undefined;
    });
  }

  /** The worker's copy of a response. */
  async stored(url: string): Promise<HttpResponse | undefined> {
    try {
      const { answers } = cacheNames(this.base);
      const response = await withTimeout(storageTimeoutMs, caches.match(url, { cacheName: answers }));
      return response && { status: 200, headers: [...response.headers], body: await response.text() };
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
