import { expect } from 'playwright/test';
import type { Scriptable } from './device.ts';

/** A tab of any of the three browsers: a page of Playwright's, or a window of WebKit's driver. */
export interface Tab extends Scriptable {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  setViewportSize(size: { width: number; height: number }): Promise<unknown>;
}

export const textOf = (tab: Scriptable, selector = 'body'): Promise<string> =>
  tab.evaluate((selector) => document.querySelector(selector)?.textContent ?? '', selector);

/** Waits for a text. A page that reloads has none for a moment. */
export const expectText = (tab: Scriptable, text: string | RegExp, selector?: string): Promise<void> =>
  expect(async () => expect(await textOf(tab, selector)).toMatch(text)).toPass();

/** Makes the browser look for a new version. */
export const checkForUpdate = (tab: Scriptable): Promise<void> =>
  tab.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/** Clicks a button, once there is one. A driver's click would scroll to it. */
export const clickButton = (tab: Scriptable, name: string): Promise<void> =>
  expect
    .poll(
      () =>
        tab.evaluate((name) => {
          const buttons = [...document.querySelectorAll('button')];
          const button = buttons.find(({ textContent }) => textContent === name);
          button?.click();
          return button !== undefined;
        }, name),
      { intervals: [100] },
    )
    .toBe(true);

/**
 * Goes back to the document at a path. Playwright's own command waits for ever where Firefox has it in its back/forward
 * cache.
 */
export async function goBack(tab: Scriptable, path: string): Promise<void> {
  await tab.evaluate(() => {
    setTimeout(() => history.back());
  });
  // While a document goes, nothing can be evaluated in it.
  await expect(async () => expect(await tab.evaluate(() => location.pathname)).toBe(path)).toPass();
}
