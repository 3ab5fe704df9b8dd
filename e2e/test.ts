import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from 'playwright/test';
import { findBrowser } from '../src/tooling/commands/browser.mjs';
import { isShipped } from '../src/tooling/inputs/shipped.fixture.ts';
import { untilQuiet } from './device.ts';
import { firefox, firefoxOptions, isThrown, openProxy, withoutMediaFeatures } from './firefox.ts';
import { expectHydrated } from './hydration.ts';
import { provideSite } from './site-build.ts';
import { SiteServer } from './site-server.ts';
import { baseOf, type SiteName } from './sites.ts';
import { World } from './world/world.ts';

/** The documents that this process's browser has loaded, and that browser. */
let pageLoads = 0;
let launched: Browser | undefined;

interface TestFixtures {
  /** Notes for the report which browser loaded how many documents. */
  counted: undefined;
  /** Leaves the test out where there is no Firefox to run it. */
  installed: undefined;
  /** The page's pauses, those before it tries again above all, are a quarter as long. What is about their length runs without. */
  hurried: boolean;
  /** The outside world, well and with nothing logged when the test begins. */
  world: World;
  /** A built variant of the site, served until the test worker ends. */
  site: (name: SiteName) => Promise<SiteServer>;
  /** Opens a page of a variant and waits until its scripts are at work; the path is relative to its base. */
  open: (name: SiteName, path?: string) => Promise<void>;
  /**
   * A page of a variant that is whole and has logged nothing, with every provider well: for tests that only look. It is
   * opened once for many of them, so none may click or type, and each puts back what it resizes.
   */
  seen: (name: SiteName, path?: string) => Promise<Page>;
  /** Fails the test when a script threw and nobody caught it. */
  uncaught: undefined;
}

interface WorkerFixtures {
  workerWorld: World;
  workerSites: Map<SiteName, SiteServer>;
  workerPages: Map<string, Page>;
}

/** What every visitor of the tests has in common. */
export const visitor = {
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  ignoreHTTPSErrors: true,
  // Only some of the promises are the worker's; without one a page is there in half the time.
  serviceWorkers: 'block',
  // What moves costs a machine without a graphics card a quarter of its time.
  reducedMotion: 'reduce',
} as const satisfies BrowserContextOptions;

/** Whom Chromium calls on its own account, in spite of all switches: who is signed in, what is there to update. */
const browserHosts = ['accounts.google.com', 'update.googleapis.com', 'clients2.google.com', '*.gvt1.com'];

/** Every host but the site's own is the fake world: nothing reaches the real one. The first matching rule counts. */
const resolverRules = (worldPort: number): string =>
  [
    ...browserHosts.map((host) => `MAP ${host} ~NOTFOUND`),
    `MAP * 127.0.0.1:${worldPort}`,
    'EXCLUDE localhost',
  ].join(', ');

/** Where a variant of the site lies. Building it, if that has to be done, does not count towards the test's time. */
export async function builtSite(name: SiteName): Promise<string> {
  const start = Date.now();
  const directory = await provideSite(name);
  base.info().setTimeout(base.info().timeout + Date.now() - start);
  return directory;
}

/**
 * Makes the pauses of a context's pages a quarter as long, but not the ten seconds that a provider has: on a busy machine
 * it needs more than a quarter of them.
 */
export const hurry = (context: BrowserContext) =>
  context.addInitScript(() => {
    const wait = window.setTimeout;
    const shorter = (work: () => void, pause = 0) => wait(work, pause < 10_000 ? pause / 4 : pause);
    window.setTimeout = shorter as typeof setTimeout;
  });

