import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SiteServer } from '../site-server.ts';
import { test as base, expect } from '../test.ts';
import { gone } from '../world/behaviours/transport.ts';

/** A worker that asks GitHub when the page says so, and reports what came of it. */
const worker = `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('message', (event) => event.waitUntil(
    fetch(event.data, { cache: 'no-store' })
      .then((response) => response.json())
      .then((user) => event.source.postMessage(user.login), () => event.source.postMessage('unreachable'))));
`;

/** A page without anything of the portfolio, in a browser whose outside world is the fake one. */
const test = base.extend<{ probe: SiteServer }>({
  probe: async ({ page, world }, use, testInfo) => {
    const directory = testInfo.outputPath('site');
    await mkdir(directory, { recursive: true });
    await writeFile(join(directory, 'index.html'), '<!doctype html><title>Probe</title>');
    await writeFile(join(directory, 'sw.js'), worker);
    const server = new SiteServer(directory);
    await server.up();
    const leave = world.accompany(server);
    await page.goto(server.url);
    await use(server);
    leave();
    await server.down();
  },
});

test.use({ serviceWorkers: 'allow' });

const user = 'https://api.github.com/users/octocat';

/** Fetches as a page does, without custom headers. */
const loginOf = (address: string): Promise<string> =>
  fetch(address, { cache: 'no-store' }).then(
    async (response) => (await response.json()).login,
    () => 'unreachable',
  );

test('The fake world answers a page as the real one does', async ({ page, probe, world }) => {
  await test.step('A page reads GitHub’s answer, headers for other origins included', async () => {
    expect(probe.url).toMatch(/^http:\/\/localhost:\d+\/$/);
    expect(await page.evaluate(loginOf, user)).toBe('octocat');
    const remaining = await page.evaluate(
      async (address) => (await fetch(address, { cache: 'no-store' })).headers.get('x-ratelimit-remaining'),
      user,
    );
    expect(remaining).toBe('58');
    expect(world.requests().map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET ${user}`,
      `GET ${user}`,
    ]);
  });
  await test.step('A custom request header costs a preflight at GitHub and fails at dev.to', async () => {
    world.forget();
    const asked = (address: string) =>
      page.evaluate(
        (url) =>
          fetch(url, { headers: { 'x-requested-with': 'probe' } }).then(
            () => 'answered',
            () => 'refused',
          ),
        address,
      );
    expect(await asked(user)).toBe('answered');
    expect(await asked('https://dev.to/api/articles?username=erika')).toBe('refused');
    expect(world.requests('github').map(({ method }) => method)).toEqual(['OPTIONS', 'GET']);
    expect(world.requests('dev.to').map(({ method }) => method)).toEqual(['OPTIONS']);
  });
  await test.step('A chart is shown although scripts may not read it, an avatar both', async () => {
    world.forget();
    const look = (address: string) =>
      page.evaluate(async (src) => {
        const picture = new Image();
        picture.src = src;
        await picture.decode();
        const { type, status } = await fetch(src, { mode: 'no-cors' });
        const readable = await fetch(src).then(
          (response) => response.ok,
          () => false,
        );
        return { width: picture.naturalWidth, type, status, readable };
      }, address);
    expect(await look('https://ghchart.rshah.org/octocat')).toEqual({
      width: 663,
      type: 'opaque',
      status: 0,
      readable: false,
    });
    expect(await look('https://avatars.githubusercontent.com/u/583231?v=4')).toMatchObject({
      width: 400,
      readable: true,
    });
  });
  await test.step('An unreachable service is asked once for each request', async () => {
    world.forget();
    expect(await page.evaluate(loginOf, user)).toBe('octocat');
    world.when('github', gone);
    expect(await page.evaluate(loginOf, user)).toBe('unreachable');
    expect(world.count('github')).toBe(2);
  });
  await test.step('Offline nothing answers, not even the page itself; then everything is back at its old place', async () => {
    await world.reset();
    await world.offline();
    expect(await page.evaluate(loginOf, user)).toBe('unreachable');
    await expect(page.goto(probe.url)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
    await page.waitForURL('chrome-error://chromewebdata/');
    await world.online();
    await page.goto(probe.url);
    await expect(page).toHaveTitle('Probe');
    expect(await page.evaluate(loginOf, user)).toBe('octocat');
  });
});

test('A service worker reaches the fake world too, and no other', { tag: '@firefox' }, async ({
  page,
  probe,
  world,
}) => {
  const ask = () =>
    page.evaluate(async (address) => {
      await navigator.serviceWorker.register('/sw.js');
      const { active } = await navigator.serviceWorker.ready;
      const reply = new Promise((resolve) => {
        navigator.serviceWorker.onmessage = (event) => resolve(event.data);
      });
      active?.postMessage(address);
      return reply;
    }, user);
  expect(await ask()).toBe('octocat');
  expect(world.count('github')).toBe(1);
  await world.offline();
  expect(await ask()).toBe('unreachable');
  await world.online();
  await page.goto(probe.url);
  expect(await ask()).toBe('octocat');
});

test('No address leads out of the fake world', { tag: '@firefox' }, async ({ page, probe, world }) => {
  await page.goto(probe.url);
  await page.evaluate(() => fetch('https://example.org/', { mode: 'no-cors' }));
  expect(world.requests('unknown').map(({ url }) => url.hostname)).toEqual(['example.org']);
});
