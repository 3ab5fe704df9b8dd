import { withRoom } from './room.ts';
import { copyOf, fetchFile, type ShellFile } from './shell-file.ts';
import { Startup } from './startup.ts';

declare const self: ServiceWorkerGlobalScope;

/** Static hosts send it for every address that no page has. */
const notFoundPage = '404.html';

/** Without these a page is none; the rest (font, manifest, icons, the page for what is missing) is kept when it can be had. */
const isEssential = ({ url }: ShellFile): boolean =>
  /\.(?:html|js|css)$/.test(url) && !url.endsWith(notFoundPage);

/** How long the network has to bring another page than the one that did not start. */
const doubtTimeoutMs = 4000;
/**
 * By then a page that has come to life has asked for what it needs. When a worker that is to go is asked for something
 * at that moment, Chromium brings it back, and the next takes its place half a minute later, or with the next visit.
 */
const startedMs = 5000;

/**
 * The site's own files, all of one build, each kept only as the build made it. Pages come from there; an address that
 * no page has is asked of the network, as another site may live there, and is not found when that is away.
 *
 * Workbox's precaching would take whatever answers 200, or with its `integrity` no document that a host has added to;
 * it fails for any file, reads with `Vary`, and cannot make room.
 */
export class Shell {
  readonly #base: string;
  readonly #cacheName: string;
  readonly #spare: readonly string[];
  /** By their paths. */
  readonly #files: ReadonlyMap<string, ShellFile>;
  readonly #startup: Startup;
  /** Whether the document that was handed out last came from the network because the one before did not start. */
  #inDoubt = false;
  #completing: Promise<void> | undefined;

  /** @param spare names of the caches that give way to the shell on a full device */
  constructor(base: string, cacheName: string, spare: readonly string[], files: readonly ShellFile[]) {
    this.#base = base;
    this.#cacheName = cacheName;
    this.#spare = spare;
    this.#files = new Map(files.map((file) => [new URL(file.url, location.href).pathname, file]));
    this.#startup = new Startup(base, cacheName);
  }

