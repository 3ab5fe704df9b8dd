/** A second reload for the same reason within this time would not help either. */
const guardMs = 60_000;
const key = 'portfolio-reloaded-for-missing-chunk';

/**
 * A tab of an old version can ask for a file that the new deployment no longer has. Loading the page anew brings the
 * new version, once; when that does not help, the error goes where errors go.
 */
export function reloadForMissingChunk(event: Event): void {
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

if (typeof window !== 'undefined') window.addEventListener('vite:preloadError', reloadForMissingChunk);
