/** What a tab shows. */
export type View = ReturnType<typeof look>;
/** What the device has stored, with the marks of the answers in the page's memory. */
export type Stock = Awaited<ReturnType<typeof takeStock>> & { memory: string[] };

/* All of these run in the page and may not refer to anything outside of themselves. */

export function look() {
  const root = document.getElementById('root');
  const has = (selector: string) => document.querySelector(selector) !== null;
  const pictures = [...document.images];
  // Load all pictures, as for a visitor who scrolls to the end.
  for (const picture of pictures) picture.loading = 'eager';
  const buttons = [...document.querySelectorAll('.notices button')];
  return {
    path: location.pathname,
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count
    text: document.body?.innerText ?? '',
    hasHeading: Boolean(document.querySelector('h1')?.textContent),
    hasLegalLinks: has('a[href="/impressum"]') && has('a[href="/datenschutz"]'),
    hasWayBack: has('a[href="/"]'),
    isAlive: Object.keys(root?.lastElementChild ?? {}).some((key) => key.startsWith('__reactFiber$')),
    isLoading: has('main[aria-busy], [data-skeleton]') || pictures.some(({ complete }) => !complete),
    /** Marks of the answers on the screen. */
    marks: (root?.textContent ?? '').match(/Stand-\w+-\d+/g) ?? [],
    pictures: pictures.filter(({ naturalWidth }) => naturalWidth > 0).map(({ src }) => src),
    isControlled: Boolean(navigator.serviceWorker?.controller),
    isOffered: buttons.some(({ textContent }) => textContent === 'Neu laden'),
  };
}

/** Stores data as another app of the same origin. */
export async function settleOthers(): Promise<void> {
  await (await caches.open('portfolio@/other/|answers')).put('/its-own', new Response('its own'));
  localStorage['portfolio@/other/|theme'] = 'its own';
}

/** Marks of the answers in the worker's cache, the stored pictures, and the other app's data. */
export async function takeStock() {
  const marksIn = (text: string): string[] => text.match(/Stand-\w+-\d+/g) ?? [];
  const open = async (name: string) => ((await caches.has(name)) ? caches.open(name) : undefined);
  const urlsIn = async (name: string) => ((await (await open(name))?.keys()) ?? []).map(({ url }) => url);
  const stored = (await (await open('portfolio@/|answers'))?.matchAll()) ?? [];
  const registration = await navigator.serviceWorker.getRegistration();
  return {
    hasWorker: Boolean(registration?.active),
    isInstalling: Boolean(registration?.installing),
    answers: marksIn((await Promise.all(stored.map((answer) => answer.text()))).join()),
    pictures: [...(await urlsIn('portfolio@/|pictures')), ...(await urlsIn('portfolio@/|opaque'))],
    others: [localStorage['portfolio@/other/|theme'], ...(await urlsIn('portfolio@/other/|answers'))].length,
  };
}
