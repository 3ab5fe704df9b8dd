import type { PageMessage, WorkerMessage } from '../../sw/contract.ts';

/** The page's end of the line to its service worker, as far as its data need it; src/pwa has the line itself. */
export interface WorkerLink {
  /** Whether requests of this page go through this site's worker. */
  readonly connected: boolean;
  /** Tells the worker something, if there is one. */
  send(message: PageMessage): void;
  /** Stores an answer of the first visit for the worker, which is still installing. @param fetchedAt in milliseconds */
  keep(url: string, body: string, fetchedAt: number): Promise<void>;
  /** Calls the listener with everything that the worker says until the returned function is called. */
  listen(listener: (message: WorkerMessage) => void): () => void;
}

/** A page without a worker; also on the server. */
export const noWorker: WorkerLink = {
  connected: false,
  send: () => {},
  keep: async () => {},
  listen: () => () => {},
};
