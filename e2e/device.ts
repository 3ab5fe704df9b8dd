import { expect, type Page } from 'playwright/test';
import { copyStem } from '../sw/contract.ts';
import type { SiteName } from './sites.ts';

/** What a visitor sees of the page: its text, and for each picture whether it is there. */
export interface Sight {
  text: string;
  pictures: { src: string; loaded: boolean }[];
}

/** One that loads beside the copy whose place it will take is not seen yet. */
export const shownPictures = 'img:not(.picture > :is(img, picture) ~ img)';

/** Looks at the whole page, down to its end: what is there of it by now. */
export async function see(page: Page): Promise<Sight> {
  const { text, pictures } = await page.evaluate((shown) => {
    for (const picture of document.images) picture.loading = 'eager';
    return {
      text: document.querySelector('main')?.textContent ?? '',
      pictures: [...document.images]
        .filter((image) => image.matches(shown))
        .map(({ currentSrc, src, complete, naturalWidth }) => ({
          src: currentSrc || src,
          loaded: complete && naturalWidth > 0,
        })),
    };
  }, shownPictures);
  // Which width of a picture a browser shows depends on those it has at hand.
  return { text, pictures: pictures.map(({ src, loaded }) => ({ src: copyStem(src) ?? src, loaded })) };
}

/** Looks at the whole page once every picture is there. */
export async function seeWhole(page: Page): Promise<Sight> {
  let sight = await see(page);
  await expect
    .poll(async () => {
      sight = await see(page);
      return sight.pictures.filter(({ loaded }) => !loaded);
    })
    .toEqual([]);
  return sight;
}

/** Waits until the page that is open shows all this again: the same text, and every picture. */
export async function expectSight(page: Page, expected: Sight): Promise<void> {
  await expect.poll(() => see(page)).toEqual(expected);
}

/** Waits until the worker is in charge and has stored the page that is open: its answers and its pictures. */
export async function expectStored(page: Page, answers = 4): Promise<void> {
  await expect(async () => {
    const device = await page.evaluate(async () => {
      const entriesOf = async (kind: string) => {
        const names = (await caches.keys()).filter((name) => name.endsWith(`|${kind}`));
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().map(({ url }) => url);
      };
      return {
        controlled: navigator.serviceWorker.controller !== null,
        answers: await entriesOf('answers'),
        pictures: [
          ...(await entriesOf('pictures')),
          ...(await entriesOf('opaque')),
          ...(await entriesOf('shell')).map((url) => url.replace(/\?.*/, '')),
        ],
        // Of copies in several widths the device has the one that it shows.
        shown: [...document.images].map((image) => {
          const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
          const copies = sources.flatMap(({ srcset }) => srcset.split(','));
          const addresses = copies.map((copy) => new URL(copy.split(' ')[0] ?? '', location.href).href);
          return [image.src, ...addresses];
        }),
      };
    });
    expect(device.controlled, 'a worker is in charge').toBe(true);
    expect(device.answers, 'stored answers').toHaveLength(answers);
    const missing = device.shown.filter(
      (addresses) => !addresses.some((url) => device.pictures.includes(url)),
    );
    expect(missing, 'pictures that are not stored').toEqual([]);
  }).toPass({ timeout: 60_000 });
}

/** A first visit to a portfolio, until all of it is stored. @returns what there was to see */
export async function visit(
  page: Page,
  open: (name: SiteName) => Promise<void>,
  site: SiteName = 'live',
): Promise<Sight> {
  await open(site);
  await expectStored(page);
  return seeWhole(page);
}

/** Waits until so many limits are noted on the device: what has been refused by then is not asked for again. */
export const expectLimits = (page: Page, limits: number): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => (await (await caches.open('portfolio@/|limits')).keys()).length))
    .toBe(limits);

/** The page's memory of all answers as it stands on the device, in JSON; empty while there is none. */
export const memory = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('portfolio@/|');
        // Not there yet; it is the page that makes it.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve('');
        opening.onsuccess = () => {
          const { result: database } = opening;
          const reading = database.transaction('answers').objectStore('answers').get('answers');
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result ?? '');
          };
        };
      }),
  );

/** Waits until the page's memory, which is written a moment after an answer came, holds so many answers. */
export async function expectRemembered(page: Page, answers = 4): Promise<void> {
  const count = (json: string): number => (json ? JSON.parse(json).clientState.queries.length : 0);
  // What cannot be read yet will be overwritten.
  await expect(async () => expect(count(await memory(page))).toBe(answers)).toPass({ timeout: 60_000 });
}

/** The browser offers to install the page. @returns whether the page keeps the offer. Runs in the page. */
export const offerInstalling = () => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => {
      document.title = 'prompted';
      return { outcome: 'accepted' };
    },
  });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

/** Goes down the page, as somebody who reads it: only then may it ask for something. */
export const readOn = (page: Page): Promise<void> => page.evaluate(() => window.scrollTo(0, 600));

/** Has an error screen ask again until it has another title. An attempt that had begun before is not repeated. */
export function retryUntil(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const reached = heading.filter({ hasText: title });
  return expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Erneut versuchen' }).or(reached).first().click();
      return heading.textContent();
    })
    .toBe(title);
}

/** What the page says about its own freshness. */
export const statusLine = (page: Page) => page.locator('.status-line');

/**
 * Waits until nothing has been loading for half a second, or returns at once when that has been so since the document
 * began. Ten seconds at most: the browser does not always tell that a request has ended, and what is looked at
 * afterwards tells whether the page is right.
 */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
}

/** What the page's scripts complain about; a request that fails is no complaint of theirs. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(message.text());
    }
  });
  return complaints;
}
