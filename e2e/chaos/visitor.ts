import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, ConsoleMessage } from 'playwright/test';
import { Deployment, takeoverMs } from '../deployment.ts';
import { provideSite } from '../site-build.ts';
import { hurry, visitor } from '../test.ts';
import type { World } from '../world/world.ts';
import { Clock } from './clock.ts';
import { guardStorage, type Stock, settleOthers, takeStock } from './device.ts';
import { isElsewhere, problemsOf, type Tab } from './invariants.ts';
import { type Failure, type Host, Outside } from './outside.ts';
import { look } from './view.ts';

/** Time limit for a step to settle. */
const restTimeoutMs = 60_000;
/** The device has settled when nothing has changed for this long. */
const restMs = 120;

/** The device's data after the last step, and the stored pictures that were shown. None of it may be lost. */
type Kept = Stock & { seen: string[] };
const nothing: Kept = { hasWorker: false, memory: [], answers: [], pictures: [], others: [], seen: [] };

/** States of a deployment on the host. */
export const states = [
  'complete',
  'complete',
  'complete',
  'without its first script',
  'without impressum.html',
  'with index.html of the other',
  'with sw.js of the other',
] as const;

/** A visitor with one browser, starting with the first visit. */
export class Visitor {
  readonly outside: Outside;
  tabs: Tab[] = [];
  kept = nothing;
  isOffline = false;
  isClockMoved = false;
  storage: 'well' | 'blocked' | 'full' = 'well';
  /** Whether the host has all files of one version. */
  isWhole = true;
  theme: string | undefined;
  #wasUnwell = false;
  #front = 0;
  readonly #clock: Clock;
  readonly #context: BrowserContext;
  readonly #world: World;
  readonly #deployment = new Deployment();
  readonly #forget: () => void;

