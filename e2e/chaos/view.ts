import type { Resource } from './outside.ts';

/** What there is to see in a tab. */
export interface View {
  path: string;
  heading: string;
  text: string;
  hasLegalLinks: boolean;
  hasWayBack: boolean;
  isAlive: boolean;
  isLoading: boolean;
  /** The numbers of the answers on the screen. */
  marks: Partial<Record<Resource, number[]>>;
  /** Pictures that are there, and those that are still on their way. */
  pictures: string[];
  pending: number;
  theme: string;
  isControlled: boolean;
  /** Whether this page may not use the device's storage. */
  isBlocked: boolean;
  isOffered: boolean;
  isInstalling: boolean;
}

/** What the device holds. */
export interface Stock {
  /** Whether a worker is in charge of the site. */
  hasWorker: boolean;
  /** The number of each answer in the page's memory, and in the worker's cache. */
  memory: Partial<Record<Resource, number>>;
  answers: Partial<Record<Resource, number>>;
  pictures: string[];
  /** What another app of the origin keeps there, in words. */
  others: string[];
}

/* These run in the page: nothing outside of them is there. */

export function look(): View {
  // biome-ignore lint/performance/useDomNodeTextContent: what cannot be seen is not there
  const text = document.body?.innerText ?? '';
  const marks: Record<string, number[]> = {};
  for (const [, name = '', number] of (document.getElementById('root')?.textContent ?? '').matchAll(
    /Stand-(\w+)-(\d+)/g,
  ))
    marks[name] = [...new Set([...(marks[name] ?? []), Number(number)])];
  const pictures = [...document.images];
  // Whoever reads the whole page sees all of them.
  for (const picture of pictures) picture.loading = 'eager';
  const { installing } =
    (window as unknown as { registration?: ServiceWorkerRegistration }).registration ?? {};
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => Object.assign(window, { registration }));
  return {
    path: location.pathname,
    heading: document.querySelector('h1')?.textContent ?? '',
    text,
    hasLegalLinks: ['/impressum', '/datenschutz'].every((path) =>
      document.querySelector(`a[href="${path}"]`),
    ),
    hasWayBack: document.querySelector('a[href="/"]') !== null,
    isAlive: Object.keys(document.getElementById('root')?.lastElementChild ?? {}).some((key) =>
      key.startsWith('__reactFiber$'),
    ),
    isLoading: document.querySelector('main[aria-busy], [data-skeleton]') !== null,
    marks,
    pictures: pictures.filter(({ naturalWidth }) => naturalWidth > 0).map(({ src }) => src),
    pending: pictures.filter(({ complete }) => !complete).length,
    theme: document.documentElement.dataset.theme ?? '',
    isControlled: Boolean(navigator.serviceWorker?.controller),
    isBlocked: Reflect.get(window, 'storageIsBlocked') === true,
    isOffered: [...document.querySelectorAll('.notices button')].some(
      ({ textContent }) => textContent === 'Neu laden',
    ),
    isInstalling: Boolean(installing),
  };
}

export async function takeStock(): Promise<Stock> {
  const numbersIn = (text: string) => {
    const numbers: Record<string, number> = {};
    for (const [, name = '', number] of text.matchAll(/Stand-(\w+)-(\d+)/g))
      numbers[name] = Math.max(numbers[name] ?? 0, Number(number));
    return numbers;
  };
  const page = window as unknown as { storageIsBlocked?: boolean };
  const isBlocked = page.storageIsBlocked ?? false;
  page.storageIsBlocked = false;
  const read = (name: string) => {
    const opening = indexedDB.open(name);
    return new Promise<string>((resolve) => {
      setTimeout(() => resolve(''), 2000);
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () => resolve('');
      opening.onsuccess = () => {
        const { result: database } = opening;
        try {
          const reading = database.transaction('answers').objectStore('answers').get('answers');
          reading.onsuccess = () => {
            database.close();
            resolve(typeof reading.result === 'string' ? reading.result : '');
          };
        } catch {
          database.close();
          resolve('');
        }
      };
    });
  };
  const reading = Promise.all([read('portfolio@/|'), read('portfolio@/other/|')]);
  const other = localStorage['portfolio@/other/|theme'];
  page.storageIsBlocked = isBlocked;
  const [memory, others] = await reading;
  const keysOf = async (name: string) =>
    (await caches.has(name)) ? (await (await caches.open(name)).keys()).map(({ url }) => url) : [];
  const answers = await Promise.all(
    (await keysOf('portfolio@/|answers')).map(async (url) => {
      const stored = await caches.match(url, { cacheName: 'portfolio@/|answers', ignoreVary: true });
      return stored?.text() ?? '';
    }),
  );
  const kept = await Promise.all(['portfolio@/other/|answers', 'somebody else'].map(keysOf));
  return {
    hasWorker: Boolean((await navigator.serviceWorker.getRegistration())?.active),
    memory: numbersIn(memory),
    answers: numbersIn(answers.join()),
    pictures: [...(await keysOf('portfolio@/|pictures')), ...(await keysOf('portfolio@/|opaque'))],
    others: [
      others,
      other,
      ...kept.flat().map((url) => new URL(url).pathname),
      ...document.cookie.split('; ').filter((cookie) => cookie.startsWith('other')),
    ],
  };
}

/** Another app of the origin moves in. */
export async function settleOthers(): Promise<void> {
  for (const name of ['portfolio@/other/|answers', 'somebody else'])
    await (await caches.open(name)).put('/its-own', new Response('its own'));
  localStorage['portfolio@/other/|theme'] = 'its own';
  // biome-ignore lint/suspicious/noDocumentCookie: as other apps do
  document.cookie = 'other=1; path=/';
  const opening = indexedDB.open('portfolio@/other/|');
  await new Promise<void>((resolve) => {
    opening.onupgradeneeded = () => opening.result.createObjectStore('answers').put('its own', 'answers');
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}
