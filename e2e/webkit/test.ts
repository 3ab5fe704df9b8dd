import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProxy } from '../firefox.ts';
import { expectHydrated } from '../hydration.ts';
import { test as base, expect } from '../test.ts';
import { openDisplay, WebKitWindow, type WindowOptions } from './webdriver.ts';

interface TestFixtures {
  hasCache: boolean;
  /** A visitor's browser, which has stored nothing yet. */
  visitor: Visitor;
}

interface WorkerFixtures {
  surroundings: Pick<WindowOptions, 'display' | 'proxyPort'>;
}

/** A browser whose window can be closed and opened again. */
interface Visitor {
  window: WebKitWindow;
  restart(): Promise<void>;
}

/** Tests in WebKit. Playwright starts no browser for them. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  surroundings: [
    async ({ workerWorld }, use) => {
      const display = await openDisplay();
      const proxy = await openProxy(workerWorld.port);
      await use({ display: display.name, proxyPort: proxy.port });
      proxy.close();
      display.close();
    },
    { scope: 'worker' },
  ],

  hasCache: [false, { option: true }],

  visitor: async ({ hasCache, surroundings }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'webkit-'));
    const open = () => WebKitWindow.open({ ...surroundings, profile, hasCache });
    const visitor: Visitor = {
      window: await open(),
      restart: async () => {
        const { messages } = visitor.window;
        await visitor.window.close();
        visitor.window = await open();
        visitor.window.messages.unshift(...messages);
      },
    };
    await use(visitor);
    const { messages } = visitor.window;
    if (base.info().status !== base.info().expectedStatus) {
      const body = await visitor.window.screenshot();
      await base.info().attach('screenshot', { body, contentType: 'image/png' });
      await base.info().attach('console', { body: messages.join('\n'), contentType: 'text/plain' });
    }
    await visitor.window.close();
    await rm(profile, { recursive: true, force: true });
    expect(
      messages.filter((line) => /Error: |Unhandled Promise/.test(line)),
      'uncaught errors',
    ).toEqual([]);
  },

  open: async ({ deployment, visitor }, use) =>
    use(async (name, path = '') => {
      await deployment.deploy(name);
      await visitor.window.goto(deployment.url + path);
      await expectHydrated(visitor.window);
    }),

  // Asks for no context, which would start a browser of Playwright's.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures off this parameter
  uncaught: async ({}, use) => use(undefined),
});

export { expect };
