import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright/test';
import { isHydrated } from '../hydration.ts';

/** Consecutive measurements without new work, 250 ms apart. */
const restful = 6;

/** Script time in milliseconds until a page is hydrated and idle, without throttling. */
export async function hydrationTime(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url, { timeout: 60_000 });
  // Not `waitForFunction`: the page's policy may block its code.
  while (!(await isHydrated(page))) await pause(100);
  let time = Number.NaN;
  for (let calm = 0; calm < restful; ) {
    await pause(250);
    const next = await scriptTime(session);
    // The measurement itself causes a little work.
    calm = next - time < 1 ? calm + 1 : 0;
    time = next;
  }
  await page.close();
  return time;
}

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
}
