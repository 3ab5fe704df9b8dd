import type { RequestListener } from 'node:http';
import { workerFile } from '../../sw/contract.ts';
import {
  expectChoicesHold,
  expectDrawing,
  expectReloadOnline,
  expectVersionsOffered,
} from '../back-forward.ts';
import { expectControlled, expectSight, expectStored, iconsOn, seeWhole, storedOn } from '../device.ts';
import { expectUnchanged, failures, visitFirst } from '../failures.ts';
import { expectFormerAppReplaced } from '../former-app.ts';
import { expectHydrated } from '../hydration.ts';
import { expectPlacesKept, expectPlacesKeptByLateFont, expectPlacesKeptByUpdates } from '../place.ts';
import { checkForUpdate, expectText, textOf } from '../tab.ts';
import { expectEachVersionOffered } from '../versions.ts';
import { expect, test } from '../webkit/test.ts';
import { keys, type WebKitWindow } from '../webkit/webdriver.ts';
import { hanging, held } from '../world/behaviours/transport.ts';

const expectNoText = (window: WebKitWindow, text: string) =>
  expect.poll(() => textOf(window)).not.toContain(text);

const expectStatus = (window: WebKitWindow, text: RegExp) => expectText(window, text, '.status-line');

const button = (name: string) => `//button[normalize-space()='${name}']`;

/** Focuses an element, once it is laid out. */
const focus = (window: WebKitWindow, selector: string) =>
  expect
    .poll(() =>
      window.evaluate((selector) => {
        const element = document.querySelector<HTMLElement>(selector);
        element?.focus();
        return element !== null && document.activeElement === element;
      }, selector),
    )
    .toBe(true);

/** What has the focus. */
const focused = (window: WebKitWindow) =>
  window.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

/** Boxes that are meant to be circles and are not. */
const ovals = (window: WebKitWindow) =>
  window.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((element) => {
      const { borderRadius, display } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isRound = borderRadius === '50%' && display !== 'inline';
      return isRound && Math.abs(width - height) > 0.5 ? `${element.className}: ${width} × ${height}` : [];
    }),
  );

async function expectEverythingDrawn(window: WebKitWindow): Promise<void> {
  await expect.poll(() => iconsOn(window)).toEqual({ count: expect.any(Number), empty: [] });
  expect(await ovals(window)).toEqual([]);
}

test('Four pages are hydrated with a round portrait and every icon', async ({
  deployment,
  visitor: { window },
}) => {
  await deployment.deploy('consultant');
  for (const path of ['', 'profil', 'impressum', 'datenschutz']) {
    await window.goto(deployment.url + path);
    await expectHydrated(window);
    await seeWhole(window);
    await expectEverythingDrawn(window);
  }
  expect(window.messages).toEqual([]);
});

test('A round skeleton takes the portrait’s place', async ({ open, visitor: { window }, world }) => {
  const answers = held();
  world.when('*', answers.behaviour);
  await open('live');
  await expect
    .poll(() => window.evaluate(() => document.querySelectorAll('.skeleton-circle').length))
    .toBe(1);
  expect(await ovals(window)).toEqual([]);
  answers.release();
});

test.describe('A browser that is closed and opened again', () => {
  test.use({ alone: 'to restart' });

  test('What was seen once is there offline, also after a restart', async ({
    deployment,
    open,
    visitor,
    world,
  }) => {
    await open('full');
    await expectStored(visitor.window);
    const sight = await seeWhole(visitor.window);
    await world.offline();
    for (const again of [() => visitor.window.reload(), visitor.restart]) {
      await again();
      await visitor.window.goto(deployment.url);
      await expectStatus(visitor.window, /offline.*Stand: /);
      await expectSight(visitor.window, sight);
      await expectEverythingDrawn(visitor.window);
      expect((await iconsOn(visitor.window)).count).toBeGreaterThan(50);
    }
    await visitor.window.goto(`${deployment.url}impressum`);
    await expectText(visitor.window, 'Impressum', 'h1');
  });
});

test(`A returning visitor sees all of it offline and through ${Object.keys(failures).join(', ')}`, async ({
  deployment,
  visitor: { window },
  world,
}) => {
  await deployment.deploy('live');
  const { url } = deployment;
  const sight = await visitFirst(window, world, { url, answers: 4, chart: 'opaque' });
  await expectUnchanged(window, world, { url, answers: 4, sight });
});

