import { type PageMessage, storagePrefix, workerFile } from '../../sw/contract.ts';
import { lastNote, noteSight } from './worker-sight.ts';

/** A file that is missing for less may be about to be deployed, or a hotel's network redirects everything to its own page. */
const confirmationMs = 60 * 60_000;
const [removals, pauseMs] = [5, 200];

/** Looks for a new version. If the site has moved or closed, removes everything that it has stored, and reloads. */
export async function lookForVersion(base: string, registration: ServiceWorkerRegistration): Promise<void> {
  const sight = await registration.update().then(
    () => 'well' as const,
    () => lookAtFile(base + workerFile),
  );
  if (sight === 'closed' || (sight === 'missing' && isConfirmed(base))) await leave(base, registration);
  else if (sight === 'well') noteSight(base, 'well');
}

async function lookAtFile(file: string): Promise<'well' | 'missing' | 'closed' | 'unknown'> {
  // In this mode a redirect fails only if it leads to another origin.
  const request = { mode: 'same-origin', cache: 'no-store' } as const;
  try {
    const { status, redirected, headers } = await fetch(file, request);
    if (status === 410) return 'closed';
    if (status === 404) return 'missing';
    if (status !== 200) return 'unknown';
    return !redirected && headers.get('content-type')?.includes('javascript') ? 'well' : 'missing';
  } catch {
    const response = await fetch(file, { ...request, redirect: 'manual' }).catch(() => undefined);
    return response?.type === 'opaqueredirect' ? 'missing' : 'unknown';
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
  const remove = () => removeStored(storagePrefix(base));
  // The worker lives as long as this page, and may still store something.
  addEventListener('pagehide', remove);
  for (let removal = 0; removal < removals; removal += 1) {
    await remove();
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  location.reload();
}

async function removeStored(prefix: string): Promise<void> {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  // Ends by itself, once every page has closed its connection.
  indexedDB.deleteDatabase(prefix);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
}
