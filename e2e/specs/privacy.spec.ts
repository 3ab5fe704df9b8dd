import type { Page } from 'playwright/test';
import { siteOf } from '../../src/config/site.fixture.ts';
import { type DeviceEntry, deviceEntries } from '../../src/model/device-entries.ts';
import { deviceFacts } from '../../src/site/legal/device-storage.ts';
import { cacheNames } from '../../sw/contract.ts';
import { expectHeatMapReport } from '../analytics.ts';
import { card, title } from '../card.ts';
import { memory, promptInstall, readOn, statusLine, storedOn, tryEverything, untilQuiet } from '../device.ts';
import { expectHydrated } from '../hydration.ts';
import { clickOutbound } from '../outbound-link.ts';
import full from '../sites/full.ts';
import listed from '../sites/listed.ts';
import { expect, test } from '../test.ts';
import { failing } from '../world/behaviours/failure.ts';
import { secondaryLimit } from '../world/behaviours/github-limit.ts';
import type { World } from '../world/world.ts';

test.use({ serviceWorkers: 'allow' });

const prefix = 'portfolio@/|';

/** Hosts that the page describes without naming them. */
const saidInWords: Readonly<Record<string, string>> = {
  'dev-to-uploads.s3.amazonaws.com': 'die übrigen Adressen, unter denen dev.to Bilder ablegt',
};
/** Everything stored by a site in one language. */
const wholeTable = [
  ...Object.entries(deviceEntries).map(([name, area]) => `${area}: ${name}`),
  ...Object.keys(cacheNames('/')).map((name) => `Cache Storage: ${name}`),
  'Service Worker: /',
]
  .filter((one) => one !== 'Local Storage: language')
  .toSorted();

/** Area and name of an entry on the device, without the site's prefix. */
type Kept =
  `${'Local Storage' | 'Session Storage' | 'IndexedDB' | 'Cache Storage' | 'Service Worker' | 'Cookie'}: ${string}`;

/** Everything stored on the device. */
async function keptOn(page: Page): Promise<Kept[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `Cookie: ${name}`);
  return [...(await storedOn(page)), ...cookies].map((entry) => entry.replace(prefix, '') as Kept);
}

/** Stored entries and requested hosts according to the privacy page. */
async function saidBy(page: Page) {
  await expect(title(page)).toHaveText(/^Datenschutz/);
  const entries = await page.locator('#geraet dt').allTextContents();
  // Leave out hosts requested only after a click, and a list for reference.
  const names = await page
    .locator('section:not(#kontaktlink, #feed) :is(p, li, dd:not(dt:text-is("Drittland") + dd)) code')
    .allTextContents();
  const isHost = (name: string) => /^[\w-]+(?:\.[\w-]+)+$/.test(name);
  return {
    entries: entries.map((term) => term.replaceAll('\u00a0', ' ')).toSorted(),
    hosts: [...new Set(names.filter(isHost))],
    /** Names of analytics entries. An ellipsis stands for an id. */
    analytics: [...new Set(names.filter((name) => !isHost(name)))],
  };
}

/** The terms that the privacy page must have for these entries. */
function termsOf(kept: readonly Kept[], facts: ReturnType<typeof deviceFacts>): string[] {
  const terms = kept.map((one) => {
    const [area = '', name = ''] = one.split(': ');
    const entry = area === 'Service Worker' ? 'shell' : name;
    const fact = Object.hasOwn(facts, entry) && facts[entry as DeviceEntry];
    return fact !== false && fact.term.includes(area) ? fact.term : `nobody said: ${one}`;
  });
  return [...new Set(terms)].toSorted();
}

const isAnalytics = (kept: Kept): boolean => /: _?(?:ga|hj)/.test(kept);

