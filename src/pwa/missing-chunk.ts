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
 * A tab of an old version can ask for a file that the new deployment no longer has. Loading the page anew brings the
 * new version, once; when that does not help, the error goes where errors go.
 * Whoever is leaving is not called back: Firefox breaks off what the page still loads, and says that it failed.
 */
export function reloadForMissingChunk(event: Event): void {
  if (Date.now() - leftAt < leavingMs) {
    event.preventDefault();
    return;
  }
  if (!mayReload()) return;
  event.preventDefault();
  location.reload();
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
  window.addEventListener('vite:preloadError', reloadForMissingChunk);
}
