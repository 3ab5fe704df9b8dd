import { createContext } from 'react';
import { emptySnapshot, type PageSnapshot } from './page-snapshot.ts';
import { WorkerBridge } from './worker-bridge.ts';

/** What every request of the page needs to know. */
export interface Offline {
  /** Path that the site lives under, with a slash at both ends. */
  base: string;
  bridge: WorkerBridge;
  snapshot: PageSnapshot;
  /** False: the visitor's browser asks nobody, the snapshot is all there is. */
  live: boolean;
}

export const OfflineContext = createContext<Offline>({
  base: '/',
  bridge: new WorkerBridge('/'),
  snapshot: emptySnapshot,
  live: true,
});
