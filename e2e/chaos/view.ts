/** The observable state of a tab. */
export type View = ReturnType<typeof look>;

/** Runs in the page and may not refer to anything outside of itself. */
export function look() {
  const root = document.getElementById('root');
  const has = (selector: string) => document.querySelector(selector) !== null;
  const pictures = [...document.images];
  // Load all pictures, as for a visitor who scrolls to the end.
  for (const picture of pictures) picture.loading = 'eager';
  const page = window as unknown as { registration?: ServiceWorkerRegistration };
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => Object.assign(page, { registration }));
  return {
    path: location.pathname,
    heading: document.querySelector('h1')?.textContent ?? '',
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count
    text: document.body?.innerText ?? '',
    hasLegalLinks: has('a[href="/impressum"]') && has('a[href="/datenschutz"]'),
    hasWayBack: has('a[href="/"]'),
    isAlive: Object.keys(root?.lastElementChild ?? {}).some((key) => key.startsWith('__reactFiber$')),
    isLoading: has('main[aria-busy], [data-skeleton]') || pictures.some(({ complete }) => !complete),
    /** Marks of the answers on the screen. */
    marks: (root?.textContent ?? '').match(/Stand-\w+-\d+/g) ?? [],
    pictures: pictures.filter(({ naturalWidth }) => naturalWidth > 0).map(({ src }) => src),
    theme: document.documentElement.dataset.theme ?? '',
    isControlled: Boolean(navigator.serviceWorker?.controller),
    /** Whether this page's storage is blocked. */
    isBlocked: window.storageIsBlocked === true,
    isOffered: [...document.querySelectorAll('.notices button')].some(
      ({ textContent }) => textContent === 'Neu laden',
    ),
    isInstalling: Boolean(page.registration?.installing),
  };
}