export const test = base.extend<TestFixtures, WorkerFixtures>({
  workerWorld: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures off this parameter
    async ({}, use) => {
      const world = new World();
      await world.up();
      await use(world);
      await world.down();
    },
    { scope: 'worker' },
  ],

  workerSites: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const servers = new Map<SiteName, SiteServer>();
      await use(servers);
      await Promise.all([...servers.values()].map((server) => server.down()));
    },
    { scope: 'worker' },
  ],

  workerPages: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const pages = new Map<string, Page>();
      await use(pages);
      await Promise.all([...pages.values()].map((page) => page.context().close()));
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ browserName, workerWorld }, use) => {
      if (browserName === 'firefox') {
        const proxy = await openProxy(workerWorld.port);
        await use(firefoxOptions(proxy.port));
        proxy.close();
        return;
      }
      const executablePath = await findBrowser('chromium');
      await use({
        ...(executablePath ? { executablePath } : {}),
        args: [
          `--host-resolver-rules=${resolverRules(workerWorld.port)}`,
          // Unlike Playwright's ignoreHTTPSErrors this holds for service workers too.
          '--ignore-certificate-errors',
          '--disable-gpu',
          '--disable-quic',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--no-first-run',
          ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        ],
      });
    },
    { scope: 'worker' },
  ],

  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') withoutMediaFeatures(browser);
      launched = browser;
      browser.on('context', (context) =>
        context.on('page', (page) => page.on('domcontentloaded', () => (pageLoads += 1))),
      );
      await use(browser);
    },
    { scope: 'worker' },
  ],

  counted: [
    async ({ browserName }, use) => {
      const before = pageLoads;
      await use(undefined);
      base.info().annotations.push({ type: 'page loads', description: String(pageLoads - before) });
      if (launched)
        base
          .info()
          .annotations.push({ type: 'browser', description: `${browserName} ${launched.version()}` });
    },
    { auto: true },
  ],

  installed: [
    async ({ browserName }, use) => {
      base.skip(browserName === 'firefox' && !firefox, 'There is no Firefox here; FIREFOX can name one.');
      await use(undefined);
    },
    { auto: true },
  ],

  hurried: [false, { option: true }],

  context: async ({ context, hurried }, use) => {
    if (hurried) await hurry(context);
    await use(context);
  },

  world: [
    async ({ workerWorld }, use) => {
      await workerWorld.reset();
      await use(workerWorld);
      await workerWorld.recover();
    },
    // Also for a test that does not name it: the limits of the test before would be in force.
    { auto: true },
  ],

  site: async ({ workerSites, world }, use) => {
    await use(async (name) => {
      base.info().skip(name === 'shipped' && !isShipped, 'config.ts is not the example any more.');
      const running = workerSites.get(name);
      if (running) return running;
      const server = new SiteServer(await builtSite(name), baseOf(name));
      await server.up();
      world.accompany(server);
      workerSites.set(name, server);
      return server;
    });
  },

  open: async ({ page, site, javaScriptEnabled }, use) => {
    await use(async (name, path = '') => {
      await page.goto((await site(name)).url + path);
      // What was built into the document shows before anything answers to a click.
      if (javaScriptEnabled !== false) await expectHydrated(page);
    });
  },

  seen: async ({ browser, site, workerPages }, use) => {
    await use(async (name, path = '') => {
      const key = `${name}/${path}`;
      const opened = workerPages.get(key);
      if (opened) return opened;
      const page = await browser.newPage(visitor);
      const messages: string[] = [];
      page.on('pageerror', ({ message }) => messages.push(message));
      page.on('console', (message) => messages.push(message.text()));
      const byPlaywright = 'Service Worker registration blocked by Playwright';
      await page.goto((await site(name)).url + path);
      await untilQuiet(page);
      await base.expect(page.locator('main')).not.toHaveAttribute('aria-busy');
      await base.expect(page.locator('[data-skeleton]')).toHaveCount(0);
      base
        .expect(
          messages.filter((text) => text !== byPlaywright),
          `the console of ${name}`,
        )
        .toEqual([]);
      workerPages.set(key, page);
      return page;
    });
  },

  uncaught: [
    async ({ browserName, context }, use) => {
      const errors: Error[] = [];
      context.on('weberror', (webError) => errors.push(webError.error()));
      await use(undefined);
      const thrown = browserName === 'firefox' ? errors.filter(isThrown) : errors;
      base.expect(thrown, 'uncaught errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = base;
