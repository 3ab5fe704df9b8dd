import { fetchAnswer } from '../sources/request.ts';

/** A second reload for the same reason within this time would not help either. */
const guardMs = 60_000;
/** Nobody waits longer for a page that was asked for: it was a download, say. */
const leavingMs = 10_000;
const key = 'portfolio-reloaded-for-missing-chunk';

let leftAt = Number.NEGATIVE_INFINITY;

/** From now on the visitor waits for another page. */
export function noticeLeaving(): void {
  leftAt = Date.now();
}

/**
 * A tab of an old version can ask for a file that the new deployment no longer has: loading the page anew, once, brings
 * the new version. A file that is missing for another reason, because there is no network or because somebody blocks
 * it, would be missing again; who asked for it says so.
 * Whoever is leaving is not called back: Firefox breaks off what the page still loads, and says that it failed.
 * @param script the address of the page's script, which is another one in each version
 */
export async function reloadForNewVersion(script = new URL(import.meta.url).pathname): Promise<void> {
  if (Date.now() - leftAt < leavingMs) return;
  const document = await servedDocument();
  if (document !== undefined && !document.includes(script) && mayReload()) location.reload();
}

/** Loads the document of this address, which says all without scripts: but not when the browser's error page would come. */
export async function reloadDocument(): Promise<void> {
  if ((await servedDocument()) !== undefined) location.reload();
}

/** What the server has at this address now; undefined when it does not answer, or has nothing. */
async function servedDocument(): Promise<string | undefined> {
  const { status, body } = await fetchAnswer(location.href, {
    fetch: (url, init) => fetch(url, { ...init, cache: 'no-store' }),
  }).catch(() => ({ status: 0, body: '' }));
  return status === 200 ? body : undefined;
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key));
    sessionStorage.setItem(key, String(Date.now()));
    return Date.now() - last > guardMs;
  } catch {
    // Without a memory it could reload for ever.
    return false;
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', noticeLeaving);
  window.addEventListener('vite:preloadError', () => void reloadForNewVersion());
}
