import { expect, type Page } from 'playwright/test';
import { copyStem } from '../sw/contract.ts';
import { title } from './card.ts';
import type { SiteName } from './sites.ts';

/** A page of Playwright's, or of WebKit's driver. */
export interface Scriptable {
  evaluate<Result>(work: () => Result | Promise<Result>): Promise<Result>;
  evaluate<Result, Argument>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
}

/** The visible page: its text, and for each picture whether it has loaded. */
export interface Sight {
  text: string;
  pictures: { src: string; loaded: boolean }[];
}

/** Excludes pictures that are loading next to the copy they will replace: they are not visible yet. */
export const shownPictures = 'img:not(.picture > :is(img, picture) ~ img)';

/** Captures the whole page in its current state, down to its end. */
export async function see(page: Scriptable): Promise<Sight> {
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
  // The width that a browser picks depends on the copies in its cache.
  return { text, pictures: pictures.map(({ src, loaded }) => ({ src: copyStem(src) ?? src, loaded })) };
}

/** Captures the whole page once every picture has loaded. */
export async function seeWhole(page: Scriptable): Promise<Sight> {
  let sight = await see(page);
  await expect
    .poll(
      async () => {
        sight = await see(page);
        return sight.pictures.filter(({ loaded }) => !loaded);
      },
      { intervals: [100] },
    )
    .toEqual([]);
  return sight;
}

/** Waits until the open page shows the same text and pictures again. */
export async function expectSight(page: Scriptable, expected: Sight): Promise<void> {
  await expect.poll(() => see(page), { intervals: [100] }).toEqual(expected);
}

/** Counts the visible icons, and lists those that draw nothing. */
export const iconsOn = (page: Scriptable) =>
  page.evaluate(() => {
    const drawn = [...document.querySelectorAll<SVGUseElement>('svg use')].filter(
      (use) => use.closest('svg')?.getClientRects().length,
    );
    const isEmpty = (use: SVGUseElement) => Math.min(use.getBBox().width, use.getBBox().height) === 0;
    return { count: drawn.length, empty: drawn.filter(isEmpty).map((use) => use.getAttribute('href')) };
  });

/** Addresses in the site's caches of a kind, or in all: `shell`, `answers`, `pictures`, `drawn`, `undrawn`, `limits`. */
export const cachedOn = (page: Scriptable, kind = ''): Promise<string[]> =>
  page.evaluate(async (kind) => {
    const names = (await caches.keys()).filter((name) => name.endsWith(`|${kind}`) || kind === '');
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url);
  }, kind);

/** Waits until the worker controls the page and has stored its answers and pictures. */
export async function expectStored(page: Scriptable, answers = 4): Promise<void> {
  await expect(async () => {
    expect(await isControlled(page), 'a worker is in charge').toBe(true);
    expect(await cachedOn(page, 'answers'), 'stored answers').toHaveLength(answers);
    const shown = await page.evaluate(() =>
      // Only the displayed one of several widths is stored.
      [...document.images].map((image) => {
        const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
        const copies = sources.flatMap(({ srcset }) => srcset.split(','));
        const addresses = copies.map((copy) => new URL(copy.split(' ')[0] ?? '', location.href).href);
        return [image.src, ...addresses];
      }),
    );
    const shell = (await cachedOn(page, 'shell')).map((url) => url.replace(/\?.*/, ''));
    const pictures = await Promise.all(['pictures', 'drawn', 'undrawn'].map((kind) => cachedOn(page, kind)));
    const stored = [...pictures.flat(), ...shell];
    const missing = shown.filter((addresses) => !addresses.some((url) => stored.includes(url)));
    expect(missing, 'pictures that are not stored').toEqual([]);
  }).toPass({ timeout: 60_000 });
}

/** Everything that the site's origin has stored but cookies, as area and name. */
export const storedOn = (page: Scriptable): Promise<string[]> =>
  page.evaluate(async () =>
    Object.entries({
      'Local Storage': Object.keys(localStorage),
      'Session Storage': Object.keys(sessionStorage),
      IndexedDB: (await indexedDB.databases()).map(({ name }) => name),
      'Cache Storage': await caches.keys(),
      'Service Worker': (await navigator.serviceWorker.getRegistrations()).map(({ scope }) =>
        scope.replace(location.origin, ''),
      ),
    }).flatMap(([area, names]) => names.map((name) => `${area}: ${name}`)),
  );

