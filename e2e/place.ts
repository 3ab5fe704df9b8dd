import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { workerFile } from '../sw/contract.ts';
import { Deployment } from './deployment.ts';
import { expectStored, type Scriptable, untilDrawn } from './device.ts';
import { expectHydrated } from './hydration.ts';
import { checkForUpdate, clickButton, goBack, type Tab, textOf } from './tab.ts';

/** A section, and its distance from the top of the window. */
interface Place {
  id: string;
  top: number;
}

/** Sections of both columns and below them, near both ends of the page and in its middle. */
const sampled = ['services', 'articles', 'details'];

/** One of each column, of whose headings the words occur nowhere before. */
const quoted = ['articles', 'certifications'];

const topOf = (tab: Scriptable, id: string): Promise<number> =>
  tab.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN, id);

/** Waits until all that could still move a section has come and was drawn. */
async function settle(tab: Scriptable): Promise<void> {
  await tab.evaluate(async () => {
    if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded));
    await document.fonts.ready;
  });
  await untilDrawn(tab);
}

/** Scrolls to a section in the middle of the page, as a visitor who reads it. */
async function readSection(tab: Scriptable, id = 'private-projects'): Promise<Place> {
  await tab.evaluate((id) => {
    const section = document.getElementById(id);
    window.scrollBy({ top: (section?.getBoundingClientRect().top ?? 0) - 150, behavior: 'instant' });
  }, id);
  await settle(tab);
  return { id, top: await topOf(tab, id) };
}

/** Waits until a section is where it was, within a line of text, and checks that it stays there. */
async function expectPlace(tab: Scriptable, { id, top }: Place): Promise<void> {
  const away = async () => Math.round(Math.abs((await topOf(tab, id)) - top));
  await expect.poll(away, `pixels that #${id} is away`).toBeLessThanOrEqual(40);
  await settle(tab);
  expect(await away(), `pixels that #${id} is away later`).toBeLessThanOrEqual(40);
}

/** Waits until a section is at the top, or the page at its end. */
export async function expectAtTop(tab: Scriptable, id: string): Promise<void> {
  const away = () =>
    tab.evaluate((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
      const rest = document.documentElement.scrollHeight - innerHeight - scrollY;
      return Math.round(top > 0 ? Math.min(top, rest) : -top);
    }, id);
  await expect.poll(away, `pixels that #${id} is away from the top`).toBeLessThanOrEqual(40);
  await settle(tab);
  expect(await away(), `pixels that #${id} is away later`).toBeLessThanOrEqual(40);
}

