/** `awaited`: a document was handed out. `doubted`: and it did not start. `left`: another version did, in its place. */
type Note = 'awaited' | 'doubted' | 'left';

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
    const note = await (await caches.open(this.#cacheName)).match(this.#address);
    return note && ((await note.text()) as Note);
  }

  async note(note: Note): Promise<void> {
    await (await caches.open(this.#cacheName)).put(this.#address, new Response(note));
  }

  async clear(): Promise<void> {
    await (await caches.open(this.#cacheName)).delete(this.#address);
  }
}
