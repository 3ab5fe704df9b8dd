import type { BrowserContext, CDPSession, Page } from 'playwright';
import { collect, type Observed, observe } from './observer.ts';

export interface Visit extends Observed {
  /** Bytes received over the network, headers included. */
  bytes: number;
  requests: number;
}

/** A slow phone on a slow network. */
export const slowPhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'de-DE',
} as const;
const latency = 150;
const bitsPerSecond = 1_600_000;
const slowdown = 4;
/** Time after the load event for scripts to start and finish. */
const rest = 3_000;
/** A page whose requests hang never fires its load event. */
const timeoutMs = 10_000;

/** Opens an address on a slow phone and measures the visit. The page stays open. */
export async function visit(context: BrowserContext, url: string): Promise<{ visit: Visit; page: Page }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await count(session);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load', timeout: timeoutMs }).catch(() => {});
  await page.waitForTimeout(rest);
  const observed = (await page.evaluate(collect)) as Observed;
  await session.detach();
  return { visit: { ...observed, ...traffic }, page };
}

/** Counts bytes received from now on. */
async function count(session: CDPSession): Promise<{ bytes: number; requests: number }> {
  const traffic = { bytes: 0, requests: 0 };
  const kept = new Set<string>();
  await session.send('Network.enable');
  session.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromServiceWorker || response.fromDiskCache) kept.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kept.has(requestId)) return;
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
  });
  return traffic;
}