  /**
   * Stores the version beside the one before, which keeps all it has whatever happens.
   * @throws when an essential file is not to be had
   */
  async install(): Promise<void> {
    try {
      // One after the other: what the page loads comes first.
      for (const file of this.#files.values()) if (isEssential(file)) await this.#provide(file);
    } catch (error) {
      console.error('This version of the site is not kept for offline:', error);
      throw error;
    }
    await this.#complete();
  }

  /** Removes what only versions before had, their notes included. */
  async activate(): Promise<void> {
    const cache = await this.#open();
    const known = [...this.#files.values()].map(addressOf);
    const forgotten = (await cache.keys()).filter(({ url }) => !known.includes(url));
    await Promise.all(forgotten.map((key) => cache.delete(key)));
  }

  /** Whether the site has a page at an address. */
  hasPage = (url: URL): boolean => this.#pageAt(url) !== undefined;

  /** Whether an address is that of a file which is not a page's own. */
  hasFile = ({ origin, pathname, search }: URL): boolean =>
    origin === location.origin && search === '' && this.#files.has(pathname);

  /** Whether it may be a page's: it has no file ending. What lies under downloads/ is never answered with a page. */
  mayBePage = ({ pathname }: URL): boolean =>
    !pathname.startsWith(`${this.#base}downloads/`) && /(?:^|\/)(?:[^./]*|[^/]+\.html)$/.test(pathname);

  async page(request: Request, event: ExtendableEvent): Promise<Response> {
    const file = this.#pageAt(new URL(request.url));
    if (!file) return fetch(request).catch(() => this.#notFound(new URL(request.url).pathname));
    event.waitUntil(this.#complete());
    const note = await this.#startup.read().catch(() => undefined);
    const live = note?.isOverdue ? await fetchPage(request.url) : undefined;
    const next = !note ? 'awaited' : note.isOverdue && note.state === 'awaited' ? 'doubted' : undefined;
    if (next) event.waitUntil(this.#startup.note(next).catch(() => {}));
    this.#inDoubt = live !== undefined;
    if (live) return live;
    return (await this.#match(file)) ?? fetch(request);
  }

  async file(request: Request): Promise<Response> {
    const file = this.#files.get(new URL(request.url).pathname);
    if (!file) return fetch(request);
    // What is stored may be what the page stumbled over.
    if (this.#inDoubt) await this.#store(file).catch(() => {});
    return (await this.#match(file)) ?? fetch(request);
  }

  /** A page has come to life. @param revision what its document says of itself */
  async started(revision: string): Promise<void> {
    if ([...this.#files.values()].some((file) => file.revision === revision)) {
      this.#inDoubt = false;
      await this.#startup.clear();
    } else if ((await this.#startup.read())?.state === 'doubted') {
      // It is of the version that waits, or is being stored.
      await new Promise((resolve) => setTimeout(resolve, startedMs));
      const { installing, waiting } = self.registration;
      for (const worker of [installing, waiting]) worker?.postMessage({ type: 'SKIP_WAITING' });
    }
  }

  /** Tries again, once in the life of a worker, to get what is missing. */
  #complete(): Promise<void> {
    this.#completing ??= this.#provideMissing().catch(() => {});
    return this.#completing;
  }

  async #provideMissing(): Promise<void> {
    const stored = new Set((await (await this.#open()).keys()).map(({ url }) => url));
    const missing = [...this.#files.values()].filter((file) => !stored.has(addressOf(file)));
    for (const file of missing) await this.#store(file).catch(() => {});
  }

  async #provide(file: ShellFile): Promise<void> {
    if (!(await this.#match(file))) await this.#store(file);
  }

  async #store(file: ShellFile): Promise<void> {
    const response = await fetchFile(file);
    await withRoom(async () => (await this.#open()).put(addressOf(file), response.clone()), this.#spare);
  }

  async #match(file: ShellFile): Promise<Response | undefined> {
    try {
      return await (await this.#open()).match(addressOf(file), { ignoreVary: true });
    } catch {
      return undefined;
    }
  }

  /** Of the folder in which the address is, such as that of a language, or of those around it. */
  async #notFound(pathname: string): Promise<Response> {
    for (let folder = parentOf(pathname); folder.startsWith(this.#base); folder = parentOf(folder)) {
      for (const path of [notFoundPage, 'index.html']) {
        const file = this.#files.get(folder + path);
        const page = file && (await this.#match(file));
        if (page) return page;
      }
    }
    return Response.error();
  }

  #open = (): Promise<Cache> => caches.open(this.#cacheName);

  /** The file in which static hosts keep the page of an address. */
  #pageAt({ origin, pathname }: URL): ShellFile | undefined {
    if (origin !== location.origin) return undefined;
    const paths = pathname.endsWith('/')
      ? [`${pathname}index.html`, `${pathname.slice(0, -1)}.html`]
      : [pathname, `${pathname}.html`, `${pathname}/index.html`];
    return paths.flatMap((path) => this.#files.get(path) ?? [])[0];
  }
}

/** The folder of an address, with a slash at its end; nothing above the topmost. */
const parentOf = (pathname: string): string => pathname.replace(/[^/]*\/?$/, '');

/** Where a file is kept. */
const addressOf = ({ url, revision }: ShellFile): string =>
  new URL(`${url}?${new URLSearchParams({ revision })}`, location.href).href;

/** The page as it is on the web now; undefined when it is not to be had in time. */
async function fetchPage(url: string): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(doubtTimeoutMs);
  try {
    // Past what the browser itself has kept. A page may not be the end of a redirection.
    const response = await fetch(url, { cache: 'no-cache', redirect: 'manual', signal });
    return response.ok ? copyOf(response, await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}
