import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtSite, SiteServer } from './site-server.ts';
import { baseOf, type SiteName } from './sites.ts';
import type { Reachable } from './world/world.ts';

/** Chromium takes half a minute if a page sends a request to the old worker just before the takeover. */
export const takeoverMs = 60_000;

/** One address at which versions of a site replace each other. */
export class Deployment implements Reachable {
  #directory = '';
  #server: SiteServer | undefined;
  #substitute: Server | undefined;
  #isUp = true;

  get url(): string {
    return this.#server?.url ?? '';
  }

  /**
   * Replaces the deployed version. Files of the old one are gone.
   * @param late a file that is still missing or of another version, as on
   *   a CDN edge that lags behind
   */
  async deploy(name: SiteName, late?: { file: string; of?: SiteName }): Promise<void> {
    await this.#endSubstitute();
    await this.#server?.down();
    if (this.#directory === '') this.#directory = await mkdtemp(join(tmpdir(), 'deployment-'));
    await rm(this.#directory, { recursive: true, force: true });
    await cp(await builtSite(name), this.#directory, { recursive: true });
    if (late) await rm(join(this.#directory, late.file));
    if (late?.of) await cp(join(await builtSite(late.of), late.file), join(this.#directory, late.file));
    this.#server ??= new SiteServer(this.#directory, baseOf(name));
    if (this.#isUp) await this.#server.up();
  }

  /** Answers every address like this until the next deployment. */
  async replace(answer: RequestListener): Promise<void> {
    await this.#endSubstitute();
    await this.#server?.down();
    this.#substitute = createServer(answer).listen(Number(new URL(this.url).port), '127.0.0.1');
    await once(this.#substitute, 'listening');
  }

  async #endSubstitute(): Promise<void> {
    if (!this.#substitute) return;
    const closed = once(this.#substitute, 'close');
    this.#substitute.close();
    this.#substitute.closeAllConnections();
    this.#substitute = undefined;
    await closed;
  }

  async up(): Promise<void> {
    this.#isUp = true;
    await this.#server?.up();
  }

  async down(): Promise<void> {
    this.#isUp = false;
    await this.#server?.down();
  }

  async close(): Promise<void> {
    await this.#endSubstitute();
    await this.#server?.down();
    await rm(this.#directory, { recursive: true, force: true });
  }
}
