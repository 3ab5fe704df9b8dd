import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';
import { findBrowser } from '../../src/tooling/commands/browser.mjs';

/** WebKitGTK's driver, where all that it needs is installed. */
const webkitDriver = await findBrowser('webkit');

/** WebDriver's code points of keys without a character. */
export const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015' } as const;

/** An X server in memory: WebKitGTK has no headless mode. */
export async function openDisplay(): Promise<{ name: string; close: () => void }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(server.stdio[3] as Readable, 'data');
  return { name: `:${String(number).trim()}`, close: () => void server.kill() };
}

export interface WindowOptions {
  display: string;
  /** Of a proxy to every host but the site's own. */
  proxyPort: number;
  /** The directory of everything that the browser stores. */
  profile: string;
  /** With an HTTP cache, and one for going back and forward. */
  hasCache: boolean;
}

/** The driver never answers a script whose document was replaced meanwhile. */
const scriptTimeoutMs = 10_000;
/** The longest that a browser takes to end. */
const endMs = 10_000;

const browser = fileURLToPath(new URL('./browser.py', import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A window of WebKit, driven by the W3C's WebDriver. */
export class WebKitWindow {
  /** Lines that pages and the engine have written to the console. */
  readonly messages: string[] = [];
  readonly #driver: ChildProcess;
  /** Once the driver and all processes of its browser have ended: they share its output. */
  readonly #ended: Promise<unknown>;
  #session = '';

  private constructor({ display }: WindowOptions, port: number) {
    this.#driver = spawn(webkitDriver ?? '', ['--host=127.0.0.1', `--port=${port}`], {
      // No accessibility bus, which nobody listens to. A simulated GPU paints slower than the processor.
      env: {
        ...process.env,
        DISPLAY: display,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        NO_AT_BRIDGE: '1',
        WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      },
      stdio: ['ignore', 'pipe', 'ignore'],
      // A group, which can be ended as a whole: the driver leaves a browser that was slow to start.
      detached: true,
    });
    this.#ended = once(this.#driver, 'close');
    this.#driver.stdout?.on('data', (text) =>
      this.messages.push(...String(text).split('\n').filter(Boolean)),
    );
    this.#session = `http://127.0.0.1:${port}/session`;
  }

  static async open(options: WindowOptions): Promise<WebKitWindow> {
    const window = new WebKitWindow(options, await freePort());
    const args = [browser, options.profile, `http://127.0.0.1:${options.proxyPort}`];
    if (options.hasCache) args.push('cache');
    const alwaysMatch = {
      acceptInsecureCerts: true,
      'webkitgtk:browserOptions': { binary: '/usr/bin/python3', args },
    };
    await expect(async () => {
      const { sessionId } = await window.#call('POST', '', { capabilities: { alwaysMatch } });
      window.#session += `/${sessionId}`;
    }).toPass({ intervals: [50] });
    return window;
  }

  /** Opens an address and waits until it has loaded. */
  async goto(url: string): Promise<void> {
    await this.#call('POST', '/url', { url });
  }

  async reload(): Promise<void> {
    await this.#call('POST', '/refresh', {});
  }

  async setViewportSize(size: { width: number; height: number }): Promise<void> {
    await this.#call('POST', '/window/rect', size);
  }

  /** Runs a function in the page, which reaches nothing but its argument. It may run twice. */
  async evaluate<Result, Argument = undefined>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> {
    const body = { script: `return (${work})(...arguments)`, args: argument === undefined ? [] : [argument] };
    try {
      return await this.#call('POST', '/execute/sync', body, AbortSignal.timeout(scriptTimeoutMs));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      return this.#call('POST', '/execute/sync', body);
    }
  }

  /** Clicks the first element that an XPath finds, once there is one. */
  async click(path: string): Promise<void> {
    await expect(async () => {
      const element = await this.#call('POST', '/element', { using: 'xpath', value: path });
      await this.#call('POST', `/element/${Object.values(element)[0]}/click`, {});
    }).toPass({ intervals: [100], timeout: 60_000 });
  }

  /** Presses and releases keys one after the other. */
  async press(...pressed: string[]): Promise<void> {
    const actions = pressed.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** @returns a PNG of the visible part */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#call('GET', '/screenshot'), 'base64');
  }

  /** Ends the browser as its user would: its network process first writes what pages have just stored. */
  async close(): Promise<void> {
    await this.#call('DELETE', '').catch(() => {});
    const { pid } = this.#driver;
    if (pid === undefined) return;
    this.#driver.kill();
    const isLeft = await Promise.race([this.#ended.then(() => false), wait(endMs, true)]);
    if (isLeft) process.kill(-pid);
    await this.#ended;
  }

  async #call(method: string, path: string, body?: object, signal?: AbortSignal) {
    const response = await fetch(this.#session + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
}
