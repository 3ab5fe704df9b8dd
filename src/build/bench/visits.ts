import { type Browser, chromium, type Page } from 'playwright';
import { provideBrowser } from '../commands/browser.mjs';
import { type Certificate, makeCertificate } from './certificate.ts';
import { CompressedServer } from './compressed-server.ts';
import { OutsideServer } from './outside-server.ts';
import { slowPhone, type Visit, visit } from './visit.ts';
import { withoutScripts } from './without-scripts.ts';

/** The page beside itself without scripts, visited in turns, so that a busy moment of the machine hits both. */
export interface Comparison {
  page: Visit[];
  stripped: Visit[];
}

export interface Measured {
  first: Comparison;
  /** The visitor comes back. The page finds nobody who answers; the stripped one finds everything as it was. */
  returning: Comparison;
}

/** Measures visits of a built site. @param tell is told how far it is */
export async function measureVisits(
  { directory, base, runs }: { directory: string; base: string; runs: number },
  tell: (progress: string) => void,
): Promise<Measured> {
  const certificate = await makeCertificate();
  const outside = new OutsideServer(certificate);
  const page = new CompressedServer({ directory, base, certificate });
  const stripped = new CompressedServer({ directory, base, certificate, alter: withoutScripts });
  await Promise.all([outside.up(), page.up(), stripped.up()]);
  const browser = await launch(outside.port, certificate);
  const measured: Measured = { first: { page: [], stripped: [] }, returning: { page: [], stripped: [] } };
  try {
    for (let run = 1; run <= runs; run += 1) {
      tell(`${run} of ${runs}`);
      const app = await visitTwice(browser, page.url, async (open) => {
        await workerInCharge(open);
        page.silent = outside.silent = true;
      });
      page.silent = outside.silent = false;
      const plain = await visitTwice(browser, stripped.url, async () => {});
      measured.first.page.push(app.first);
      measured.returning.page.push(app.returning);
      measured.first.stripped.push(plain.first);
      measured.returning.stripped.push(plain.returning);
    }
  } finally {
    await browser.close();
    for (const server of [outside, page, stripped]) server.down();
  }
  return measured;
}

/** A browser for which every host but its own machine is the one at a port. */
export async function launch(outsidePort: number, { fingerprint }: Certificate): Promise<Browser> {
  return chromium.launch({
    executablePath: await provideBrowser(),
    args: [
      `--host-resolver-rules=MAP * 127.0.0.1:${outsidePort}, EXCLUDE localhost`,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      '--disable-quic',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}

async function visitTwice(browser: Browser, url: string, between: (page: Page) => Promise<void>) {
  const context = await browser.newContext(slowPhone);
  try {
    const { visit: first, page } = await visit(context, url);
    await between(page);
    await page.close();
    const { visit: returning } = await visit(context, url);
    return { first, returning };
  } finally {
    await context.close();
  }
}

/** Waits until the site's worker has stored everything and the page is in its charge. */
async function workerInCharge(page: Page): Promise<void> {
  for (let tries = 0; !(await page.evaluate('navigator.serviceWorker.controller !== null')); tries += 1) {
    if (tries > 240) throw new Error('The page has no service worker: is enablePWA off?');
    await page.waitForTimeout(250);
  }
  // For what the worker fetches afterwards: pictures, and the answers of the services.
  await page.waitForTimeout(2_000);
}
