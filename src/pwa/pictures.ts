import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { withTimeout } from '../../sw/storage.ts';
import type { PictureSource } from '../model/site-picture.ts';
import { OfflineContext } from '../offline/offline-provider.tsx';
import type { WorkerLink } from '../offline/worker-link.ts';
import { watchPictures } from './drawn-pictures.ts';

/** Pause in which pictures on screen load first. */
const restMs = 1500;
/** Pause before a retry: the next visit may have no network. */
const repeatMs = 6000;
/** A copy that never ends must not keep the others from being stored. */
const copyTimeoutMs = 10_000;

/** Has the worker store every picture of the page, and judge those of other hosts. */
export function OfflinePictures({ known }: { known: readonly PictureSource[] }): null {
  const { worker } = use(OfflineContext);
  useCachedFiles(known);
  useEffect(() => watchPictures(worker), [worker]);
  return null;
}

/**
 * Has the worker store every picture of the page, and of a picture's copies the one that this device would show.
 * @param known pictures that are not in the document from the start, all that have copies, and files
 */
export function useCachedFiles(known: readonly PictureSource[]): void {
  const client = useQueryClient();
  const { worker } = use(OfflineContext);
  useEffect(() => preparePictures(client, worker, known), [client, worker, known]);
}

/** Tells the worker which pictures, and files, the page needs offline, until the returned function is called. */
export function preparePictures(client: QueryClient, worker: WorkerLink, known: readonly PictureSource[]) {
  const copies = new Map<PictureSource, string>();
  let sent: string | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let repeating: ReturnType<typeof setTimeout> | undefined;

  /** A hidden tab asks when it is shown. */
  const mayAsk = () => worker.connected && document.visibilityState !== 'hidden';
  const send = async () => {
    if (!mayAsk()) return;
    // Saves the pictures only: the worker also stores what is missing of the site itself.
    const savesData = Reflect.get(navigator, 'connection')?.saveData === true;
    worker.send({ type: 'STORE_URLS', urls: savesData ? [] : urlsOf(shownAddresses()) });
    if (savesData) return;
    const missing = known.filter((source) => !copies.has(source));
    await Promise.all(
      missing.map((source) =>
        withTimeout(copyTimeoutMs, chosenCopy(source)).then(
          (copy) => copies.set(source, copy),
          () => {},
        ),
      ),
    );
    const urls = urlsOf([...shownAddresses(), ...copies.values()]);
    worker.send({ type: 'KEEP_PICTURES', urls });
    worker.send({ type: 'STORE_URLS', urls });
  };
  const sendIfChanged = () => {
    const shown = shownAddresses().join();
    if (!mayAsk() || shown === sent) return;
    sent = shown;
    void send();
  };
  // Throttled, not debounced: repeated failures of queries must not postpone it.
  const schedule = () => {
    resting ??= setTimeout(() => {
      resting = undefined;
      sendIfChanged();
    }, restMs);
  };
  const start = () => {
    sent = undefined;
    schedule();
    clearTimeout(repeating);
    repeating = setTimeout(send, restMs + repeatMs);
  };

  start();
  // New content brings new pictures.
  const stopWatching = client.getQueryCache().subscribe(({ type }) => type === 'updated' && schedule());
  navigator.serviceWorker?.addEventListener('controllerchange', start);
  document.addEventListener('visibilitychange', schedule);
  return () => {
    clearTimeout(resting);
    clearTimeout(repeating);
    stopWatching();
    navigator.serviceWorker?.removeEventListener('controllerchange', start);
    document.removeEventListener('visibilitychange', schedule);
  };
}

const urlsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.filter((url) => /^https?:/.test(url))),
];

const shownAddresses = (): string[] => [...document.images].map(shownAddress);

/** Empty until the browser has chosen a copy. */
const shownAddress = (image: HTMLImageElement): string =>
  image.currentSrc || (image.closest('picture') ? '' : image.src);

/** Lets the browser choose a copy, which it does only by loading it. */
async function chosenCopy({ src, candidates, sizes = '' }: PictureSource): Promise<string> {
  if (!candidates) return new URL(src, document.baseURI).href;
  const picture = document.createElement('picture');
  for (const { type, srcSet: srcset } of candidates)
    picture.append(Object.assign(document.createElement('source'), { type, srcset, sizes }));
  const image = new Image();
  picture.append(image);
  await new Promise((resolve) => {
    image.onload = image.onerror = resolve;
    image.src = src;
  });
  return image.currentSrc;
}
