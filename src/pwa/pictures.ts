import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import type { PictureSource } from '../model/site-picture.ts';
import { OfflineContext } from '../offline/offline-provider.tsx';
import type { WorkerLink } from '../offline/worker-link.ts';

/** Pictures on screen load first. */
const restMs = 1500;
/** Retries what failed: the next visit may have no network. */
const repeatMs = 6000;

/** Has the worker store every picture of the page, and test opaque ones. */
export function OfflinePictures({ known }: { known: readonly PictureSource[] }): null {
  const { worker } = use(OfflineContext);
  useOffline(known);
  useEffect(() => tryPictures(worker), [worker]);
  return null;
}

/**
 * Has the worker store every picture of the page, and of a picture's copies the one that this device would show.
 * @param known pictures that are not in the document from the start, all that have copies, and files
 */
export function useOffline(known: readonly PictureSource[]): void {
  const client = useQueryClient();
  const { worker } = use(OfflineContext);
  useEffect(() => preparePictures(client, worker, known), [client, worker, known]);
}

/** Tells the worker which pictures, and files, the page needs offline, until the returned function is called. */
export function preparePictures(client: QueryClient, worker: WorkerLink, known: readonly PictureSource[]) {
  const chosen = new Map<PictureSource, string>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  let repeating: ReturnType<typeof setTimeout> | undefined;

  const ask = async () => {
    if (!worker.connected || Reflect.get(navigator, 'connection')?.saveData) return;
    for (const source of known) chosen.set(source, chosen.get(source) ?? (await chooseCandidate(source)));
    const shown = [...document.images].map(shownAddress);
    const urls = [...shown, ...chosen.values()].filter((url) => /^https?:/.test(url));
    worker.send({ type: 'pictures', urls: [...new Set(urls)] });
  };
  // A pause that is running is not started again: queries that fail for long would put it off.
  const askSoon = () => {
    resting ??= setTimeout(() => {
      resting = undefined;
      void ask();
      clearTimeout(repeating);
      repeating = setTimeout(ask, repeatMs);
    }, restMs);
  };

  askSoon();
  // New content brings new pictures.
  const stopWatching = client.getQueryCache().subscribe(({ type }) => type === 'updated' && askSoon());
  navigator.serviceWorker?.addEventListener('controllerchange', askSoon);
  return () => {
    clearTimeout(resting);
    clearTimeout(repeating);
    stopWatching();
    navigator.serviceWorker?.removeEventListener('controllerchange', askSoon);
  };
}

/** Empty until the browser has chosen a copy. */
const shownAddress = (image: HTMLImageElement): string =>
  image.currentSrc || (image.closest('picture') ? '' : image.src);

/** Lets the browser choose a copy, which it does only by loading it. */
async function chooseCandidate({ src, candidates, sizes = '' }: PictureSource): Promise<string> {
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

/** Loads opaque pictures for the worker: only an `<img>` can tell whether such a response was a success. */
const tryPictures = (worker: WorkerLink): (() => void) =>
  worker.listen((message) => {
    if (message.type !== 'trial') return;
    const { address } = message;
    const settle = (shows: boolean) => () => worker.send({ type: 'trial', address, shows });
    const picture = new Image();
    picture.onload = settle(true);
    picture.onerror = settle(false);
    picture.src = address;
  });
