import { deviceKey } from '../model/device-entries.ts';

/* The reloads that pages do by themselves, each at most once for its cause. Those of a takeover: register-worker.ts. */

/** The path that the document was loaded for. */
const loaded = globalThis.location?.pathname ?? '';
let isLeaving = false;
/** The page is blank meanwhile. */
const timeoutMs = 3000;
/** A navigation that has not finished by then has failed. */
const leavingTimeoutMs = 30_000;

/**
 * Reloads a tab whose version has been replaced by a deployment without its files: once for each version and tab, and not
 * when the server still has this version, as then something blocks the file.
 */
async function reloadForNewVersion(): Promise<void> {
  // The address of the page's script, which differs between versions.
  const script = import.meta.url;
  const document = await servedDocument(location.href);
  // Firefox aborts pending loads when the visitor leaves, which must not call them back.
  if (isLeaving || document === undefined || document.includes(new URL(script).pathname)) return;
  const key = deviceKey(import.meta.env.BASE_URL, 'reloaded');
  try {
    if (sessionStorage.getItem(key) === script) return;
    sessionStorage.setItem(key, script);
    location.reload();
  } catch {
    // Without storage it could reload for ever.
  }
}

/** Reloads, unless the visitor is on the way to another document: that would call them back. */
export function reloadUnlessLeaving(): void {
  if (!isLeaving) location.reload();
}

/** Reloads as soon as the browser would not show its error page instead. */
export async function reloadWhenReachable(): Promise<void> {
  try {
    await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    location.reload();
  } catch {
    setTimeout(reloadWhenReachable, timeoutMs);
  }
}

/**
 * Loads the document of the page at this address, whose data or code the open document lacks, but never the browser's
 * error page. A host that answers unknown paths with its first page has brought the wrong document: then the page's file.
 * @returns whether it is being loaded
 */
export async function loadDocument(): Promise<boolean> {
  const { pathname, search, hash } = location;
  if (!isDocumentOfAddress()) {
    if (!(await isOtherDocument(pathname, 'follow'))) return false;
    location.reload();
    return true;
  }
  if (loaded.endsWith('.html')) return false;
  const file = `${withoutEnding(pathname)}.html`;
  if (!(await isOtherDocument(file, 'error'))) return false;
  location.replace(file + search + hash);
  return true;
}

/** Whether the host serves a document that is not the open one. */
async function isOtherDocument(address: string, redirect: RequestRedirect): Promise<boolean> {
  const served = await servedDocument(address, redirect);
  const { revision = '' } = document.documentElement.dataset;
  return served !== undefined && !served.includes(revision);
}

/** Whether the open document was loaded for this address. */
export const isDocumentOfAddress = (): boolean => withoutEnding(location.pathname) === withoutEnding(loaded);

const withoutEnding = (path: string): string => path.replace(/(?:\.html)?\/?$/, '');

const servedDocument = (address: string, redirect: RequestRedirect = 'follow'): Promise<string | undefined> =>
  fetch(address, { cache: 'no-store', redirect, signal: AbortSignal.timeout(timeoutMs) }).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );

if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', () => {
    isLeaving = true;
    // A link that opens a program, such as `mailto:`, does not navigate.
    setTimeout(() => {
      isLeaving = false;
    }, leavingTimeoutMs);
  });
  // Back from the back/forward cache, in which the timer stood still.
  window.addEventListener('pageshow', () => {
    isLeaving = false;
  });
  window.addEventListener('vite:preloadError', () => void reloadForNewVersion());
}