test('A new version is offered, and shown while no provider answers', async ({
  deployment,
  open,
  visitor: { window },
  world,
}) => {
  await open('live');
  await expectStored(window);
  await deployment.deploy('renewed');
  world.when('*', hanging);
  await checkForUpdate(window);
  await expectText(window, 'Neu laden');
  await window.reload();
  await window.click(button('Neu laden'));
  await expectText(window, 'Nachtarbeit', 'main');
  await expectHydrated(window);
  await expectNoText(window, 'Neu laden');
});

test('Each of three versions in a row is offered in an open tab, also after "Später" and a failed one', ({
  deployment,
  visitor: { window },
}) => expectEachVersionOffered(window, deployment));

test('Where another app had a worker, the first return shows this site', ({
  deployment,
  visitor: { window },
  world,
}) => expectFormerAppReplaced(window, deployment, world));

const gonePage: RequestListener = (_, response) =>
  response.writeHead(410, { 'cache-control': 'no-store', 'content-type': 'text/html' }).end('Nothing here');

test('A closed site leaves nothing on the device', async ({ deployment, open, visitor: { window } }) => {
  await open('live');
  await expectStored(window);
  await deployment.replace(gonePage);
  // It looks for its worker once a day.
  await window.evaluate(() => localStorage.setItem('portfolio@/|worker', 'found 0'));
  await window.goto(deployment.url);
  await expectText(window, 'Nothing here');
  await expect.poll(() => storedOn(window)).toEqual([]);
});

test('The theme is chosen with the keyboard, and kept', async ({ deployment, open, visitor: { window } }) => {
  const theme = () => window.evaluate(() => document.documentElement.dataset.theme);
  await open('live');
  await focus(window, '.theme-picker-button');
  await window.press(keys.Enter);
  await expect.poll(() => window.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('nord');
  await window.press(keys.ArrowDown);
  await expect.poll(theme).toBe('light');
  await window.press(keys.Enter);
  await expect.poll(() => focused(window)).toBe('Theme wechseln');
  await window.goto(deployment.url);
  expect(await theme()).toBe('light');
});

test('The keyboard opens and closes a dialog, which returns the focus', async ({
  open,
  visitor: { window },
}) => {
  const name = 'Bildschirmfoto von Kundenportal vergrößern';
  await open('full');
  await window.click(button('Ablehnen'));
  await focus(window, '#private-projects summary');
  await window.press(keys.Enter, keys.Tab);
  await expect.poll(() => focused(window)).toBe(name);
  await window.press(keys.Enter);
  await expect.poll(() => focused(window)).toBe('Schließen');
  await window.press(keys.Tab);
  await expect
    .poll(() => window.evaluate(() => document.activeElement?.closest('dialog') !== null))
    .toBe(true);
  await window.press(keys.Escape);
  await expect.poll(() => focused(window)).toBe(name);
});

for (const [width, worker] of [
  [390, 'without'],
  [1280, 'with'],
] as const)
  test(`Each section’s address leads to it, and a reload or the way back keeps the place at ${width} pixels, ${worker} a worker`, async ({
    deployment,
    visitor: { window },
  }) => {
    await deployment.deploy('snapshot', worker === 'with' ? undefined : { file: workerFile });
    await window.goto(deployment.url);
    if (worker === 'with') await expectControlled(window);
    await expectPlacesKept(window, deployment.url, width);
  });

test('The address of a section leads to it while the font is on its way', ({
  deployment,
  visitor: { window },
}) => expectPlacesKeptByLateFont(window, deployment));

test('"Neu laden" keeps the place', ({ deployment, visitor: { window } }) =>
  expectPlacesKeptByUpdates(window, deployment, [390, 1280]));

test.describe('A page that comes back from the back/forward cache', () => {
  test.use({ alone: 'with caches' });

  test('ends measuring after a withdrawal and shows the chosen theme', ({
    deployment,
    visitor: { window },
    world,
  }) => expectChoicesHold(window, deployment, world));

  test('offers a new version, whether that waits or is taken over', ({ deployment, visitor: { window } }) =>
    expectVersionsOffered(window, deployment));

  test('draws what changes, though it was drawing when it was left', ({ deployment, visitor: { window } }) =>
    expectDrawing(window, deployment));

  test('reloads when the network is back', ({ deployment, visitor: { window }, world }) =>
    expectReloadOnline(window, deployment, world));
});
