import type { AbortScope } from './abort-scope.ts';
import { loadedAs, withoutTransport } from './built-files.ts';
import { copyStem, revisionOf, timeouts } from './contract.ts';

/** Snapshots are rarely renewed more often. */
const pauseMs = 60 * 60_000;

/**
 * Replaces a stored document that is older than an hour, for the next visit, by one of the same revision: of this version,
 * with newer responses.
 * @param key of the document in the cache
 * @param scope of the request
 * @param store stores a picture that the newer document shows
 */
export async function renewDocument(
  cacheName: string,
  key: string,
  scope: AbortScope,
  store: (picture: string) => Promise<unknown>,
): Promise<void> {
  const url = loadedAs(key.replace(/\?.*/, ''));
  if (!/(?:\.html|\/)$/.test(url)) return;
  const cache = await caches.open(cacheName);
  const stored = await cache.match(key);
  if (!stored || Date.now() - Date.parse(stored.headers.get('date') ?? '') < pauseMs) return;
  const fetched = await fetch(url, { cache: 'no-cache', signal: scope.signal(timeouts.worker) });
  if (fetched.status !== 200) return;
  const [before, after] = await Promise.all([stored.arrayBuffer(), fetched.clone().arrayBuffer()]);
  const revisionIn = (content: ArrayBuffer) => revisionOf(url, new Uint8Array(content));
  if ((await revisionIn(before)) !== (await revisionIn(after))) return;
  const [storedHtml = '', newerHtml = ''] = [before, after].map((content) =>
    new TextDecoder().decode(content),
  );
  // An edge of the host may still have an older one.
  if (renderedAt(newerHtml) < renderedAt(storedHtml)) return;
  const pictures = snapshotPictures(newerHtml).filter((picture) => !storedHtml.includes(picture));
  await Promise.all(pictures.map(store));
  if (!scope.isClosed) await cache.put(key, withoutTransport(fetched));
}

/** When the document was rendered, as its data says; 0 where it shows no time. */
const renderedAt = (html: string): number => Number(/"renderedAt":(\d+)/.exec(html)?.[1] ?? 0);

/** The snapshot's pictures in a document: drawings, and of each photo the last of its copies. */
function snapshotPictures(html: string): string[] {
  const pictures = new Map<string | undefined, string>();
  for (const [address] of html.matchAll(/[^\s",]*\/assets\/snapshot\/[^\s",]+/g)) {
    const stem = copyStem(address) ?? (address.endsWith('.svg') ? address : undefined);
    if (stem) pictures.set(stem, address);
  }
  return [...pictures.values()];
}
