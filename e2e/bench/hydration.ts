import type { Browser, CDPSession, Page } from 'playwright';
import { until } from './until.ts';
import { within } from './within.ts';

/** A hundred times the content on a busy machine takes a few. */
const timeoutSeconds = 60;
/** Measurements in a row without new work, 250 ms apart. */
const restful = 6;

/** React marks every element that it has taken over, and the last one last. */
const isHydrated = `
  Object.keys(document.getElementById('root')?.lastElementChild ?? {}).some((key) => key.startsWith('__reactFiber$'))
`;

/**
 * Opens a page and lets it come to life. It waits for what happens and not for a time: on a busy machine no time is
 * long enough.
 *
 * @returns milliseconds in which the page's scripts ran until it had come to rest, on this machine as it is
 */
export async function hydrationTime(browser: Browser, url: string): Promise<number> {
  const page = await within(timeoutSeconds, 'a new page', browser.newPage());
  try {
    const session = await within(timeoutSeconds, 'a session', page.context().newCDPSession(page));
    await within(timeoutSeconds, 'the metrics', session.send('Performance.enable'));
    await within(timeoutSeconds, `${url} to load`, page.goto(url, { waitUntil: 'load', timeout: 0 }));
    return await timeAtRest(page, session);
  } finally {
    // One that does not close may not hide why; it ends with its browser.
    await within(timeoutSeconds, 'the page to close', page.close()).catch(() => {});
  }
}

async function timeAtRest(page: Page, session: CDPSession): Promise<number> {
  await until(timeoutSeconds, 'the page to be hydrated', () => page.evaluate(isHydrated));
  let time = Number.NaN;
  let calm = 0;
  await until(timeoutSeconds, 'the scripts of the page to come to rest', async () => {
    const next = await scriptTime(session);
    // Being asked is a little work, too.
    calm = next - time < 1 ? calm + 1 : 0;
    time = next;
    return calm >= restful;
  });
  return time;
}

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
}