/** Makes a first visit and waits until everything is stored. @returns the visible page */
export async function visit(
  page: Page,
  open: (name: SiteName) => Promise<void>,
  site: SiteName = 'live',
): Promise<Sight> {
  await open(site);
  await expectStored(page);
  return seeWhole(page);
}

/** Waits until so many limits are stored. The page does not repeat requests that were refused before that. */
export const expectLimits = (page: Scriptable, limits: number): Promise<void> =>
  expect.poll(async () => (await cachedOn(page, 'limits')).length).toBe(limits);

/** Chooses a theme, opens whatever opens, and scrolls through the whole portfolio. */
export async function tryEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(?:Theme|Farbschema) wechseln$/ }).click();
  await page.getByRole('radio', { name: /dark/i }).first().check({ force: true });
  await page.keyboard.press('Enter');
  // In reverse order: a "show more" disappears on click.
  for (const summary of (await page.locator('summary:visible').all()).reverse()) await summary.click();
  for (const details of await page.getByRole('button', { name: /^Details/ }).all()) {
    await details.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  for (const section of await page.locator('main section').all()) await section.scrollIntoViewIfNeeded();
}

/** Waits until a worker controls the page. */
export const expectControlled = (page: Scriptable): Promise<void> =>
  expect.poll(() => isControlled(page), { intervals: [50] }).toBe(true);

const isControlled = (page: Scriptable): Promise<boolean> =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

/** Number of documents since the call. */
export function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/** Waits for two frames: what has changed by now is on the screen then. */
export const untilDrawn = (page: Scriptable): Promise<void> =>
  page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );

interface Shift extends PerformanceEntry {
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Watches what moves in the next documents. @returns what has moved since the last call */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of sources)
          shifts.push(
            `${node?.nodeName} ${node?.textContent} ${JSON.stringify([previousRect, currentRect])}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // A shift is reported in the next frame.
    await untilDrawn(page);
    return page.evaluate(() => (Reflect.get(window, 'shifts') as string[]).splice(0));
  };
}

/** The page's stored answers as JSON. Empty while there are none. */
export const memory = (page: Scriptable): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('portfolio@/|');
        // Not created yet. That is up to the page.
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

/** Waits until so many answers are stored. The page writes them a moment after they arrive. */
export async function expectRemembered(page: Scriptable, answers = 4): Promise<void> {
  const count = (json: string): number => (json ? JSON.parse(json).clientState.queries.length : 0);
  // Incomplete JSON will be overwritten.
  await expect(async () => expect(count(await memory(page))).toBe(answers)).toPass({ timeout: 60_000 });
}

/** Fires `beforeinstallprompt`. @returns whether the page prevented the browser's own prompt. Runs in the page. */
export const promptInstall = () => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => {
      document.title = 'prompted';
      return { outcome: 'accepted' };
    },
  });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

/** Scrolls down. The page shows its proposals only to visitors who read on. */
export const readOn = (page: Scriptable): Promise<void> => page.evaluate(() => window.scrollTo(0, 600));

/** Presses retry on an error screen until the title changes. A press during a running attempt has no effect. */
export function retryUntil(page: Page, text: string): Promise<void> {
  const heading = title(page);
  const reached = heading.filter({ hasText: text });
  return expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Try again' }).or(reached).first().click();
      return heading.textContent();
    })
    .toBe(text);
}

/** The page's status line, with the age of its data. */
export const statusLine = (page: Page) => page.locator('.status-line');

/**
 * Waits for `networkidle`: half a second without requests since the document began.
 * Gives up after ten seconds, because the browser does not report the end of every request.
 * The assertions that follow decide whether the page is right.
 */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
}

/** Waits until nothing loads any more. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await untilQuiet(page);
}

/** Errors that the page's scripts log. Failed requests do not count. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(message.text());
    }
  });
  return complaints;
}
