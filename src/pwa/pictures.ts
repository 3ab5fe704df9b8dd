import { hasCopies } from 'virtual:picture-copies';
import type { QueryClient } from '@tanstack/react-query';
import type { PictureSource } from '../model/picture-source.ts';
import type { WorkerLink } from '../offline/worker-link.ts';

/** A rest before it starts: what is on the screen comes first. */
const restMs = 1500;
/** Until what could not be had just then is asked for once more, in this visit: the next may have no network. */
const repeatMs = 6000;

/**
 * Has the worker store every picture of the page, also those that were loaded before it was there, those further
 * down that nobody has scrolled to, and those of the configuration that appear on a click. Of the copies of a picture
 * it is the one that this device would show.
 * @param known pictures that are not in the document from the start, and all that have copies
 * @returns a function that stops it
 */
export function preparePictures(
  client: QueryClient,
  worker: WorkerLink,
  known: readonly PictureSource[],
): () => void {
  const asked = new Set<string>();
  const chosen = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let repeat: ReturnType<typeof setTimeout> | undefined;

  const tell = (addresses: readonly string[]) => {
    const urls = addresses.filter((url) => /^https?:/.test(url) && !asked.has(url) && asked.add(url));
    if (urls.length === 0) return;
    worker.send({ type: 'pictures', urls });
    clearTimeout(repeat);
    repeat = setTimeout(() => worker.send({ type: 'pictures', urls: [...asked] }), repeatMs);
  };
  const ask = async () => {
    if (!worker.connected || savesData()) return;
    const plain = known.filter(({ candidates }) => !hasCopies || !candidates).map(({ src }) => absolute(src));
    tell([...[...document.images].map(shownAddress), ...plain]);
    if (!hasCopies) return;
    for (const source of known) {
      if (!source.candidates || chosen.has(source.src)) continue;
      chosen.add(source.src);
      tell([await chooseCandidate(source)]);
    }
  };
  const askSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, restMs);
  };

  askSoon();
  // New content brings new pictures.
  const stopWatching = client.getQueryCache().subscribe(({ type }) => type === 'updated' && askSoon());
  navigator.serviceWorker?.addEventListener('controllerchange', askSoon);
  return () => {
    clearTimeout(timer);
    clearTimeout(repeat);
    stopWatching();
    navigator.serviceWorker?.removeEventListener('controllerchange', askSoon);
  };
}

/** Nothing for one whose copy the browser has yet to choose. */
const shownAddress = (image: HTMLImageElement): string =>
  image.currentSrc || (hasCopies && image.closest('picture') ? '' : image.src);

/** Lets the browser choose among the copies of a picture, which it does only by loading one. */
async function chooseCandidate({ src, candidates = [], sizes = '' }: PictureSource): Promise<string> {
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

const absolute = (address: string): string => new URL(address, document.baseURI).href;

/** Visitors who pay by the megabyte say so. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Tries, unseen, the pictures that the worker cannot judge: their hosts do not let scripts see whether an answer was a
 * success, but a picture that can be drawn was one.
 * @returns a function that stops it
 */
export function tryPictures(worker: WorkerLink): () => void {
  return worker.listen((message) => {
    if (message.type !== 'trial') return;
    const { address } = message;
    const settle = (shows: boolean) => worker.send({ type: 'trial', address, shows });
    const picture = new Image();
    picture.onload = () => settle(true);
    picture.onerror = () => settle(false);
    picture.src = address;
  });
}
