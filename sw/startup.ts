/** `awaited`: a document was handed out. `doubted`: and it did not start; another is asked of the network. */
type State = 'awaited' | 'doubted';

interface Note {
  state: State;
  /** Whether the document should have started by now. */
  isOverdue: boolean;
}

/** Who goes on to the next page sooner than a page starts on a slow phone has not seen it fail. */
const startMs = 3000;

/**
 * Whether the pages of a version come to life, of which only they can tell. The note is kept among the version's files,
 * so that it outlives the worker's sleep and goes when they go.
 */
export class Startup {
  readonly #cacheName: string;
  readonly #address: string;

  constructor(base: string, cacheName: string) {
    this.#cacheName = cacheName;
    this.#address = `${base}__startup`;
  }

  /** The note; undefined when the last document has started. */
  async read(): Promise<Note | undefined> {
    const stored = await (await caches.open(this.#cacheName)).match(this.#address);
    if (!stored) return undefined;
    const { state, since }: { state: State; since: number } = await stored.json();
    // The clock may have been set back meanwhile.
    return { state, isOverdue: state !== 'awaited' || Math.abs(Date.now() - since) > startMs };
  }

  async note(state: State): Promise<void> {
    await (await caches.open(this.#cacheName)).put(
      this.#address,
      // Not `Response.json`, which older Safaris lack.
      new Response(JSON.stringify({ state, since: Date.now() })),
    );
  }

  async clear(): Promise<void> {
    await (await caches.open(this.#cacheName)).delete(this.#address);
  }
}
