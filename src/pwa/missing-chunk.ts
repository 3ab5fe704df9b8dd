import { deviceKey } from '../model/device-entries.ts';

let isLeaving = false;

/**
 * Reloads a tab of an old version that asks for a file which the new deployment lacks: once for each version and tab, and
 * not when the server has this version, as then something blocks the file.
 * @param script the address of the page's script, which differs between versions
 */
export async function reloadForNewVersion(base: string, script = import.meta.url): Promise<void> {
  const document = await servedDocument();
  // Firefox aborts what a page still loads when the visitor leaves, which must not call them back.
  if (isLeaving || document === undefined || document.includes(new URL(script).pathname)) return;
  const key = deviceKey(base, 'reloaded');
  try {
    if (sessionStorage.getItem(key) === script) return;
    sessionStorage.setItem(key, script);
    location.reload();
  } catch {
    // Without a memory it could reload for ever.
  }
}

/** Loads the document of this address, which is complete without scripts, but not when a browser's error page would come. */
export async function reloadDocument(): Promise<void> {
  if ((await servedDocument()) !== undefined) location.reload();
}

const servedDocument = (): Promise<string | undefined> =>
  fetch(location.href, { cache: 'no-store' }).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );

if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  window.addEventListener('vite:preloadError', () => void reloadForNewVersion(import.meta.env.BASE_URL));
}
