import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProxy } from '../firefox.ts';
import { expectHydrated } from '../hydration.ts';
import { test as base, expect } from '../test.ts';
import { openDisplay, WebKitWindow, type WindowOptions } from './webdriver.ts';

interface TestFixtures {
  /** With a browser of its own, which keeps the HTTP cache and pages for the way back, or can be restarted. */
  alone: false | 'with caches' | 'to restart';
  /** A visitor's browser, which has stored nothing yet. */
  visitor: Visitor;
}

interface WorkerFixtures {
  surroundings: Pick<WindowOptions, 'display' | 'proxyPort'>;
  /** A browser takes seconds to start. Tests share one: each has a site at an origin of its own. */
  sharedWindow: WebKitWindow;
}

interface Visitor {
  window: WebKitWindow;
  restart(): Promise<void>;
}

const size = { width: 1280, height: 800 };

async function openWindow(
  options: Omit<WindowOptions, 'profile'>,
  use: (open: () => Promise<WebKitWindow>) => Promise<void>,
): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'webkit-'));
  await use(() => WebKitWindow.open({ ...options, profile }));
  await rm(profile, { recursive: true, force: true });
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

  sharedWindow: [
    async ({ surroundings }, use) =>
      openWindow({ ...surroundings, hasCache: false }, async (open) => {
        const window = await open();
        await use(window);
        await window.close();
      }),
    { scope: 'worker' },
  ],

  alone: [false, { option: true }],

  visitor: async ({ alone, surroundings, sharedWindow }, use) => {
    if (!alone) {
      await sharedWindow.goto('about:blank');
      await sharedWindow.setViewportSize(size);
      sharedWindow.messages.length = 0;
      await use({ window: sharedWindow, restart: () => Promise.reject(new Error('shared')) });
      await expectNoErrors(sharedWindow);
      return;
    }
    await openWindow({ ...surroundings, hasCache: alone === 'with caches' }, async (open) => {
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
      await expectNoErrors(visitor.window).finally(() => visitor.window.close());
    });
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

/** Attaches what the window shows when the test has failed. */
async function expectNoErrors(window: WebKitWindow): Promise<void> {
  const { messages } = window;
  if (base.info().status !== base.info().expectedStatus) {
    const body = await window.screenshot();
    await base.info().attach('screenshot', { body, contentType: 'image/png' });
    await base.info().attach('console', { body: messages.join('\n'), contentType: 'text/plain' });
  }
  expect(
    messages.filter((line) => /Error: |Unhandled Promise/.test(line)),
    'uncaught errors',
  ).toEqual([]);
}

export { expect };
