import { type ServedSite, serve } from '../src/tooling/commands/serve.ts';
import type { Reachable } from './world/world.ts';

/** Serves a built site on one port, kept across `down` and `up`, so that the origin stays the same. */
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
    // Read on each start, so that a new deployment can replace the old one in between.
    this.#served = await serve({ directory: this.#directory, base: this.#base, port: this.#port });
    this.#port = this.#served.port;
  }

  async down(): Promise<void> {
    const served = this.#served;
    this.#served = undefined;
    await served?.close();
  }
}
