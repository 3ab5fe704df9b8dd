import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workerFile } from '../sw/contract.ts';
import { SiteServer } from './site-server.ts';
import { baseOf, type SiteName } from './sites.ts';
import { builtSite } from './test.ts';
import type { Reachable } from './world/world.ts';

/** When a page asks an old worker for something just as a new one is to take its place, Chromium takes half a minute. */
export const takeoverMs = 60_000;

/** One place on the web where one version of a site follows another, at the same address. */
export class Deployment implements Reachable {
  #directory = '';
  #server: SiteServer | undefined;
  #substitute: Server | undefined;
  #isUp = true;

  get url(): string {
    return this.#server?.url ?? '';
  }

  /**
   * Puts a version in the place of the one that is there, whose other files are gone then.
   * @param late a file that is still that of another version, as at the edge of a network that lags behind, or not
   *   there yet
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

  /** Every address is answered like this from now on, until the next deployment. @returns counts requests for the worker */
  async replace(answer: RequestListener): Promise<() => number> {
    await this.#endSubstitute();
    await this.#server?.down();
    let looks = 0;
    this.#substitute = createServer((request, response) => {
      if (request.url?.endsWith(workerFile)) looks += 1;
      answer(request, response);
    }).listen(Number(new URL(this.url).port), '127.0.0.1');
    await once(this.#substitute, 'listening');
    return () => looks;
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
