import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { type BuiltSite, CompressedServer } from './compressed-server.ts';
import { withBrowser } from './outside.ts';
import { slowPhone, type Visit, visit } from './visit.ts';

/** The page and its copy without scripts, visited in turns, so that a busy machine affects both. */
export interface Comparison {
  page: Visit[];
  stripped: Visit[];
}

export interface Measured {
  first: Comparison;
  /** A second visit. The page's requests hang. The stripped copy is served as before. */
  returning: Comparison;
  /** Bytes sent by the site once its worker has stored everything. */
  installed: number[];
}

/** Measures visits of a built site. @param tell receives the progress */
export const measureVisits = (
  site: BuiltSite,
  runs: number,
  tell: (progress: string) => void,
): Promise<Measured> =>
  withBrowser(async (browser, outside) => {
    const page = new CompressedServer(site, outside.certificate);
    const stripped = new CompressedServer(site, outside.certificate, withoutScripts);
    await Promise.all([page.up(), stripped.up()]);
    const measured: Measured = {
      first: { page: [], stripped: [] },
      returning: { page: [], stripped: [] },
      installed: [],
    };
    const visitPage = async () => {
      const before = page.sent;
      const { first, returning } = await visitTwice(browser, page.url, async (open) => {
        await workerInCharge(open);
        measured.installed.push(page.sent - before);
        page.silent = outside.silent = true;
      });
      page.silent = outside.silent = false;
      measured.first.page.push(first);
      measured.returning.page.push(returning);
    };
    const visitStripped = async () => {
      const { first, returning } = await visitTwice(browser, stripped.url, async () => {});
      measured.first.stripped.push(first);
      measured.returning.stripped.push(returning);
    };
    const both = [visitPage, visitStripped];
    for (let run = 1; run <= runs; run += 1) {
      tell(`${run} of ${runs}`);
      // Alternate the order, so that neither always profits from the other's warm-up.
      for (const visitOne of run % 2 === 1 ? both : both.toReversed()) await visitOne();
    }
    for (const server of [page, stripped]) server.down();
    return measured;
  });

/** The same document without scripts. */
const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:modulepreload|preconnect)"[^>]*>/g, '');

async function visitTwice(browser: Browser, url: string, between: (page: Page) => Promise<void>) {
  const context = await browser.newContext(slowPhone);
  const { visit: first, page } = await visit(context, url);
  await between(page);
  await page.close();
  const { visit: returning } = await visit(context, url);
  await context.close();
  return { first, returning };
}

/** Waits until the site's worker has stored everything and controls the page. */
async function workerInCharge(page: Page): Promise<void> {
  // Not `waitForFunction`: the page's policy may block its code.
  while (!(await page.evaluate(() => navigator.serviceWorker.controller !== null))) await pause(100);
  // Time for later fetches of the worker: pictures and the answers of providers.
  await pause(2_000);
}
