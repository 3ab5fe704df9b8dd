import { type BrowserContext, type BrowserContextOptions, test as base } from 'playwright/test';
import { findBrowser } from '../src/tooling/commands/browser.mjs';
import { isShipped } from '../src/tooling/inputs/shipped.fixture.ts';
import { Deployment } from './deployment.ts';
import { firefox, firefoxOptions, isThrown, openProxy, withoutMediaFeatures } from './firefox.ts';
import { expectHydrated } from './hydration.ts';
import { type SiteBuild, type SiteName, sites } from './sites.ts';
import { World } from './world/world.ts';

interface TestFixtures {
  /** Skips the test where Firefox is not installed. */
  installed: undefined;
  /** Shortens the page's timeouts to a quarter, above all those before a retry. Not for tests of timeouts. */
  hurried: boolean;
  /** The outside world, reset before each test. */
  world: World;
  /** Serves a built variant of the site until the test worker ends. */
  site: (name: SiteName) => Promise<Deployment>;
  /** An address without a site yet, offline and online with the world. */
  deployment: Deployment;
  /** Opens a page of a variant and waits for hydration. The path is relative to the base. */
  open: (name: SiteName, path?: string) => Promise<void>;
  /** Fails the test on an uncaught error of a script. */
  uncaught: undefined;
}

interface WorkerFixtures {
  workerWorld: World;
  workerSites: Map<SiteName, Deployment>;
}

/** Settings shared by all test visitors. */
export const visitor = {
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  ignoreHTTPSErrors: true,
  // Only some tests need the worker. Without one a page loads in half the time.
  serviceWorkers: 'block',
  // Animations cost a machine without a GPU a quarter of its time.
  reducedMotion: 'reduce',
} as const satisfies BrowserContextOptions;

/** Hosts that Chromium itself contacts in spite of all switches, for sign-in and updates. */
const browserHosts = ['accounts.google.com', 'update.googleapis.com', 'clients2.google.com', '*.gvt1.com'];

/** Maps every host but the site's own to the fake world. The first matching rule wins. */
const resolverRules = (worldPort: number): string =>
  [
    ...browserHosts.map((host) => `MAP ${host} ~NOTFOUND`),
    `MAP * 127.0.0.1:${worldPort}`,
    'EXCLUDE localhost',
  ].join(', ');

/**
 * Shortens the timeouts of a context's pages to a quarter, except the ten seconds for a provider: a busy
 * machine needs them.
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
      const servers = new Map<SiteName, Deployment>();
      await use(servers);
      await Promise.all([...servers.values()].map((server) => server.close()));
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
      await use(browser);
    },
    { scope: 'worker' },
  ],

  installed: [
    async ({ browserName }, use) => {
      base.skip(browserName === 'firefox' && !firefox, 'There is no Firefox here; FIREFOX can name one.');
      base.skip(browserName === 'webkit' && !(await findBrowser('webkit')), 'There is no WebKitGTK here.');
      await use(undefined);
    },
    { auto: true },
  ],

  hurried: [false, { option: true }],

  context: async ({ context, hurried }, use) => {
    if (hurried) await hurry(context);
    await use(context);
    // A test may end while one of its routes still waits for a response.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },

  world: [
    async ({ workerWorld }, use) => {
      await workerWorld.reset();
      await use(workerWorld);
      await workerWorld.recover();
    },
    // Also for tests that do not use it: limits of the test before would still hold.
    { auto: true },
  ],

  site: async ({ workerSites, world }, use) => {
    await use(async (name) => {
      base
        .info()
        .skip(
          Boolean((sites[name] as SiteBuild).isExample) && !isShipped,
          'config.ts is not the example any more.',
        );
      const running = workerSites.get(name);
      if (running) return running;
      const server = new Deployment();
      await server.deploy(name);
      world.accompany(server);
      workerSites.set(name, server);
      return server;
    });
  },

  deployment: async ({ world }, use) => {
    const deployment = new Deployment();
    const leave = world.accompany(deployment);
    await use(deployment);
    leave();
    await deployment.close();
  },

  open: async ({ page, site, javaScriptEnabled }, use) => {
    await use(async (name, path = '') => {
      await page.goto((await site(name)).url + path);
      // The prerendered document is visible before it is interactive.
      if (javaScriptEnabled !== false) await expectHydrated(page);
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
