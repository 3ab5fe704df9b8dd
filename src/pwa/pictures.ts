import type { QueryClient } from '@tanstack/react-query';
import type { WorkerLink } from '../offline/worker-link.ts';

/** A rest before it starts: what is on the screen comes first. */
const restMs = 1500;

/**
 * Has the worker store every picture of the page, also those that were loaded before it was there, those further
 * down that nobody has scrolled to, and those of the configuration that appear on a click.
 * @param configured addresses of pictures that are not in the document from the start
 * @returns a function that stops it
 */
export function preparePictures(
  client: QueryClient,
  worker: WorkerLink,
  configured: readonly string[],
): () => void {
  const asked = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = () => {
    if (!worker.connected || savesData()) return;
    const shown = [...document.images].map((picture) => picture.currentSrc || picture.src);
    const urls = [...shown, ...configured.map(absolute)].filter((url) => isAddress(url) && !asked.has(url));
    if (urls.length === 0) return;
    for (const url of urls) asked.add(url);
    worker.send({ type: 'pictures', urls: [...new Set(urls)] });
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
    stopWatching();
    navigator.serviceWorker?.removeEventListener('controllerchange', askSoon);
  };
}

const absolute = (address: string): string => new URL(address, document.baseURI).href;
const isAddress = (url: string): boolean => /^https?:/.test(url);

/** Visitors who pay by the megabyte say so. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Tries out, unseen, the pictures that the worker could not judge: their hosts do not let scripts see whether an
 * answer was a success, but a picture that can be drawn was one.
 * @returns a function that stops it
 */
export function tryCandidates(worker: WorkerLink): () => void {
  return worker.listen((message) => {
    if (message.type !== 'candidate') return;
    const { address } = message;
    const settle = (shows: boolean) => worker.send({ type: 'candidate', address, shows });
    const picture = new Image();
    picture.onload = () => settle(true);
    picture.onerror = () => settle(false);
    picture.src = address;
  });
}
