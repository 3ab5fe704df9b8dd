import { workerFile } from '../../sw/contract.ts';

const timeoutMs = 4000;
let pending: Promise<boolean> | undefined;

/**
 * Whether the page's own host responds, with whatever status: without a network neither a provider nor the host does.
 * Browsers do not know: `navigator.onLine` is true in a Wi-Fi without internet, and false in some virtual machines and VPNs.
 * @param base path that the site lives under
 */
export function isHostReachable(base: string): Promise<boolean> {
  // Requests that fail at the same time share one check. The worker does not cache its own file.
  pending ??= fetch(base + workerFile, {
    method: 'HEAD',
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      pending = undefined;
    });
  return pending;
}
