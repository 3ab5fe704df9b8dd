import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright/test';
import { isHydrated } from '../hydration.ts';

/** Measurements in a row without new work, 250 ms apart. */
const restful = 6;

/** Milliseconds in which a page's scripts run until it is hydrated and idle, on this machine as it is. */
export async function hydrationTime(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url, { timeout: 60_000 });
  // Not `waitForFunction`, whose code the page's policy may refuse.
  while (!(await isHydrated(page))) await pause(100);
  let time = Number.NaN;
  for (let calm = 0; calm < restful; ) {
    await pause(250);
    const next = await scriptTime(session);
    // Being asked is a little work, too.
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
