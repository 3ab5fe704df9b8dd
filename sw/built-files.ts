import type { WorkboxPlugin } from 'workbox-core';
import type { PrecacheController } from 'workbox-precaching';
import type { AbortScope } from './abort-scope.ts';
import { revisionOf } from './contract.ts';
import { withTimeout } from './storage.ts';

export interface BuiltFile {
  /** Below the site's base. */
  url: string;
  /** From {@link revisionOf}. */
  revision: string;
}

/** A file that never ends must not keep the rest from being installed. */
const fileTimeoutMs = 30_000;
const repairPauseMs = 10 * 60_000;

/** The address under which the page loaded the file into the HTTP cache. */
export const loadedAs = (url: string): string => url.replace(/\/index\.html$/, '/');

/** Required for a page to work; everything else is cached best-effort. */
const isRequired = (url: string): boolean => /\.(?:html|js|css)$/.test(url) && !url.endsWith('/404.html');

/**
 * Installs the files of a version. A required file is stored only as the build made it, any other also as its host alters
 * it. Workbox would store any response with status 200 and wait for it for ever, and its `integrity` refuses documents to
 * which a host adds a line.
 */
export class BuiltFiles {
  readonly #precache: PrecacheController;
  readonly #revisions: ReadonlyMap<string, string>;
  readonly #scope: AbortScope;
  readonly #makeRoom: () => Promise<unknown>;
  #nextRepair = 0;

  /** @param makeRoom deletes what can be loaded again, when the device is full */
  constructor(
    precache: PrecacheController,
    manifest: readonly BuiltFile[],
    { scope, makeRoom }: { scope: AbortScope; makeRoom: () => Promise<unknown> },
  ) {
    this.#precache = precache;
    this.#revisions = new Map(
      manifest.map(({ url, revision }) => [new URL(url, location.href).href, revision]),
    );
    this.#scope = scope;
    this.#makeRoom = makeRoom;
  }

  /**
   * Stores what is missing, required files first.
   * @returns whether all files are stored
   * @throws when a required one cannot be
   */
  async install(): Promise<boolean> {
    const cache = await caches.open(this.#precache.strategy.cacheName);
    const stored = new Set((await cache.keys()).map(({ url }) => url));
    const missing = [...this.#precache.getURLsToCacheKeys()].filter(([, key]) => !stored.has(key));
    const required = missing.filter(([url]) => isRequired(url));
    const others = missing.filter(([url]) => !isRequired(url));
    let isComplete = true;
    for (const [url, key] of [...required, ...others]) {
      try {
        await cache.put(key, await withTimeout(fileTimeoutMs, this.#fetch(url)));
      } catch (error) {
        if ((error as Error).name === 'QuotaExceededError') await this.#makeRoom();
        if (isRequired(url)) throw error;
        isComplete = false;
      }
    }
    return isComplete;
  }

  /** Installs what was missed or lost: once for each start of the worker, and some time after a failure. */
  async repair(): Promise<void> {
    if (Date.now() < this.#nextRepair) return;
    this.#nextRepair = Number.POSITIVE_INFINITY;
    const isComplete = await this.install().catch(() => false);
    if (!isComplete) this.#nextRepair = Date.now() + repairPauseMs;
  }

  async #fetch(url: string): Promise<Response> {
    const signal = this.#scope.signal(fileTimeoutMs);
    // What the page has just loaded needs no second request.
    const loaded = await fetch(loadedAs(url), { cache: 'force-cache', signal });
    if (await this.#isBuilt(url, loaded)) return withoutTransport(loaded);
    const reloaded = await fetch(url, { cache: 'reload', signal });
    const isGood = (await this.#isBuilt(url, reloaded)) || (!isRequired(url) && isFile(reloaded));
    if (!isGood) throw new Error(`${url} is not the file of this version.`);
    return withoutTransport(reloaded);
  }

  async #isBuilt(url: string, response: Response): Promise<boolean> {
    const content = new Uint8Array(await response.clone().arrayBuffer());
    return (await revisionOf(url, content)) === this.#revisions.get(url);
  }
}

/** Some hosts, and proxies, respond with a page in the place of a file. */
export const isFile = ({ status, headers }: Response): boolean =>
  status === 200 && !/html/.test(headers.get('content-type') ?? '');

/** A page in the place of a file is not stored, and not shown either where the file is stored. */
export const fileOnly: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response, state }) => {
    if (isFile(response)) return response;
    if (state) state.response = response;
    throw new Error(`${request.url} is not a file.`);
  },
  cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null),
  handlerDidError: async ({ state }) => state?.response,
};

/** Without headers of its transport, and `vary`, by which other requests would miss it. */
export function withoutTransport({ headers, body }: Response): Response {
  const remaining = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) remaining.delete(name);
  return new Response(body, { headers: remaining });
}
