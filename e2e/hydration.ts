import { expect } from 'playwright/test';
import type { Scriptable } from './device.ts';

/** Whether React has taken over the whole document: a click before that is lost. */
export const isHydrated = (page: Scriptable): Promise<boolean> =>
  page.evaluate(() => {
    const root: object = document.getElementById('root') ?? {};
    const key = Object.keys(root).find((key) => key.startsWith('__reactContainer$')) ?? '';
    return Reflect.get(root, key)?.stateNode.current.memoizedState.isDehydrated === false;
  });

export const expectHydrated = (page: Scriptable): Promise<void> =>
  expect.poll(() => isHydrated(page)).toBe(true);
