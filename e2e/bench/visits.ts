import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import type { BuiltSite } from './candidates.ts';
import { Hosts } from './hosts.ts';
import { slowPhone, type Visit, visit } from './visit.ts';

/** One turn of one candidate. */
interface Turn {
  first: Visit;
  /** With a worker: while no host answers. */
  returning: Visit;
  /** Sent until the worker has stored everything. */
  bytes: number;
  requests: number;
}

interface Measure {
  label: string;
  of: (turn: Turn) => number;
  digits?: number;
  /** Of the page; a ratio is of the page without scripts, then of the other version. */
  atMost: string;
}

const measures: readonly Measure[] = [
  { label: 'first paint, ms', of: ({ first }) => first.firstPaint, atMost: '1 ×, 1.03 ×' },
  { label: 'largest paint, ms', of: ({ first }) => first.largestPaint, atMost: '1 ×, 1.03 ×' },
  { label: 'full content, ms', of: ({ first }) => first.fullContent, atMost: '1 ×, 1.03 ×' },
  // The letters of the late font.
  { label: 'layout shift', of: ({ first }) => first.layoutShift, digits: 3, atMost: '0.01' },
  { label: 'main thread blocked, ms', of: ({ first }) => first.blocked, atMost: '250' },
  { label: 'page and worker, kB', of: ({ bytes }) => bytes / 1000, digits: 1, atMost: '262' },
  { label: 'page and worker, requests', of: ({ requests }) => requests, atMost: '45' },
  { label: 'returning: first paint, ms', of: ({ returning }) => returning.firstPaint, atMost: '–, 1.03 ×' },
  { label: 'returning: full content, ms', of: ({ returning }) => returning.fullContent, atMost: '' },
];

/** Visits the page, its copy without scripts, and perhaps another version in turns, so that a busy machine affects all. */
export async function compareVisits(
  sites: readonly BuiltSite[],
  runs: number,
  tell: (run: string) => void,
): Promise<string[][]> {
  const hosts = new Hosts();
  const browser = await hosts.launch();
  const visitors = await Promise.all(
    sites.map(async (site, index) => ({
      url: await hosts.host(site),
      hasWorker: index !== 1,
      turns: [] as Turn[],
    })),
  );
  for (let run = 1; run <= runs; run += 1) {
    tell(`${run} of ${runs}`);
    // Each is first as often as any other, and none always profits from the warm-up of another.
    const order = visitors.map((_, index) => visitors[(index + run) % visitors.length]);
    for (const visitor of order)
      visitor?.turns.push(await visitTwice(browser, hosts, visitor.url, visitor.hasWorker));
  }
  await browser.close();
  return measures.map((measure) =>
    rowOf(
      measure,
      visitors.map(({ turns }) => turns.map(measure.of)),
    ),
  );
}

function rowOf({ label, digits = 0, atMost }: Measure, [page = [], ...others]: number[][]): string[] {
  const compared = others.flatMap((other) => {
    const ratios = page.map((value, turn) => (value === other[turn] ? 1 : value / (other[turn] ?? 0)));
    return [median(other, digits), median(ratios, 2)];
  });
  return [label, median(page, digits), ...compared, atMost];
}

/** The lower middle value of an even number. */
function median(values: readonly number[], digits: number): string {
  const value = values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
  return value !== undefined && Number.isFinite(value) ? value.toFixed(digits) : '–';
}

async function visitTwice(browser: Browser, hosts: Hosts, url: string, hasWorker: boolean): Promise<Turn> {
  const [bytes, requests] = [hosts.bytes, hosts.requests];
  const context = await browser.newContext(slowPhone);
  const { visit: first, page } = await visit(context, url);
  if (hasWorker) {
    // Not `waitForFunction`: the page's policy may block its code.
    while (!(await page.evaluate(() => navigator.serviceWorker.controller !== null))) await pause(100);
    // Pictures and the answers of providers follow.
    await pause(3_000);
  }
  const sent = { bytes: hosts.bytes - bytes, requests: hosts.requests - requests };
  await page.close();
  hosts.silent = hasWorker;
  const { visit: returning } = await visit(context, url);
  hosts.silent = false;
  await context.close();
  return { first, returning, ...sent };
}
