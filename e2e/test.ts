import { test as base } from 'playwright/test';
import { findBrowser } from '../src/tooling/commands/browser.mjs';
import { isShipped } from '../src/tooling/shipped.ts';
import { provideSite } from './site-build.ts';
import { SiteServer } from './site-server.ts';
import { baseOf, type SiteName } from './sites.ts';
import { World } from './world/world.ts';

interface TestFixtures {
  /** The outside world, well and with nothing logged when the test begins. */
  world: World;
  /** A built variant of the site, served until the test worker ends. */
  site: (name: SiteName) => Promise<SiteServer>;
  /** Opens a page of a variant; the path is relative to its base. */
  open: (name: SiteName, path?: string) => Promise<void>;
  /** Fails the test when a script threw and nobody caught it. */
  uncaught: undefined;
}

interface WorkerFixtures {
  workerWorld: World;
  workerSites: Map<SiteName, SiteServer>;
}

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

  launchOptions: [
    async ({ workerWorld }, use) => {
      const executablePath = await findBrowser();
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

  open: async ({ page, site }, use) => {
    await use(async (name, path = '') => {
      await page.goto((await site(name)).url + path);
    });
  },

  uncaught: [
    async ({ context }, use) => {
      const errors: Error[] = [];
      context.on('weberror', (webError) => errors.push(webError.error()));
      await use(undefined);
      base.expect(errors, 'uncaught errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = base;
