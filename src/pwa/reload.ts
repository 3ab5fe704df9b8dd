import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { deviceKey } from '../model/device-entries.ts';

/** Why a page loads again, and what has to hold. No visitor is left with a browser's error page, or in a loop. */
const conditions = {
  /** The visitor asks for it. */
  wish: () => navigator.onLine || Boolean(navigator.serviceWorker?.controller),
  /** The visitor takes a new version, which is active or will be by the reload. */
  'new version': () => true,
  /** The document was loaded from a version before the active one. */
  'former version': async () => !isOpen(await servedDocument(location.pathname)),
  /** A deployment has removed a file of the page: once for each version and tab. */
  'missing file': isOfReplacedVersion,
  /** The host responds again. It would call visitors back who are on the way to another document. */
  'network is back': () => !isLeaving,
  /** Scripts of analytics end only with the page. */
  'consent withdrawn': untilReachable,
  /** Nothing is drawn any more. */
  'page is stuck': untilReachable,
  /** The open document lacks the data or the code of the page at this address. */
  'other page': async () => !isDocumentOfAddress() && (await isOtherDocument(location.pathname, 'follow')),
  /** The site has moved or closed. */
  'site is gone': () => true,
  /** Mistakes were mended in `npm run dev`: the document has no head for the site. */
  'config is valid': () => true,
} as const satisfies Record<string, () => boolean | Promise<boolean>>;

/** @returns whether the page loads again */
export async function reloadFor(cause: keyof typeof conditions): Promise<boolean> {
  const mayReload = await conditions[cause]();
  if (mayReload) location.reload();
  return mayReload;
}

/** The path that the document was loaded for. */
const loaded = globalThis.location?.pathname ?? '';
let isLeaving = false;
/** The page is blank meanwhile. */
const timeoutMs = 3000;
/** A navigation that has not finished by then has failed. */
const leavingTimeoutMs = 30_000;

/**
 * Loads the document of the page at this address. A host that answers unknown paths with its first page has brought the wrong
 * document: then the page's file.
 * @returns whether it is being loaded
 */
export async function loadDocument(): Promise<boolean> {
  if (!isDocumentOfAddress()) return reloadFor('other page');
  if (loaded.endsWith('.html')) return false;
  const { pathname, search, hash } = location;
  const file = `${withoutEnding(pathname)}.html`;
  if (!(await isOtherDocument(file, 'error'))) return false;
  location.replace(file + search + hash);
  return true;
}

/** Whether the open document was loaded for this address. */
export const isDocumentOfAddress = (): boolean => withoutEnding(location.pathname) === withoutEnding(loaded);

const withoutEnding = (path: string): string => path.replace(/(?:\.html)?\/?$/, '');

/** False if the server still has this version, as then something blocks the file. */
async function isOfReplacedVersion(): Promise<boolean> {
  // The address of the page's script, which differs between versions.
  const script = import.meta.url;
  const document = await servedDocument(location.href);
  // Firefox aborts pending loads when the visitor leaves, which must not call them back.
  if (isLeaving || document === undefined || document.includes(new URL(script).pathname)) return false;
  const key = deviceKey(import.meta.env.BASE_URL, 'reloaded');
  try {
    if (sessionStorage.getItem(key) === script) return false;
    sessionStorage.setItem(key, script);
    return true;
  } catch {
    // It could reload for ever if storage is blocked.
    return false;
  }
}

/** Ignores the status, as the page does. */
async function untilReachable(): Promise<boolean> {
  const request = () => fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
  const responds = () =>
    request().then(
      () => true,
      () => false,
    );
  while (!(await responds())) await new Promise((resolve) => setTimeout(resolve, timeoutMs));
  return true;
}

/** Whether the worker, or the host, has another document at an address than the open one. */
async function isOtherDocument(address: string, redirect: RequestRedirect): Promise<boolean> {
  const served = await servedDocument(address, redirect);
  return served !== undefined && !isOpen(served);
}

const isOpen = (served: string | undefined): boolean =>
  served?.includes(document.documentElement.dataset.revision ?? '') ?? false;

const servedDocument = (address: string, redirect: RequestRedirect = 'follow'): Promise<string | undefined> =>
  fetch(address, { cache: 'no-store', redirect, signal: AbortSignal.timeout(timeoutMs) }).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );

/**
 * Reloads a page that comes back from the back/forward cache and draws nothing more: Firefox drops messages that are in
 * flight when a page enters the cache, and React's scheduler waits for its own for ever.
 */
function reloadIfStuck({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  // Longer than a slow phone needs to draw nothing.
  const timer = setTimeout(() => reloadFor('page is stuck'), timeoutMs);
  const drawn = () => clearTimeout(timer);
  createRoot(document.createDocumentFragment()).render(createElement('i', { ref: drawn }));
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', () => {
    isLeaving = true;
    // A link that opens a program, such as `mailto:`, does not navigate.
    setTimeout(() => {
      isLeaving = false;
    }, leavingTimeoutMs);
  });
  // Back from the back/forward cache, in which the timer stood still.
  window.addEventListener('pageshow', (event) => {
    isLeaving = false;
    reloadIfStuck(event);
  });
  window.addEventListener('vite:preloadError', () => void reloadFor('missing file'));
}
