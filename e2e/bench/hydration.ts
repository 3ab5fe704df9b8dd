import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';

/** Measurements in a row without new work, 250 ms apart. */
const restful = 6;

/** React marks every element that it has taken over, and the last one last. */
const isHydrated = `
  Object.keys(document.getElementById('root')?.lastElementChild ?? {}).some((key) => key.startsWith('__reactFiber$'))
`;

/** Milliseconds in which a page's scripts run until it is hydrated and idle, on this machine as it is. */
export async function hydrationTime(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url, { timeout: 60_000 });
  await page.waitForFunction(isHydrated, undefined, { timeout: 60_000 });
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