/** Waits until an element is in the window, and checks that it stays there. */
async function expectInSight(tab: Scriptable, selector: string): Promise<void> {
  const isInSight = () =>
    tab.evaluate((selector) => {
      const { top = -1, bottom = -1 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= innerHeight;
    }, selector);
  await expect.poll(isInSight, `${selector} is in sight`).toBe(true);
  await settle(tab);
  expect(await isInSight(), `${selector} is in sight later`).toBe(true);
}

async function thereAndBack(tab: Tab, url: string): Promise<void> {
  await tab.goto(`${url}profil`);
  await goBack(tab, new URL(url).pathname);
}

/** Makes the visitor one who refused on an earlier visit: the question for consent covers a part of the page. */
const refuseHere = (tab: Scriptable): Promise<void> =>
  tab.evaluate(() => localStorage.setItem('portfolio@/|consent', 'denied google-analytics hotjar'));

/** Opens the page in a window of this width. */
async function open(tab: Tab, url: string, width: number): Promise<void> {
  await tab.setViewportSize({ width, height: 844 });
  await tab.goto(url);
  await expectHydrated(tab);
  expect(await tab.evaluate(() => innerWidth)).toBe(width);
}

/**
 * Checks that the address of each section leads to it, and that a reload and the way back keep the place.
 * @param tab which shows a page of the site
 */
export async function expectPlacesKept(tab: Tab, url: string, width: number): Promise<void> {
  await refuseHere(tab);
  await open(tab, url, width);
  await test.step('a reload in the middle', async () => {
    const place = await readSection(tab);
    await tab.reload();
    await expectHydrated(tab);
    await expectPlace(tab, place);
    await test.step('and the way back', async () => {
      await thereAndBack(tab, url);
      await expectHydrated(tab);
      await expectPlace(tab, place);
    });
    await test.step('also if the browser does not restore it', async () => {
      await tab.evaluate(() => {
        history.scrollRestoration = 'manual';
      });
      for (const leave of [() => tab.reload(), () => thereAndBack(tab, url)]) {
        const unnoted = () => tab.evaluate(() => Math.abs(scrollY - history.state?.place));
        await expect.poll(unnoted, 'pixels to the place in the history').toBeLessThanOrEqual(1);
        await leave();
        await expectHydrated(tab);
        await expectPlace(tab, place);
      }
    });
  });
  for (const id of sampled)
    await test.step(`#${id}`, async () => {
      // With a query: another document, not a place in the same one.
      await tab.goto(`${url}?${id}#${id}`);
      await expectHydrated(tab);
      await expectAtTop(tab, id);
    });
  for (const id of quoted)
    await test.step(`the words of #${id}`, async () => {
      const words = await textOf(tab, `#${id} h2`);
      expect(words).not.toBe('');
      await tab.goto(`${url}?words-of-${id}#:~:text=${encodeURIComponent(words)}`);
      await expectHydrated(tab);
      await expectInSight(tab, `#${id} h2`);
    });
}

/** Checks that the address of a section leads to it while the font is on its way, and that it stays there. */
export async function expectPlacesKeptByLateFont(tab: Tab, deployment: Deployment): Promise<void> {
  const origin = new Deployment();
  for (const site of [origin, deployment]) await site.deploy('snapshot', { file: workerFile });
  await deployment.replace(async ({ url = '/' }, response) => {
    const found = await fetch(new URL(url, origin.url));
    if (url.endsWith('.woff2')) await setTimeout(1000);
    const type = found.headers.get('content-type') ?? '';
    response.writeHead(found.status, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(Buffer.from(await found.arrayBuffer()));
  });
  await tab.goto(deployment.url);
  await refuseHere(tab);
  for (const width of [390, 1280]) {
    await open(tab, deployment.url, width);
    for (const id of sampled)
      await test.step(`#${id} at ${width} pixels`, async () => {
        await tab.goto(`${deployment.url}?late-${id}#${id}`);
        await expectAtTop(tab, id);
      });
  }
  await origin.close();
}

/** Checks that "Neu laden" keeps the place at each width. */
export async function expectPlacesKeptByUpdates(
  tab: Tab,
  deployment: Deployment,
  widths: readonly number[],
): Promise<void> {
  await deployment.deploy('snapshot');
  await tab.goto(deployment.url);
  await expectStored(tab);
  await refuseHere(tab);
  for (const [index, width] of widths.entries()) {
    const isRenewed = index % 2 === 0;
    await open(tab, deployment.url, width);
    await deployment.deploy(isRenewed ? 'snapshot-renewed' : 'snapshot');
    const place = await readSection(tab);
    await loadNewVersion(tab);
    expect(await tab.evaluate(() => document.body.textContent?.includes('Nachtarbeit'))).toBe(isRenewed);
    await expectPlace(tab, place);
  }
}

/** Checks for a new version, and takes it over with "Neu laden". */
async function loadNewVersion(tab: Scriptable): Promise<void> {
  await tab.evaluate(() => {
    document.documentElement.dataset.replaced = '';
  });
  await checkForUpdate(tab);
  await clickButton(tab, 'Neu laden');
  await expect(async () =>
    expect(await tab.evaluate(() => 'replaced' in document.documentElement.dataset)).toBe(false),
  ).toPass();
  await expectHydrated(tab);
}
