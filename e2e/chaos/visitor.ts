import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright/test';
import { Deployment, takeoverMs } from '../deployment.ts';
import { memory } from '../device.ts';
import { provideSite } from '../site-build.ts';
import { hurry, visitor } from '../test.ts';
import type { World } from '../world/world.ts';
import { look, type Stock, settleOthers, takeStock, type View } from './device.ts';
import { problemsOf, type Situation } from './invariants.ts';
import { Outside } from './outside.ts';

/** Time limit for a step to settle. */
const restTimeoutMs = 60_000;
/** The device has settled when nothing has changed for this long. */
const restMs = 120;

const nothing = {
  ...{ hasWorker: false, isInstalling: false, others: 2 },
  ...{ memory: [], answers: [], pictures: [], seen: [] },
};

/** A visitor with one browser, starting with the first visit. */
export class Visitor implements Situation {
  readonly outside: Outside;
  view: View | undefined;
  shown: string[] = [];
  isFresh = false;
  kept: Situation['kept'] = nothing;
  isOffline = false;
  isWhole = true;
  readonly #context: BrowserContext;
  readonly #world: World;
  readonly #deployment = new Deployment();
  readonly #forget: () => void;

  private constructor(
    context: BrowserContext,
    readonly page: Page,
    world: World,
  ) {
    this.#context = context;
    this.#world = world;
    this.outside = new Outside(world);
    this.#forget = world.accompany(this.#deployment);
    page.on('domcontentloaded', () => Object.assign(this, { isFresh: true, shown: [] }));
    context.on('weberror', (webError) => {
      // For errors in cross-origin scripts, such as a truncated one, the browser gives no stack.
      const { stack } = webError.error();
      if (stack) this.outside.faults.push(`uncaught: ${stack}`);
    });
  }

  static async arrive(browser: Browser, world: World): Promise<Visitor> {
    await world.reset();
    const context = await browser.newContext({ ...visitor, serviceWorkers: 'allow' });
    await hurry(context);
    const self = new Visitor(context, await context.newPage(), world);
    await self.#deployment.deploy('full');
    await self.visit('robots.txt');
    await self.page.evaluate(settleOthers);
    return self;
  }

  async leave(): Promise<void> {
    this.#forget();
    await this.#context.close();
    await this.#world.reset();
    await this.#deployment.close();
  }

  /** Closes the whole site, so that a waiting version can take over, and comes back. */
  async comeBack(): Promise<void> {
    await this.page.goto('about:blank');
    await this.visit('');
  }

  async visit(path: string): Promise<void> {
    // Navigation fails without a network and a worker: the browser shows its own error page.
    await this.page.goto(this.#deployment.url + path, { waitUntil: 'commit' }).catch(() => {});
  }

  async checkForUpdate(): Promise<void> {
    await this.page.evaluate(async () => {
      await (await navigator.serviceWorker?.getRegistration())?.update().catch(() => {});
    });
  }

  /** Accepts the offered new version, if any. */
  async takeVersion(): Promise<void> {
    if (!this.view?.isOffered) return;
    const loaded = this.page.waitForEvent('domcontentloaded', { timeout: takeoverMs });
    if (await this.click('.notices button', 'Neu laden')) await loaded;
    else loaded.catch(() => {});
  }

  /** Clicks an element, even outside the viewport. @returns whether it exists */
  async click(selector: string, text = ''): Promise<boolean> {
    const element = this.page.locator(selector, { hasText: text }).first();
    if ((await element.count()) === 0) return false;
    await element.evaluate((target: HTMLElement) => target.click());
    return true;
  }

  async goOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline;
    await (isOffline ? this.#world.offline() : this.#world.online());
    // `setOffline` also waits for killed workers.
    await Promise.race([this.#context.setOffline(isOffline).catch(() => {}), pause(3000)]);
  }

  /** The browser evicts all caches but the shell. */
  async loseCaches(): Promise<void> {
    await this.page.evaluate(async () => {
      for (const name of await caches.keys())
        if (name.startsWith('portfolio@/|') && !name.endsWith('|shell')) await caches.delete(name);
    });
    this.outside.forgetLimits();
    this.kept = { ...this.kept, answers: [], pictures: [], seen: [] };
  }

  async killWorker(): Promise<void> {
    const session = await this.#context.newCDPSession(this.page);
    for (const method of ['enable', 'stopAllWorkers', 'disable'] as const)
      await session.send(`ServiceWorker.${method}`);
  }

  /** @param lacksFile whether its first script has not been uploaded yet */
  async deploy(site: 'full' | 'renewed', lacksFile = false): Promise<void> {
    this.isWhole = !lacksFile;
    const html = await readFile(join(await provideSite(site), 'index.html'), 'utf8');
    const [, file = ''] = /<script type="module"[^>]*\/(assets\/[\w-]+\.js)"/.exec(html) ?? [];
    await this.#deployment.deploy(site, lacksFile ? { file } : undefined);
  }

  async answer(words: 'Akzeptieren' | 'Ablehnen'): Promise<void> {
    const { page, view } = this;
    if (!view?.isAlive) return;
    const banner = page.locator('.consent');
    if ((await banner.count()) === 0) {
      if (!(await this.click('.page-links button'))) return;
      await page.locator('.consent, .page-links [role=alert]').first().waitFor({ state: 'attached' });
    }
    const agrees = words === 'Akzeptieren';
    if (agrees) this.outside.mayCount = true;
    if (!(await this.click('.consent button', words))) return;
    await banner.waitFor({ state: 'detached' });
    // Click listeners may still report this click.
    if (!agrees) await this.rest();
    this.outside.mayCount = agrees;
  }

  /** Waits until the visitor's state settles and all invariants hold. @throws with the violated ones */
  async rest(): Promise<void> {
    const end = Date.now() + restTimeoutMs;
    let last = '';
    let since = Date.now();
    for (;;) {
      await this.#look();
      const stock = this.view && (await stockOf(this.page).catch(() => undefined));
      const { asked, open, faults } = this.outside;
      const now = JSON.stringify([this.view, stock, asked, open]);
      if (now !== last || open > 0) since = Date.now();
      last = now;
      const isOver = faults.length > 0 || Date.now() > end;
      if (isOver || Date.now() - since >= restMs) {
        const problems = problemsOf(this, stock);
        if (isOver) throw new Error(problems.join('\n') || 'it does not come to rest');
        if (problems.length === 0) return this.#remember(stock);
      }
      await pause(80);
    }
  }

  async #look(): Promise<void> {
    // The browser's error page is not a page of the site, and navigation may be under way.
    const isOfSite = this.page.url().startsWith(this.#deployment.url);
    this.view = isOfSite ? await this.page.evaluate(look).catch(() => undefined) : undefined;
  }

  #remember(stock: Stock | undefined): void {
    const seen = new Set([...this.kept.seen, ...(this.view?.pictures ?? [])]);
    if (stock) this.kept = { ...stock, seen: stock.pictures.filter((url) => seen.has(url)) };
    this.isFresh = false;
    this.shown.push(...(this.view?.marks ?? []));
    this.outside.endStep();
  }
}

async function stockOf(page: Page): Promise<Stock> {
  const marks = (await memory(page)).match(/Stand-\w+-\d+/g) ?? [];
  return { ...(await page.evaluate(takeStock)), memory: marks };
}
