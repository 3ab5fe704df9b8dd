import { type PageMessage, type WorkerMessage, workerFile } from '../../sw/contract.ts';
import type { WorkerLink } from '../offline/worker-link.ts';

/** The page's end of the line to its service worker. Without a worker it does nothing; also on the server. */
export class WorkerBridge implements WorkerLink {
  readonly #scriptPath: string;
  readonly #listeners = new Set<(message: WorkerMessage) => void>();
  /** Of answers the last to each address: where no worker ever comes, they would grow without end. */
  #unsent = new Map<unknown, PageMessage>();

  /** @param base path that the site lives under */
  constructor(base: string) {
    this.#scriptPath = base + workerFile;
  }

  /**
   * Whether requests of this page go through this site's worker. A worker of another site that lives above this one
   * may stand there too, and knows nothing of it.
   */
  get connected(): boolean {
    return this.#worker !== undefined;
  }

  get #worker(): ServiceWorker | undefined {
    const worker = globalThis.navigator?.serviceWorker?.controller;
    return worker && new URL(worker.scriptURL).pathname === this.#scriptPath ? worker : undefined;
  }

  /** Listens to the worker until the returned function is called. */
  connect(): () => void {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return () => {};
    const hear = ({ data, source }: MessageEvent<WorkerMessage>) => {
      if (source === this.#worker) for (const listener of [...this.#listeners]) listener(data);
    };
    const flush = () => {
      const unsent = this.#unsent;
      this.#unsent = new Map();
      for (const message of unsent.values()) this.send(message);
    };
    serviceWorker.addEventListener('message', hear);
    serviceWorker.addEventListener('controllerchange', flush);
    return () => {
      serviceWorker.removeEventListener('message', hear);
      serviceWorker.removeEventListener('controllerchange', flush);
    };
  }

  send(message: PageMessage): void {
    if (this.#worker) this.#worker.postMessage(message);
    else this.#unsent.set(message.type === 'answer' ? message.url : message, message);
  }

  listen(listener: (message: WorkerMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
