import { fetchedAtHeader, type Report, type Request } from '../../sw/contract.ts';
import type { Fetch } from '../sources/request.ts';
import { SourceError } from '../sources/source-error.ts';

/** The page's end of the line to its service worker. Without a worker it does nothing; also on the server. */
export class WorkerBridge {
  readonly #scriptPath: string;
  readonly #listeners = new Set<(report: Report) => void>();
  #unsent: Request[] = [];

  /** @param base path that the site lives under */
  constructor(base: string) {
    this.#scriptPath = `${base}sw.js`;
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
    const hear = ({ data, source }: MessageEvent<Report>) => {
      if (source === this.#worker) for (const listener of [...this.#listeners]) listener(data);
    };
    const flush = () => {
      const unsent = this.#unsent;
      this.#unsent = [];
      for (const message of unsent) this.send(message);
    };
    serviceWorker.addEventListener('message', hear);
    serviceWorker.addEventListener('controllerchange', flush);
    return () => {
      serviceWorker.removeEventListener('message', hear);
      serviceWorker.removeEventListener('controllerchange', flush);
    };
  }

  /** Tells the worker something; when there is none yet, as soon as there is one. */
  send(message: Request): void {
    if (this.#worker) this.#worker.postMessage(message);
    else this.#unsent.push(message);
  }

  /** Calls the listener with every report until the returned function is called. */
  listen(listener: (report: Report) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * The worker's next report about an address. It is listened for from now on, as it can be faster than the stored
   * answer that it follows.
   */
  nextAnswer(url: string): NextAnswer {
    let take: (response: Promise<Response>) => void = () => {};
    const answer = new Promise<Response>((resolve) => {
      take = resolve;
    });
    // It may come, as a failure too, before anybody waits for it.
    answer.catch(() => {});
    const ignore = this.listen((report) => {
      if (report.type === 'answer' && report.url === url) take(responseOf(report));
    });
    return { fetch: (_, { signal }) => Promise.race([answer, aborted(signal)]), ignore };
  }
}

/** Stands in for `fetch` where the worker does the asking. */
interface NextAnswer {
  fetch: Fetch;
  /** Stops listening. */
  ignore: () => void;
}

/** @throws SourceError when the service gave no answer */
export async function responseOf({ url, answer }: Extract<Report, { type: 'answer' }>): Promise<Response> {
  if (typeof answer === 'string') throw new SourceError(answer, { url });
  return new Response(answer.body || null, { status: answer.status, headers: answer.headers });
}

/** Whether the worker took the response from its store, and is asking the service again meanwhile. */
export const isStored = (response: Response): boolean => response.headers.has(fetchedAtHeader);

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
