import { candidateAddress } from '../../sw/contract.ts';
import type { WorkerBridge } from './worker-bridge.ts';

/**
 * Tries out, unseen, the pictures that the worker could not judge: their hosts do not let scripts see whether an
 * answer was a success, but a picture that can be drawn was one.
 * @returns a function that stops it
 */
export function tryCandidates(bridge: WorkerBridge, base: string): () => void {
  return bridge.listen((report) => {
    if (report.type !== 'candidate') return;
    const { url } = report;
    const settle = (shows: boolean) => bridge.send({ type: 'candidate', url, shows });
    const picture = new Image();
    picture.onload = () => settle(true);
    picture.onerror = () => settle(false);
    picture.src = candidateAddress(base, url);
  });
}