/** Simulates a tab of an old version whose files are gone from the server, until it reloads. */
async function meetMissingFile(page: Page): Promise<Kept[]> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await expectHydrated(tab);
  await tab.evaluate(() => {
    const ask = window.fetch;
    // A document of the new version, with another script.
    window.fetch = (input, init) =>
      init?.cache === 'no-store' ? Promise.resolve(new Response('<!doctype html>')) : ask(input, init);
    Object.defineProperty(window, 'isOld', { value: true });
    dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  });
  await expect.poll(() => tab.evaluate(() => !('isOld' in window)).catch(() => false)).toBe(true);
  const kept = await keptOn(tab);
  await tab.close();
  return kept;
}

const visited = { full, listed };

/** Opens and clicks everything. @returns all entries that were stored meanwhile */
async function visitAll(page: Page, world: World, name: keyof typeof visited): Promise<Kept[]> {
  const kept = new Set<Kept>();
  const look = async () => {
    for (const one of await keptOn(page)) kept.add(one);
  };
  if (name === 'full') {
    await untilQuiet(page);
    await look();
    expect([...kept].filter(isAnalytics), 'before consent').toEqual([]);
    await page.getByRole('button', { name: 'Akzeptieren' }).click();
    await expectHeatMapReport(page, world);
    await clickOutbound(card(page, 'My Projects').getByRole('link', { name: 'Passwortspiel' }));
    await look();
  }
  await tryEverything(page);
  await page.context().setOffline(true);
  await expect(statusLine(page)).toContainText('Sie sind offline.');
  await page.context().setOffline(false);
  await expect(statusLine(page)).toBeEmpty();
  await look();
  await page.evaluate(promptInstall);
  await readOn(page);
  await page.getByRole('button', { name: 'Nicht jetzt' }).click();
  world.when(/\/search\//, secondaryLimit(world.github, 900));
  await page.reload();
  await expectHydrated(page);
  await expect.poll(async () => keptOn(page)).toContain('Cache Storage: limits');
  await look();
  for (const one of await meetMissingFile(page)) kept.add(one);
  await page.getByRole('link', { name: 'Impressum' }).first().click();
  await expect(title(page)).toHaveText('Impressum');
  await page.getByRole('link', { name: 'Datenschutz' }).first().click();
  await untilQuiet(page);
  await look();
  return [...kept];
}

for (const name of ['full', 'listed'] as const) {
  test(`The privacy page says what "${name}" stores and whom it asks`, async ({ page, open, world }) => {
    test.slow();
    // The fallback host then has to be requested too.
    world.when('chart', failing(500));
    await open(name);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => memory(page)).not.toBe('');
    const kept = await visitAll(page, world, name);
    const said = await saidBy(page);
    // The visit followed a link to this host.
    const asked = new Set(world.requests().map(({ url }) => url.hostname));
    const hosts = [...asked].filter((host) => host !== 'passwort.example');
    await test.info().attach('said', { body: JSON.stringify({ said, kept, hosts }, null, 1) });

    await test.step('on the device', async () => {
      const own = kept.filter((one) => !isAnalytics(one)).toSorted();
      expect(said.entries).toEqual(termsOf(own, deviceFacts(siteOf(visited[name]), true)));
      if (name === 'full') expect(own).toEqual(wholeTable);
      const stored = kept.filter(isAnalytics).map((one) => one.split(': ')[1] ?? '');
      const fits = (entry: string, name: string) =>
        name.endsWith('…') ? entry.startsWith(name.slice(0, -1)) : entry === name;
      expect(stored.filter((entry) => !said.analytics.some((name) => fits(entry, name)))).toEqual([]);
      expect(said.analytics.filter((name) => !stored.some((entry) => fits(entry, name)))).toEqual([]);
    });
    await test.step('from whom', async () => {
      const fits = (host: string, name: string) => host === name || host.endsWith(`.${name}`);
      const unsaid = hosts.filter((host) => !said.hosts.some((name) => fits(host, name)));
      const text = await page.locator('main').textContent();
      expect(unsaid.filter((host) => !text?.includes(saidInWords[host] ?? host))).toEqual([]);
      expect(said.hosts.filter((name) => !hosts.some((host) => fits(host, name)))).toEqual([]);
    });
  });
}
