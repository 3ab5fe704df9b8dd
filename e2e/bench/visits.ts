import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { type BuiltSite, CompressedServer } from './compressed-server.ts';
import { withBrowser } from './outside.ts';
import { slowPhone, type Visit, visit } from './visit.ts';

/** The page beside itself without scripts, visited in turns, so that a busy moment of the machine hits both. */
export interface Comparison {
  page: Visit[];
  stripped: Visit[];
}

export interface Measured {
  first: Comparison;
  /** The visitor comes back. The page finds nobody who answers; the stripped one finds everything as it was. */
  returning: Comparison;
  /** What the site has sent when its worker has stored everything, in bytes. */
  installed: number[];
}

/** Measures visits of a built site. @param tell is told how far it is */
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
      // Who goes first changes, or one would always find what the other left behind.
      for (const visitOne of run % 2 === 1 ? both : both.toReversed()) await visitOne();
    }
    for (const server of [page, stripped]) server.down();
    return measured;
  });

/** A document with the same content and no scripts. */
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

/** Waits until the site's worker has stored everything and the page is in its charge. */
async function workerInCharge(page: Page): Promise<void> {
  // Not `waitForFunction`, whose code the page's policy may refuse.
  while (!(await page.evaluate(() => navigator.serviceWorker.controller !== null))) await pause(100);
  // For what the worker fetches afterwards: pictures, and the answers of the services.
  await pause(2_000);
}
