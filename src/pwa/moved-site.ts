import { type PageMessage, storagePrefix, workerFile } from '../../sw/contract.ts';
import { lastNote, noteSight } from './worker-sight.ts';

/** A file that is missing for less may be about to be deployed. */
const confirmationMs = 60 * 60_000;

/** Looks for a new version. If the site has moved or closed, removes its stored data, and reloads. */
export async function lookForVersion(base: string, registration: ServiceWorkerRegistration): Promise<void> {
  const sight = await registration.update().then(
    () => 'well' as const,
    () => lookAtFile(base + workerFile),
  );
  if (sight === 'moved' || (sight === 'missing' && isConfirmed(base))) await leave(base, registration);
  else if (sight === 'well') noteSight(base, 'well');
}

async function lookAtFile(file: string): Promise<'well' | 'missing' | 'moved' | 'unknown'> {
  // In this mode a redirect fails only if it leads to another origin.
  const request = { mode: 'same-origin', cache: 'no-store' } as const;
  try {
    const { status, redirected, headers } = await fetch(file, request);
    if (status === 410) return 'moved';
    if (status === 404) return 'missing';
    if (status !== 200) return 'unknown';
    return !redirected && headers.get('content-type')?.includes('javascript') ? 'well' : 'missing';
  } catch {
    const response = await fetch(file, { ...request, redirect: 'manual' }).catch(() => undefined);
    return response?.type === 'opaqueredirect' ? 'moved' : 'unknown';
  }
}

function isConfirmed(base: string): boolean {
  const { sight, age } = lastNote(base);
  const isKnown = sight === 'missing' && age >= 0;
  if (!isKnown) noteSight(base, 'missing');
  return isKnown && age >= confirmationMs;
}

async function leave(base: string, registration: ServiceWorkerRegistration): Promise<void> {
  // Or its pending requests would be stored after everything has been removed.
  registration.active?.postMessage({ type: 'LEAVE' } satisfies PageMessage);
  await registration.unregister();
  const prefix = storagePrefix(base);
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const removeCaches = () => Promise.all(names.map((name) => caches.delete(name)));
  await removeCaches();
  // The worker lives as long as this page, and may have opened some again.
  addEventListener('pagehide', removeCaches);
  // Ends once this page has closed its connection.
  indexedDB.deleteDatabase(prefix);
  location.reload();
}
