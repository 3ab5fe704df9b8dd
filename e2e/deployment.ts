import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'playwright/test';
import { type ServedSite, serve } from '../src/tooling/commands/serve.ts';
import { provideSite } from './site-build.ts';
import { baseOf, type SiteName } from './sites.ts';
import type { Reachable } from './world/world.ts';

/** Returns a variant's directory. A build does not count towards the test's timeout. */
export async function builtSite(name: SiteName): Promise<string> {
  const start = Date.now();
  const directory = await provideSite(name);
  test.setTimeout(test.info().timeout + Date.now() - start);
  return directory;
}

/** One address at which versions of a site replace each other. It stays the same while the site is down. */
export class Deployment implements Reachable {
  #directory = '';
  #base = '/';
  #port = 0;
  #served: Pick<ServedSite, 'close'> | undefined;
  #isUp = true;

  /** Address of the first page, base included. */
  get url(): string {
    return `http://localhost:${this.#port}${this.#base}`;
  }

  /**
   * Replaces the deployed version. Files of the old one are gone.
   * @param late a file that is still missing or of another version, as on
   *   a CDN edge that lags behind
   */
  async deploy(name: SiteName, late?: { file: string; of?: SiteName }): Promise<void> {
    const site = await builtSite(name);
    await this.deployFiles(async (directory) => {
      await cp(site, directory, { recursive: true });
      if (late) await rm(join(directory, late.file));
      if (late?.of) await cp(join(await builtSite(late.of), late.file), join(directory, late.file));
    }, baseOf(name));
  }

  /** The same for any files. @param write into the empty directory */
  async deployFiles(write: (directory: string) => Promise<unknown>, base = '/'): Promise<void> {
    await this.#stop();
    if (this.#directory === '') this.#directory = await mkdtemp(join(tmpdir(), 'deployment-'));
    await rm(this.#directory, { recursive: true, force: true });
    await mkdir(this.#directory);
    await write(this.#directory);
    this.#base = base;
    if (this.#isUp) await this.up();
  }

  /** Answers every address like this until the next deployment, or until it is down. */
  async replace(answer: RequestListener): Promise<void> {
    await this.#stop();
    const server = createServer(answer).listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#served = {
      close: async () => {
        server.close().closeAllConnections();
        await once(server, 'close');
      },
    };
  }

  async #stop(): Promise<void> {
    const served = this.#served;
    this.#served = undefined;
    await served?.close();
  }

  async up(): Promise<void> {
    this.#isUp = true;
    if (this.#served || this.#directory === '') return;
    const served = await serve({ directory: this.#directory, base: this.#base, port: this.#port });
    this.#served = served;
    this.#port = served.port;
  }

  async down(): Promise<void> {
    this.#isUp = false;
    await this.#stop();
  }

  async close(): Promise<void> {
    await this.#stop();
    await rm(this.#directory, { recursive: true, force: true });
  }
}
