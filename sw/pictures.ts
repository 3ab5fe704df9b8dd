import { Strategy, type StrategyHandler } from 'workbox-strategies';
import type { BoundedCache } from './bounded-cache.ts';
import { candidateAddress, candidateOf, copyStem } from './contract.ts';
import { tellPages } from './pages.ts';

const timeoutMs = 20_000;

interface PictureCaches {
  pictures: BoundedCache;
  opaque: BoundedCache;
  candidates: BoundedCache;
}

/** A picture on its way: what to hand out, and the end of storing it. */
interface Renewal {
  response: Response;
  stored: Promise<void>;
}

/**
 * Stale while revalidate for pictures. A picture is asked for in the way that shows whether that succeeded (CORS),
 * and only a success replaces what is stored. A host that does not allow it gives an opaque answer, in which a
 * failure looks like a picture: such an answer stays a candidate until a page has shown it.
 */
export class Pictures extends Strategy {
  readonly #caches: PictureCaches;
  /** Hosts known to give opaque answers only: asking each of them in two ways every time would be a waste. */
  readonly #opaqueHosts = new Set<string>();

  /** The newest candidate of each picture, until a page has tried it. */
  readonly #proposed = new Map<string, string>();
  readonly #base: string;

  /** @param base path that the site lives under */
  constructor(base: string, caches: PictureCaches) {
    super({ cacheName: caches.pictures.name });
    this.#base = base;
    this.#caches = caches;
  }

  protected override async _handle({ url, mode }: Request, handler: StrategyHandler): Promise<Response> {
    const { pictures, opaque } = this.#caches;
    const verified = await pictures.match(url);
    // A page that asked with CORS may not get an opaque answer.
    const stored = verified ?? (mode === 'cors' ? undefined : await opaque.match(url));
    const renewal = this.#renew(url, verified !== undefined);
    void handler.waitUntil(renewal.then((renewed) => renewed.stored).catch(() => {}));
    if (stored) return stored;
    const response = await renewal.then((renewed) => renewed.response).catch(() => Response.error());
    return response.type === 'error' ? ((await this.#otherCopy(url)) ?? response) : response;
  }

  /** The same picture in the last other width that was shown: a device was turned where there is no network. */
  async #otherCopy(url: string): Promise<Response | undefined> {
    const stem = copyStem(url);
    if (!stem) return undefined;
    const { pictures } = this.#caches;
    const others = (await pictures.addresses().catch(() => [])).filter(
      (address) => copyStem(address) === stem,
    );
    const last = others.at(-1);
    return last === undefined ? undefined : pictures.match(last);
  }

  /** Has pictures ready for a visit without a network; those that are stored stay as they are. */
  async prepare(urls: readonly string[]): Promise<void> {
    const { pictures, opaque } = this.#caches;
    for (const url of urls) {
      if ((await pictures.match(url)) ?? (await opaque.match(url))) continue;
      await this.#renew(url, false)
        .then((renewed) => renewed.stored)
        .catch(() => {});
    }
  }

  /** The candidate that a page is to try; a network error when there is none (any more). */
  async candidate(address: string): Promise<Response> {
    return (await this.#caches.candidates.match(address)) ?? Response.error();
  }

  /** A page has tried a candidate: keeps it when it could be shown, drops it when not. */
  async settle(address: string, shows: boolean): Promise<void> {
    const { opaque, candidates } = this.#caches;
    const candidate = await candidates.match(address);
    const url = candidateOf(this.#base, new URL(address, location.href));
    if (candidate && url && shows) {
      await opaque.put(url, candidate);
      this.#opaqueHosts.add(new URL(url).host);
    }
    if (url && this.#proposed.get(url) === address) this.#proposed.delete(url);
    await candidates.delete(address);
  }

  /** A page has come to life: what it asked for before that it could not be told. */
  async proposeAgain(): Promise<void> {
    for (const address of this.#proposed.values()) await tellPages({ type: 'candidate', address });
  }

  /** @throws when the host gives no answer at all */
  async #renew(url: string, verified: boolean): Promise<Renewal> {
    const how: RequestInit = { credentials: 'same-origin', signal: AbortSignal.timeout(timeoutMs) };
    const visible = this.#opaqueHosts.has(new URL(url).host)
      ? undefined
      : await fetch(url, { ...how, mode: 'cors' }).catch(() => undefined);
    if (visible) return this.#renewVisible(url, visible);
    // What is known to be right is not replaced by what can only be believed to be.
    if (verified) throw new TypeError(`${url} can no longer be verified`);
    const response = await fetch(url, { ...how, mode: 'no-cors' });
    return { response, stored: this.#propose(url, response.clone()) };
  }

  #renewVisible(url: string, response: Response): Renewal {
    // An error page with a picture in it would count as loaded, and the page's own substitute would never come.
    if (!isPicture(response)) return { response: Response.error(), stored: Promise.resolve() };
    return { response, stored: this.#keep(url, response.clone()) };
  }

  async #keep(url: string, response: Response): Promise<void> {
    await this.#caches.pictures.put(url, response);
    await this.#caches.opaque.delete(url);
  }

  async #propose(url: string, response: Response): Promise<void> {
    const { candidates } = this.#caches;
    const address = candidateAddress(this.#base, url, crypto.randomUUID());
    const before = this.#proposed.get(url);
    this.#proposed.set(url, address);
    await candidates.put(address, response);
    // A page that has not tried it by now has been left, and will not.
    if (before) await candidates.delete(before);
    await tellPages({ type: 'candidate', address });
  }
}

/** Some hosts send pictures without a type, but none as text. */
const isPicture = ({ status, headers }: Response): boolean =>
  status === 200 && !/^text\/|json/.test(headers.get('content-type') ?? '');
