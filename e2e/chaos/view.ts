/** What there is to see in a tab. */
export type View = ReturnType<typeof look>;

/** Runs in the page: nothing outside of it is there. */
export function look() {
  const root = document.getElementById('root');
  const has = (selector: string) => document.querySelector(selector) !== null;
  const pictures = [...document.images];
  // Whoever reads the whole page sees all of them.
  for (const picture of pictures) picture.loading = 'eager';
  const page = window as unknown as { registration?: ServiceWorkerRegistration };
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => Object.assign(page, { registration }));
  return {
    path: location.pathname,
    heading: document.querySelector('h1')?.textContent ?? '',
    // biome-ignore lint/performance/useDomNodeTextContent: what cannot be seen is not there
    text: document.body?.innerText ?? '',
    hasLegalLinks: has('a[href="/impressum"]') && has('a[href="/datenschutz"]'),
    hasWayBack: has('a[href="/"]'),
    isAlive: Object.keys(root?.lastElementChild ?? {}).some((key) => key.startsWith('__reactFiber$')),
    isLoading: has('main[aria-busy], [data-skeleton]') || pictures.some(({ complete }) => !complete),
    /** Those of the answers on the screen. */
    marks: (root?.textContent ?? '').match(/Stand-\w+-\d+/g) ?? [],
    pictures: pictures.filter(({ naturalWidth }) => naturalWidth > 0).map(({ src }) => src),
    theme: document.documentElement.dataset.theme ?? '',
    isControlled: Boolean(navigator.serviceWorker?.controller),
    /** Whether this page may not use the device's storage. */
    isBlocked: window.storageIsBlocked === true,
    isOffered: [...document.querySelectorAll('.notices button')].some(
      ({ textContent }) => textContent === 'Neu laden',
    ),
    isInstalling: Boolean(page.registration?.installing),
  };
}
