import type { BrowserContext } from 'playwright';

/** In milliseconds, as the browser reports them. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** When text, pictures, icons and fonts were all loaded. Infinite when some are missing. */
  fullContent: number;
  layoutShift: number;
  /** The part beyond 50 ms of each task after the first paint. */
  blocked: number;
}

export const slowPhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'de-DE',
} as const;

/** Opens an address on a slow network and processor. The page stays open. */
export async function visit(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytesPerSecond = 1_600_000 / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe);
  // A page whose requests hang never fires its load event.
  await page.goto(url, { waitUntil: 'load', timeout: 10_000 }).catch(() => {});
  await page.waitForTimeout(3_000);
  const visit = (await page.evaluate(collect)) as Visit;
  await session.detach();
  return { visit, page };
}

/** Runs in the page before anything else. */
const observe = `
  window.bench = { largest: 0, shift: 0, tasks: [] };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => { window.bench.largest = startTime; });
  watch('layout-shift', ({ hadRecentInput, value }) => { if (!hadRecentInput) window.bench.shift += value; });
  watch('longtask', ({ startTime, duration }) => { window.bench.tasks.push([startTime, duration]); });
`;

/** Runs in the page once it is idle. */
const collect = `(() => {
  const { largest, shift, tasks } = window.bench;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [document_] = performance.getEntriesByType('navigation');
  const firstPaint = paint ? paint.startTime : Infinity;
  const isContent = ({ name }) =>
    name.startsWith(location.origin) && /\\.(?:avif|css|svg|png|webp|jpe?g|woff2)$/.test(name) && !/\\/icons\\//.test(name);
  const ends = performance.getEntriesByType('resource').filter(isContent).map(({ responseEnd }) => responseEnd);
  const near = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  const isWhole =
    document_.responseEnd > 0 &&
    document.fonts.status === 'loaded' &&
    near.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  return {
    firstPaint,
    largestPaint: largest,
    layoutShift: shift,
    blocked: tasks
      .filter(([start]) => start >= firstPaint)
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    fullContent: isWhole ? Math.max(firstPaint, document_.responseEnd, ...ends) : Infinity,
  };
})()`;
