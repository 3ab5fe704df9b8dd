import { spawn } from 'node:child_process';
import { test } from 'playwright/test';
import { type ServedSite, serve } from '../src/tooling/commands/serve.ts';
import { provideSite, root } from './site-build.ts';
import type { SiteName } from './sites.ts';
import type { Reachable } from './world/world.ts';

/** Returns a variant's directory. A build does not count towards the test's timeout. */
export async function builtSite(name: SiteName): Promise<string> {
  const start = Date.now();
  const directory = await provideSite(name);
  test.setTimeout(test.info().timeout + Date.now() - start);
  return directory;
}

/** Starts `npm run dev`, near a port. */
export async function startDevelopment(
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<{ address: string; stop: () => void }> {
  const args = ['node_modules/vite/bin/vite.js', '--port', String(port)];
  const env = { ...process.env, NO_COLOR: '1', SNAPSHOT: 'none', ...environment };
  const server = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolve) => {
    server.stdout.on('data', (text: Buffer) => {
      const [found] = /http:\/\/localhost:\d+\/\S*/.exec(String(text)) ?? [];
      if (found) resolve(found);
    });
  });
  return { address, stop: () => void server.kill() };
}

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
