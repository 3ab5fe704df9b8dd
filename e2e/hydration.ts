import { expect } from 'playwright/test';
import type { Scriptable } from './device.ts';

/** Whether React has taken over the whole document: a click before that is lost. */
export const isHydrated = (page: Scriptable): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.hydrated !== undefined);

export const expectHydrated = (page: Scriptable): Promise<void> =>
  expect.poll(() => isHydrated(page), { intervals: [50] }).toBe(true);
