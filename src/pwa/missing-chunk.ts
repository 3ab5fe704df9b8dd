import { deviceKey } from '../model/device-entries.ts';

let isLeaving = false;

/**
 * Reloads a tab whose version has been replaced by a deployment without its files: once for each version and tab, and not
 * when the server still has this version, as then something blocks the file.
 * @param script address of the page's script, which differs between versions
 */
export async function reloadForNewVersion(base: string, script = import.meta.url): Promise<void> {
  const document = await servedDocument();
  // Firefox aborts pending loads when the visitor leaves, which must not call them back.
  if (isLeaving || document === undefined || document.includes(new URL(script).pathname)) return;
  const key = deviceKey(base, 'reloaded');
  try {
    if (sessionStorage.getItem(key) === script) return;
    sessionStorage.setItem(key, script);
    location.reload();
  } catch {
    // Without storage it could reload for ever.
  }
}

/** Reloads the document, which is complete without scripts, but never into the browser's error page. */
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
