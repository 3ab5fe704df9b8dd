import { expect, test } from 'playwright/test';
import type { Deployment } from './deployment.ts';
import { expectControlled } from './device.ts';
import { expectHydrated, isHydrated } from './hydration.ts';
import { checkForUpdate, clickButton, expectText, goBack, type Tab, textOf } from './tab.ts';
import type { World } from './world/world.ts';

/** To WebKit's worker, a page in the cache is closed: it may be replaced on the way back. */
const newOrReplaced =
  /Eine neue Version dieser Seite ist da|Diese Seite wurde in einem anderen Tab aktualisiert/;

async function open(tab: Tab, url: string): Promise<void> {
  await tab.goto(url);
  await expectHydrated(tab);
}

/** Goes to another document and back until the browser keeps this one: Firefox keeps none that is still loading something. */
async function settle(tab: Tab, url: string, path: string): Promise<void> {
  await expect(async () => {
    await tab.evaluate(() => void Object.assign(window, { isKept: true }));
    await tab.goto(url);
    await goBack(tab, path);
    expect(await tab.evaluate(() => 'isKept' in window), 'from the cache').toBe(true);
  }).toPass();
}

/** Goes to another document of the site and back, and checks that the browser has kept this one as it was. */
async function goAndReturn(tab: Tab, url: string, meanwhile: () => Promise<unknown>): Promise<void> {
  const path = await tab.evaluate(() => location.pathname);
  const state = () => tab.evaluate(() => sessionStorage.getItem('state'));
  await expect(async () => {
    if ((await tab.evaluate(() => location.pathname)) !== path) await goBack(tab, path);
    await settle(tab, url, path);
    await tab.evaluate(() => {
      // Stored, as a page that returns may reload at once.
      addEventListener('pagehide', () => sessionStorage.setItem('state', 'left'), { once: true });
      addEventListener(
        'pageshow',
        ({ persisted }) => persisted && sessionStorage.setItem('state', 'returned'),
      );
      sessionStorage.removeItem('state');
    });
    await open(tab, url);
    expect(await state(), 'not reloaded before it was left').toBe('left');
  }).toPass();
  await meanwhile();
  await goBack(tab, path);
  await expectHydrated(tab);
  const isReturned = () =>
    tab.evaluate(() => 'isKept' in window || sessionStorage.getItem('state') === 'returned');
  expect(await isReturned(), 'from the cache').toBe(true);
  await expect.poll(state).toBe('returned');
}

/** Consent is withdrawn and a theme chosen on another page, while this one is in the cache. */
export async function expectChoicesHold(tab: Tab, deployment: Deployment, world: World): Promise<void> {
  const scripts = () =>
    tab.evaluate(
      () => document.querySelectorAll('script[src*=googletagmanager], script[src*=hotjar]').length,
    );
  /** The page reloads, which ends the scripts. */
  const expectEnded = () =>
    expect(async () => {
      expect(await scripts()).toBe(0);
      expect(await isHydrated(tab)).toBe(true);
    }).toPass();
  await deployment.deploy('full');
  await open(tab, deployment.url);
  await clickButton(tab, 'Akzeptieren');
  await expect.poll(scripts).toBe(2);
  const consent = await tab.evaluate(() => localStorage.getItem('portfolio@/|consent') ?? '');
  /** Begins anew until the browser has kept the page: Firefox drops one when it likes. */
  const leaveAndReturn = (meanwhile: () => Promise<unknown>) =>
    expect(async () => {
      await tab.evaluate((given) => localStorage.setItem('portfolio@/|consent', given), consent);
      await open(tab, deployment.url);
      await expect.poll(scripts).toBe(2);
      await goAndReturn(tab, `${deployment.url}impressum`, meanwhile);
      // An attempt takes up to a minute on a busy machine.
    }).toPass({ timeout: 300_000 });
  await test.step('a theme', async () => {
    await leaveAndReturn(() => tab.evaluate(() => localStorage.setItem('portfolio@/|theme', 'dark')));
    await expect.poll(() => tab.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await expect.poll(scripts).toBe(2);
  });
  await test.step('a withdrawal', async () => {
    await leaveAndReturn(async () => {
      await clickButton(tab, 'Cookie-Einstellungen');
      await clickButton(tab, 'Ablehnen');
      await expectEnded();
    });
    await expectEnded();
    world.forget();
    await tab.evaluate(() => document.querySelector('h1')?.click());
    expect(world.requests(/google|hotjar/)).toEqual([]);
  });
}

/** A new version is installed, or taken over, while a page is in the cache. */
export async function expectVersionsOffered(tab: Tab, deployment: Deployment): Promise<void> {
  await deployment.deploy('live');
  await open(tab, deployment.url);
  await expectControlled(tab);
  const impressum = `${deployment.url}impressum`;
  await test.step('one that is installed', async () => {
    await goAndReturn(tab, impressum, async () => {
      await deployment.deploy('renewed');
      await checkForUpdate(tab);
      await expectText(tab, /Eine neue Version dieser Seite ist da/);
    });
    await expectToldThenNew(tab, newOrReplaced, /Nachtarbeit/);
    await expectHydrated(tab);
  });
  await test.step('one that another page has taken over', async () => {
    await goAndReturn(tab, impressum, async () => {
      await deployment.deploy('live');
      await checkForUpdate(tab);
      await expectText(tab, /Eine neue Version dieser Seite ist da/);
      const isTakenOver = () =>
        tab.evaluate(async () => {
          const { waiting } = await navigator.serviceWorker.ready;
          waiting?.postMessage({ type: 'SKIP_WAITING' });
          return waiting === null;
        });
      await expect.poll(isTakenOver).toBe(true);
    });
    await expectToldThenNew(tab, /Diese Seite wurde in einem anderen Tab aktualisiert/, /Gemüsebrühe/);
  });
}

/** A page that Firefox brings back unable to draw reloads by itself, and is new then. */
async function expectToldThenNew(tab: Tab, told: RegExp, isNew: RegExp): Promise<void> {
  await expectText(tab, new RegExp(`${told.source}|${isNew.source}`));
  if (told.test(await textOf(tab))) await clickButton(tab, 'Neu laden');
  await expectText(tab, isNew);
}

/** A page without a network that is left and comes back loads as soon as the network is there. */
export async function expectReloadOnline(tab: Tab, deployment: Deployment, world: World): Promise<void> {
  await deployment.deploy('live');
  await open(tab, deployment.url);
  await expectControlled(tab);
  await world.offline();
  await tab.goto(`${deployment.url}gibt-es-nicht`);
  await expectText(tab, /Keine Verbindung/);
  await goAndReturn(tab, deployment.url, async () => {});
  await expectText(tab, /Keine Verbindung/);
  await world.online();
  await tab.evaluate(() => void dispatchEvent(new Event('online')));
  await expectText(tab, /Seite nicht gefunden/);
}

/** A page that was drawing when the visitor left draws again when it comes back. */
export async function expectDrawing(tab: Tab, deployment: Deployment): Promise<void> {
  await deployment.deploy('live');
  await open(tab, deployment.url);
  await expectControlled(tab);
  const impressum = `${deployment.url}impressum`;
  await settle(tab, impressum, '/');
  await tab.evaluate(() => {
    // React notes the offer to install a moment later, by a message to itself.
    addEventListener('pagehide', () => dispatchEvent(new Event('beforeinstallprompt')));
  });
  await goAndReturn(tab, impressum, async () => {
    await deployment.deploy('renewed');
    await checkForUpdate(tab);
    await expectText(tab, /Eine neue Version dieser Seite ist da/);
  });
  await expectText(tab, newOrReplaced);
}
