import { type ServedSite, serve } from '../src/tooling/commands/serve.ts';
import type { Reachable } from './world/world.ts';

/** A built site on a port of its own, which it keeps while it goes down and comes up: the origin stays the same. */
export class SiteServer implements Reachable {
  readonly #directory: string;
  readonly #base: string;
  #served: ServedSite | undefined;
  #port = 0;

  constructor(directory: string, base = '/') {
    this.#directory = directory;
    this.#base = base;
  }

  /** Address of the first page, base included. */
  get url(): string {
    return `http://localhost:${this.#port}${this.#base}`;
  }

  async up(): Promise<void> {
    if (this.#served) return;
    // Read anew each time, so that a new deployment can take the old one's place in between.
    this.#served = await serve({ directory: this.#directory, base: this.#base, port: this.#port });
    this.#port = this.#served.port;
  }

  async down(): Promise<void> {
    const served = this.#served;
    this.#served = undefined;
    await served?.close();
  }
}
