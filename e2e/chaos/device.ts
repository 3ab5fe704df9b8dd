declare global {
  interface Window {
    storageIsBlocked?: boolean;
    /** Reads or writes in a database, even while the page's storage is blocked. */
    withAnswers: (
      name: string,
      mode: IDBTransactionMode,
      use: (answers: IDBObjectStore) => IDBRequest,
    ) => Promise<unknown>;
  }
}

/** Everything stored on the device. */
export type Stock = Awaited<ReturnType<typeof takeStock>>;

/* All of these run in the page and may not refer to anything outside of themselves. */

/** Lets the test block the storage of pages opened afterwards. */
export function guardStorage(): void {
  const { open } = IDBFactory.prototype;
  const { getItem, setItem } = Storage.prototype;
  const guarded = <Use extends (...parameters: never[]) => unknown>(use: Use) =>
    function (this: unknown, ...parameters: Parameters<Use>) {
      if (window.storageIsBlocked) throw new DOMException('The operation is insecure.', 'SecurityError');
      return use.apply(this, parameters);
    };
  IDBFactory.prototype.open = guarded(open) as typeof open;
  Storage.prototype.getItem = guarded(getItem) as typeof getItem;
  Storage.prototype.setItem = guarded(setItem) as typeof setItem;
  window.withAnswers = (name, mode, use) =>
    new Promise((resolve) => {
      setTimeout(resolve, 2000);
      const opening = open.call(indexedDB, name);
      opening.onerror = () => resolve(undefined);
      // The site creates its own database.
      opening.onupgradeneeded = () =>
        name === 'portfolio@/|' ? opening.transaction?.abort() : opening.result.createObjectStore('answers');
      opening.onsuccess = () => {
        const database = opening.result;
        const transaction = database.transaction('answers', mode);
        const using = use(transaction.objectStore('answers'));
        transaction.oncomplete = transaction.onabort = () => {
          database.close();
          resolve(using.error ? undefined : using.result);
        };
      };
    });
}

/** Stores data as another app of the same origin. */
export async function settleOthers(): Promise<void> {
  for (const name of ['portfolio@/other/|answers', 'somebody else'])
    await (await caches.open(name)).put('/its-own', new Response('its own'));
  localStorage['portfolio@/other/|theme'] = 'its own';
  // biome-ignore lint/suspicious/noDocumentCookie: as other apps do
  document.cookie = 'other=1; path=/';
  await window.withAnswers('portfolio@/other/|', 'readwrite', (answers) => answers.put('its own', 'answers'));
}

/** Marks of the answers in the page's memory and the worker's cache, the stored pictures, and the other app's data. */
export async function takeStock() {
  const marksIn = (text: string): string[] => text.match(/Stand-\w+-\d+/g) ?? [];
  const read = (name: string) => window.withAnswers(name, 'readonly', (answers) => answers.get('answers'));
  const open = async (name: string) => ((await caches.has(name)) ? caches.open(name) : undefined);
  const urlsIn = async (name: string) => ((await (await open(name))?.keys()) ?? []).map(({ url }) => url);
  const stored = (await (await open('portfolio@/|answers'))?.matchAll()) ?? [];
  const others = [...(await urlsIn('portfolio@/other/|answers')), ...(await urlsIn('somebody else'))];
  return {
    hasWorker: Boolean((await navigator.serviceWorker.getRegistration())?.active),
    memory: marksIn(String(await read('portfolio@/|'))),
    answers: marksIn((await Promise.all(stored.map((answer) => answer.text()))).join()),
    pictures: [...(await urlsIn('portfolio@/|pictures')), ...(await urlsIn('portfolio@/|opaque'))],
    others: [
      await read('portfolio@/other/|'),
      localStorage['portfolio@/other/|theme'],
      ...others.map((url) => new URL(url).pathname),
      ...document.cookie.split('; ').filter((cookie) => cookie.startsWith('other')),
    ],
  };
}

export const damages = {
  'the database is emptied': () =>
    window.withAnswers('portfolio@/|', 'readwrite', (answers) => answers.clear()),
  'the database holds half a text': () =>
    window.withAnswers('portfolio@/|', 'readwrite', (answers) =>
      answers.put('{"version":1,"answers":[{', 'answers'),
    ),
  'all caches but the shell are gone': async () => {
    for (const name of await caches.keys())
      if (name.startsWith('portfolio@/|') && !name.endsWith('|shell')) await caches.delete(name);
  },
  'stored answers are no JSON': async () => {
    const cache = await caches.open('portfolio@/|answers');
    for (const key of await cache.keys()) {
      const headers = (await cache.match(key, { ignoreVary: true }))?.headers;
      await cache.put(key, new Response('{"items":[', headers ? { headers } : {}));
    }
  },
} as const satisfies Record<string, () => Promise<unknown>>;
