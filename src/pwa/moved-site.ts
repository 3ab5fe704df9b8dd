import { promisifyRequest } from 'idb-keyval';
import { type PageMessage, storagePrefix, workerFile } from '../../sw/contract.ts';
import { deleteCachesOf, storageTimeoutMs, withTimeout } from '../../sw/storage.ts';
import { readSetting, writeSetting } from '../ui/stored-setting.ts';
import { reloadFor } from './reload.ts';

/**
 * Pauses after each check before the site counts as gone. A missing file may be about to be deployed; a redirect may lead to
 * the login of a network or a host, where a visitor may be for days.
 */
const confirmationsMs = { missing: [60 * 60_000], redirected: [20 * 60 * 60_000, 20 * 60 * 60_000] } as const;
/** Between two searches for caches that the worker has created again. */
const pauseMs = 200;

type Registration = Pick<ServiceWorkerRegistration, 'update' | 'unregister' | 'active'>;

/** Checks for a new version. If the site has moved or closed, removes everything that it has stored, and reloads. */
export async function checkForUpdate(base: string, registration: Registration): Promise<void> {
  const result = await registration.update().then(
    () => 'found' as const,
    () => requestFile(base + workerFile),
  );
  if (result === 'found') noteCheck(base, 'found');
  const isGone =
    result === 'closed' || ((result === 'missing' || result === 'redirected') && isConfirmed(base, result));
  if (isGone) await removeSite(base, registration);
}

async function requestFile(file: string): Promise<'found' | 'missing' | 'redirected' | 'closed' | 'unknown'> {
  const response = await fetch(file, { cache: 'no-store', redirect: 'manual' }).catch(() => undefined);
  if (response?.status === 410) return 'closed';
  if (response?.status === 404) return 'missing';
  if (response?.type === 'opaqueredirect') return 'redirected';
  // A web page may be the gate of a network or a company's proxy.
  const isWorker = response?.status === 200 && response.headers.get('content-type')?.includes('javascript');
  return isWorker ? 'found' : 'unknown';
}

/** Notes a check, and returns whether those before it were enough. */
function isConfirmed(base: string, result: keyof typeof confirmationsMs): boolean {
  const pauses = confirmationsMs[result];
  const { result: noted, age } = lastCheck(base);
  const done = noted?.startsWith(`${result}-`) && age >= 0 ? Number(noted.split('-')[1]) : 0;
  if (done > 0 && age < (pauses[done - 1] ?? 0)) return false;
  if (done >= pauses.length) return true;
  noteCheck(base, `${result}-${done + 1}`);
  return false;
}

async function removeSite(base: string, registration: Registration): Promise<void> {
  registration.active?.postMessage({ type: 'SITE_CLOSED' } satisfies PageMessage);
  await registration.unregister();
  await removeStored(base).catch(() => {});
  // Last, as the page may write them meanwhile.
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(storagePrefix(base))) storage.removeItem(key);
  await reloadFor('site is gone');
}

async function removeStored(base: string): Promise<void> {
  // A tab of an older version keeps its connection.
  const remove = async () => promisifyRequest(indexedDB.deleteDatabase(storagePrefix(base)));
  await withTimeout(storageTimeoutMs, remove()).catch(() => {});
  // The worker lives as long as this page, and may have begun to store something.
  while (await deleteCachesOf(base)) await new Promise((resolve) => setTimeout(resolve, pauseMs));
}

/** The browser checks at each visit without telling the page, so the page checks only once a day. */
const dueMs = 24 * 60 * 60_000;

/** Stores whether the worker's file was found, or how often it was not. */
export const noteCheck = (base: string, result: 'found' | `${'missing' | 'redirected'}-${number}`): void =>
  writeSetting(base, 'worker', `${result} ${Date.now()}`);

/** True if the worker's file was missing, or has not been checked for a day. */
export function isCheckDue(base: string): boolean {
  const { result, age } = lastCheck(base);
  return result !== 'found' || !(age >= 0 && age < dueMs);
}

/** The age is negative after the clock was set back, and NaN without a valid note. */
function lastCheck(base: string): { result: string | undefined; age: number } {
  const [result, time] = readSetting(base, 'worker')?.split(' ') ?? [];
  return { result, age: Date.now() - Number(time) };
}
