import { createContext } from 'react';
import type { PageMessage, WorkerMessage } from '../../sw/contract.ts';
import type { PictureSource } from '../model/picture.ts';
import type { Dated } from '../providers/resource.ts';

/** Answers and pictures from before the build, for the first paint. Travels in the document as JSON. */
export interface PageSnapshot {
  /** By the address of the request: an answer to another account or other settings has another address. */
  answers: Readonly<Record<string, Dated<unknown>>>;
  /** The site's copies of pictures, by the original's address. */
  pictures: Readonly<Record<string, PictureSource>>;
  /** Whatever was fetched at this moment (milliseconds since the epoch) is made-up sample data. */
  sampledAt?: number;
}

export const emptySnapshot: PageSnapshot = { answers: {}, pictures: {} };

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

interface Offline {
  /** Path that the site lives under, with a slash at both ends. */
  base: string;
  worker: WorkerLink;
  snapshot: PageSnapshot;
  /** False: the visitor's browser asks nobody, the snapshot is all there is. */
  live: boolean;
}

const alone: Offline = { base: '/', worker: noWorker, snapshot: emptySnapshot, live: true };
export const OfflineContext = createContext(alone);
