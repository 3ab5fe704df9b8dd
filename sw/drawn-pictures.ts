import { Strategy, type StrategyHandler } from 'workbox-strategies';
import type { AbortScope } from './abort-scope.ts';
import type { cacheNames } from './contract.ts';
import { isPicture, timeoutMs } from './pictures.ts';
import { evictOldest } from './storage.ts';

/** Chromium charges megabytes of quota for each opaque response. */
const mostOpaque = 20;

/** Browsers may request a picture twice before they draw it; later requests are new attempts. */
const sameRequestMs = 5000;

/**
 * Pictures of other hosts, most of which send no CORS headers. Their responses are opaque: only a page that draws one knows
 * whether it is a picture or an error. So a picture may have two copies: `drawn`, which a page has drawn, and `undrawn`, a
 * newer one. Pages are given the newer one first, and the other if they cannot draw that.
 */
export class DrawnPictures extends Strategy {
  /** What pages were given and have not drawn yet, by page and address. */
  readonly #pending = new Map<string, { at: number; copy: Promise<Copy> }>();
  /** Addresses that pages, or the worker for them, have asked for. */
  readonly #asked = new Set<string>();
  /** Those that the worker has stored, and no page has drawn since. */
  readonly #justStored = new Set<string>();
  readonly #names: ReturnType<typeof cacheNames>;
  readonly #scope: AbortScope;
  readonly #makeRoom: () => Promise<unknown>;

  /** @param makeRoom deletes opaque responses, when the device is full */
  constructor(
    names: ReturnType<typeof cacheNames>,
    { scope, makeRoom }: { scope: AbortScope; makeRoom: () => Promise<unknown> },
  ) {
    super();
    this.#names = names;
    this.#scope = scope;
    this.#makeRoom = makeRoom;
  }

  override async _handle(request: Request, { event }: StrategyHandler): Promise<Response> {
    const key = keyOf((event as FetchEvent).clientId, request.url);
    let pending = this.#pending.get(key);
    if (!pending || Date.now() - pending.at > sameRequestMs) {
      pending = pendingCopy(this.#newest(request));
      this.#pending.set(key, pending);
      pending.copy.catch(() => this.#pending.delete(key));
    }
    return (await pending.copy).response.clone();
  }

  /** A page has drawn what it was given. What it was given from the device is requested anew, for the next visit. */
  async onDrawn(page: string, url: string): Promise<void> {
    const key = keyOf(page, url);
    const pending = await this.#pending.get(key)?.copy;
    if (!pending) return;
    this.#pending.delete(key);
    // Requested in this visit already: the next one will show that it can be drawn.
    if (pending.isStored && this.#justStored.delete(url)) return;
    const isFirst = !(await this.#copies(url))[0];
    await this.#put('drawn', url, pending.response);
    await this.#delete('undrawn', url);
    const undrawn = await this.#addresses('undrawn');
    await evictOldest(this.#names.drawn, mostOpaque - undrawn.length);
    if (isFirst && (await this.#storeVisible(url))) return;
    if (pending.isStored) await this.#storeUndrawn(url);
  }

  /** A page cannot draw what it was given. @returns whether it should ask again */
  async onFailed(page: string, url: string): Promise<boolean> {
    const key = keyOf(page, url);
    const pending = await this.#pending.get(key)?.copy.catch(() => undefined);
    this.#pending.delete(key);
    const [drawn, undrawn] = await this.#copies(url);
    if (pending && (drawn || pending.isStored)) await this.#delete('undrawn', url);
    // Another page may have the same error stored again before this one asks.
    if (drawn) this.#pending.set(key, pendingCopy({ response: drawn, isStored: true }));
    return Boolean(drawn ?? undrawn);
  }

  /** Stores a picture that pages show, unless one has requested it through the worker. */
  async store(url: string): Promise<void> {
    if (this.#asked.has(url)) return;
    this.#asked.add(url);
    if ((await this.#copies(url)).some(Boolean)) return;
    if (!(await this.#hasRoom())) return void (await this.#storeVisible(url));
    this.#justStored.add(url);
    // From the HTTP cache it is what the page has drawn.
    await this.#storeUndrawn(url, { cache: 'force-cache', credentials: 'include' });
  }

  /** With a status that can be seen, a picture needs none of this. @returns whether the host sends CORS headers */
  async #storeVisible(url: string): Promise<boolean> {
    const response = await this.#fetch(url, { mode: 'cors' }).catch(() => undefined);
    if (!response) return false;
    if (isPicture(response)) {
      await this.#put('pictures', url, response);
      await Promise.all([this.#delete('drawn', url), this.#delete('undrawn', url)]);
    }
    return true;
  }

  async #storeUndrawn(url: string, init: RequestInit = {}): Promise<void> {
    const response = await this.#fetch(url, { mode: 'no-cors', ...init });
    await this.#put('undrawn', url, response);
    // It must not evict one that is known to be good.
    if (!(await this.#hasRoom(1))) await this.#delete('undrawn', url);
  }

  async #newest(request: Request): Promise<Copy> {
    this.#asked.add(request.url);
    const [drawn, undrawn] = await this.#copies(request.url);
    const stored = undrawn ?? drawn;
    if (stored) return { response: stored, isStored: true };
    return { response: await fetch(request, { signal: this.#scope.signal(timeoutMs) }), isStored: false };
  }

  #fetch(url: string, init: RequestInit): Promise<Response> {
    return fetch(url, { credentials: 'same-origin', signal: this.#scope.signal(timeoutMs), ...init });
  }

  /** @param included how many of the stored copies count as free */
  async #hasRoom(included = 0): Promise<boolean> {
    const copies = await Promise.all([this.#addresses('drawn'), this.#addresses('undrawn')]);
    return copies.flat().length - included < mostOpaque;
  }

  async #addresses(kind: Kind): Promise<readonly Request[]> {
    return (await caches.open(this.#names[kind])).keys();
  }

  #copies(url: string): Promise<(Response | undefined)[]> {
    const { drawn, undrawn } = this.#names;
    return Promise.all([drawn, undrawn].map((cacheName) => caches.match(url, { cacheName })));
  }

  async #put(kind: Kind, url: string, response: Response): Promise<void> {
    if (this.#scope.isClosed) return;
    try {
      await (await caches.open(this.#names[kind])).put(url, response);
    } catch (error) {
      if ((error as Error).name === 'QuotaExceededError') await this.#makeRoom();
      throw error;
    }
  }

  async #delete(kind: Kind, url: string): Promise<void> {
    await (await caches.open(this.#names[kind])).delete(url);
  }
}

interface Copy {
  response: Response;
  isStored: boolean;
}

type Kind = 'drawn' | 'undrawn' | 'pictures';

const pendingCopy = (copy: Copy | Promise<Copy>) => ({ at: Date.now(), copy: Promise.resolve(copy) });

const keyOf = (page: string, url: string): string => `${page} ${url}`;
