import { promisifyRequest } from 'idb-keyval';
import { type PageMessage, storagePrefix, workerFile } from '../../sw/contract.ts';
import { withTimeout } from '../offline/timeout.ts';
import { lastCheck, noteCheck } from './worker-file-check.ts';

/** A file that is missing for less may be about to be deployed, or a hotel's network redirects everything to its own page. */
const confirmationMs = 60 * 60_000;
const databaseTimeoutMs = 2000;
/** Between two searches for caches that the worker has created again. */
const pauseMs = 200;

type Registration = Pick<ServiceWorkerRegistration, 'update' | 'unregister' | 'active'>;

/** Checks for a new version. If the site has moved or closed, removes everything that it has stored, and reloads. */
export async function checkForUpdate(base: string, registration: Registration): Promise<void> {
  const result = await registration.update().then(
    () => 'found' as const,
    () => requestFile(base + workerFile),
  );
  if (result === 'closed' || (result === 'missing' && isConfirmed(base)))
    await removeSite(base, registration);
  else if (result === 'found') noteCheck(base, 'found');
}

async function requestFile(file: string): Promise<'found' | 'missing' | 'closed' | 'unknown'> {
  const response = await fetch(file, { cache: 'no-store', redirect: 'manual' }).catch(() => undefined);
  if (response?.status === 410) return 'closed';
  if (response?.status === 404 || response?.type === 'opaqueredirect') return 'missing';
  if (response?.status !== 200) return 'unknown';
  return response.headers.get('content-type')?.includes('javascript') ? 'found' : 'missing';
}

function isConfirmed(base: string): boolean {
  const { result, age } = lastCheck(base);
  const isKnown = result === 'missing' && age >= 0;
  if (!isKnown) noteCheck(base, 'missing');
  return isKnown && age >= confirmationMs;
}

async function removeSite(base: string, registration: Registration): Promise<void> {
  registration.active?.postMessage({ type: 'CLOSE' } satisfies PageMessage);
  await registration.unregister();
  const prefix = storagePrefix(base);
  await removeStored(prefix).catch(() => {});
  // Last, as the page may write them meanwhile.
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  location.reload();
}

async function removeStored(prefix: string): Promise<void> {
  // IndexedDB can hang (Safari), and a tab of an older version keeps its connection.
  const remove = async () => promisifyRequest(indexedDB.deleteDatabase(prefix));
  await withTimeout(databaseTimeoutMs, remove()).catch(() => {});
  // The worker lives as long as this page, and may have begun to store something.
  while (await removeCaches(prefix)) await new Promise((resolve) => setTimeout(resolve, pauseMs));
}

/** @returns whether there were any */
async function removeCaches(prefix: string): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.map((name) => caches.delete(name)));
  return names.length > 0;
}