  private constructor(context: BrowserContext, world: World) {
    this.#context = context;
    this.#world = world;
    this.#clock = new Clock(context, world);
    this.outside = new Outside(world);
    this.#forget = world.accompany(this.#deployment);
    context.on('console', (message) => this.#hear(message));
    context.on('weberror', (webError) => {
      // For errors in cross-origin scripts, such as a truncated one, the browser gives no stack.
      const { stack } = webError.error();
      if (stack) this.outside.faults.push(`uncaught: ${stack}`);
    });
  }

  static async arrive(browser: Browser, world: World): Promise<Visitor> {
    await world.reset();
    const context = await browser.newContext({ ...visitor, serviceWorkers: 'allow' });
    const self = new Visitor(context, world);
    await self.#deployment.deploy('full');
    await self.#addTab();
    await self.#clock.hold();
    await hurry(context);
    await context.addInitScript(guardStorage);
    await self.visit('robots.txt');
    await self.tab.page.evaluate(settleOthers);
    return self;
  }

  async leave(): Promise<void> {
    this.#forget();
    await this.#context.close();
    await this.#world.reset();
    await this.#deployment.close();
  }

  /** The tab in front. */
  get tab(): Tab {
    return this.tabs[this.#front] as Tab;
  }

  turn(): void {
    this.#front = 1 - this.#front;
  }

  async openTab(): Promise<void> {
    await this.#addTab();
    await this.visit('');
  }

  async #addTab(): Promise<void> {
    const page = await this.#context.newPage();
    const state = { shown: [], pictures: [], isFresh: false, isWhole: false, isUnkept: false };
    const tab: Tab = { page, view: undefined, ...state };
    this.#front = this.tabs.push(tab) - 1;
    page.on('domcontentloaded', () =>
      Object.assign(tab, {
        shown: [],
        pictures: [],
        isFresh: true,
        isUnkept: this.storage !== 'well',
        isWhole: this.isWhole && !this.isOffline && this.storage === 'well',
      }),
    );
  }

  async closeTab(tab: Tab): Promise<void> {
    this.tabs = this.tabs.filter((other) => other !== tab);
    this.#front = this.tabs.length - 1;
    await tab.page.close();
    if (this.storage === 'full') await this.fill(true);
  }

  async comeBack(): Promise<void> {
    const before = [...this.tabs];
    for (const { page } of before) await page.goto('about:blank');
    await this.#addTab();
    for (const tab of before) await this.closeTab(tab);
    await this.visit('');
  }

  async visit(path: string): Promise<void> {
    // Navigation fails without a network and a worker: the browser shows its own error page.
    await this.tab.page.goto(this.#deployment.url + path, { waitUntil: 'commit' }).catch(() => {});
  }

  async lookForVersion(): Promise<void> {
    await this.tab.page.evaluate(async () => {
      await (await navigator.serviceWorker?.getRegistration())?.update().catch(() => {});
    });
  }

  /** Accepts the offered new version, if any. */
  async takeVersion(): Promise<void> {
    if (!this.tab.view?.isOffered) return;
    const loaded = this.tab.page.waitForEvent('domcontentloaded', { timeout: takeoverMs });
    if (await this.click('.notices button', 'Neu laden')) await loaded;
    else loaded.catch(() => {});
  }

  /** Clicks an element, even outside the viewport. @returns whether it exists */
  async click(selector: string, text = ''): Promise<boolean> {
    const element = this.tab.page.locator(selector, { hasText: text }).first();
    if ((await element.count()) === 0) return false;
    await element.evaluate((target: HTMLElement) => target.click());
    return true;
  }

  async goOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline;
    this.#wasUnwell = true;
    if (isOffline) await this.#world.offline();
    else await this.#world.online();
    // `setOffline` also waits for killed workers.
    await Promise.race([this.#context.setOffline(isOffline).catch(() => {}), pause(3000)]);
  }

  async block(isBlocked: boolean): Promise<void> {
    this.storage = isBlocked ? 'blocked' : 'well';
    await this.#context.addInitScript((blocked) => {
      window.storageIsBlocked = blocked;
    }, isBlocked);
  }

  async fill(isFull: boolean): Promise<void> {
    this.storage = isFull ? 'full' : 'well';
    for (const tab of this.tabs) tab.isUnkept = true;
    const { origin } = new URL(this.#deployment.url);
    const quota = isFull ? { quotaSize: 1 } : {};
    await (await this.#session()).send('Storage.overrideQuotaForOrigin', { origin, ...quota });
  }

  /** Damaged data may be lost. */
  async damage(inflict: () => Promise<unknown>): Promise<void> {
    await this.tab.page.evaluate(inflict);
    for (const tab of this.tabs) tab.isUnkept = true;
    this.outside.forgetLimits();
    this.kept = nothing;
  }

  async killWorker(): Promise<void> {
    const session = await this.#session();
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await session.send('ServiceWorker.disable');
  }

  fail(host: Host, failure: Failure): void {
    this.#wasUnwell = true;
    this.outside.fail(host, failure);
  }

  async passTime(seconds: number): Promise<void> {
    this.isClockMoved = true;
    await this.#clock.pass(seconds);
  }

  /** @param seconds that the device's clock is ahead of the world's */
  async setClock(seconds: number): Promise<void> {
    this.isClockMoved = true;
    await this.#clock.set(seconds);
    this.outside.isClockRight = seconds === 0;
    this.outside.forgetLimits();
  }

  async deploy(site: 'full' | 'renewed', state: (typeof states)[number]): Promise<void> {
    this.isWhole = state === 'complete';
    this.#wasUnwell ||= !this.isWhole;
    if (this.isWhole) return this.#deployment.deploy(site);
    const [named] = /\S+\.(?:html|js)/.exec(state) ?? [];
    const html = await readFile(join(await provideSite(site), 'index.html'), 'utf8');
    const file = named ?? /<script type="module"[^>]*\/(assets\/[\w-]+\.js)"/.exec(html)?.[1] ?? '';
    const of = site === 'full' ? 'renewed' : 'full';
    await this.#deployment.deploy(site, state.startsWith('with ') ? { file, of } : { file });
  }

  async chooseTheme(theme: string): Promise<void> {
    const { page, view } = this.tab;
    if (!view?.isAlive || view.isBlocked || !(await this.click('.theme-picker-button'))) return;
    const choices = page.locator('.theme-picker :is(input, [role=alert])');
    await choices.first().waitFor({ state: 'attached' });
    if (await this.click(`.theme-picker input[value="${theme}"]`)) this.theme = theme;
    await this.click('.theme-picker-button');
  }

  async answer(words: 'Akzeptieren' | 'Ablehnen'): Promise<void> {
    const { page, view } = this.tab;
    if (!view?.isAlive || view.isBlocked) return;
    const banner = page.locator('.consent');
    if ((await banner.count()) === 0) {
      if (!(await this.click('.legal-links button'))) return;
      await page.locator('.consent, .legal-links [role=alert]').first().waitFor({ state: 'attached' });
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
    const { faults } = this.outside;
    const end = Date.now() + restTimeoutMs;
    let last = '';
    let since = Date.now();
    for (;;) {
      await Promise.all(this.tabs.map((tab) => this.#look(tab)));
      const at = this.tabs.find(({ view }) => view)?.page;
      const stock = await at?.evaluate(takeStock).catch(() => undefined);
      const { asked, open } = this.outside;
      const now = JSON.stringify([this.tabs.map(({ view }) => view), stock, asked, open]);
      if (now !== last || open > 0) since = Date.now();
      last = now;
      const isOver = faults.length > 0 || Date.now() > end;
      if (isOver || Date.now() - since >= restMs) {
        const problems = [...problemsOf(this, stock), ...faults];
        if (isOver) throw new Error(problems.join('\n') || 'it does not come to rest');
        if (problems.length === 0) return this.#remember(stock);
      }
      await pause(80);
    }
  }

  async #look(tab: Tab): Promise<void> {
    // The browser's error page is not a page of the site, and navigation may be under way.
    const isOfSite = tab.page.url().startsWith(this.#deployment.url) && !isElsewhere(tab.page);
    tab.view = isOfSite ? await tab.page.evaluate(look).catch(() => undefined) : undefined;
  }

  #remember(stock: Stock | undefined): void {
    const seen = new Set([...this.kept.seen, ...this.tabs.flatMap(({ view }) => view?.pictures ?? [])]);
    if (stock) this.kept = { ...stock, seen: stock.pictures.filter((url) => seen.has(url)) };
    for (const tab of this.tabs) {
      tab.isFresh = false;
      tab.pictures.push(...(tab.view?.pictures ?? []));
      tab.shown.push(...(tab.view?.marks ?? []));
    }
    this.outside.endStep();
  }

  #session(): Promise<CDPSession> {
    return this.#context.newCDPSession(this.tab.page);
  }

  #hear(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!this.#isExpected(message.text())) this.outside.faults.push(`console: ${message.text()}`);
  }

  /** Messages that the browser or the site logs on expected failures. */
  #isExpected(text: string): boolean {
    if (/^Failed to load resource|blocked by CORS policy/.test(text)) return true;
    if (/^The script https:/.test(text)) return this.#wasUnwell;
    if (/violates the following Content Security Policy|Refused to (?:connect|load)/.test(text))
      return /google-analytics|googletagmanager|hotjar/.test(text) && !this.outside.mayCount;
    return (
      text.startsWith('This version of the site is not kept for offline:') &&
      (this.#wasUnwell || this.storage === 'full')
    );
  }
}
