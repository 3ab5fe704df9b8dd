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

/** How long a step may take to come to rest. */
const restTimeoutMs = 60_000;
/** The device is at rest when nothing has changed for so long. */
const restMs = 120;

/** What the device held when the last step had ended, and stored pictures that have been seen: it may not be lost. */
type Kept = Stock & { seen: string[] };
const nothing: Kept = { hasWorker: false, memory: [], answers: [], pictures: [], others: [], seen: [] };

/** What a host can have put where the next version should be. */
export const states = [
  'complete',
  'complete',
  'complete',
  'without its first script',
  'without impressum.html',
  'with index.html of the other',
  'with sw.js of the other',
] as const;

/** A visitor with one browser, in the world as it is, from the first visit on. */
export class Visitor {
  readonly outside: Outside;
  tabs: Tab[] = [];
  kept = nothing;
  isOffline = false;
  isClockMoved = false;
  storage: 'well' | 'blocked' | 'full' = 'well';
  /** Whether all files of one version lie on the host. */
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
      // Of a mistake in somebody else's script, half a one say, a browser tells neither what nor where.
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

  /** The one in front. */
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
    // Without a network, and without a worker, the browser says so itself.
    await this.tab.page.goto(this.#deployment.url + path, { waitUntil: 'commit' }).catch(() => {});
  }

  async lookForVersion(): Promise<void> {
    await this.tab.page.evaluate(async () => {
      await (await navigator.serviceWorker?.getRegistration())?.update().catch(() => {});
    });
  }

  /** Loads the new version, where one is on offer. */
  async takeVersion(): Promise<void> {
    if (!this.tab.view?.isOffered) return;
    const loaded = this.tab.page.waitForEvent('domcontentloaded', { timeout: takeoverMs });
    if (await this.click('.notices button', 'Neu laden')) await loaded;
    else loaded.catch(() => {});
  }

  /** Clicks what can be clicked, wherever it stands. @returns whether it was there */
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
    // It also waits for workers that have been killed.
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

  /** What is damaged need not be there any more. */
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

  /** @param seconds how far the device's clock is ahead of the world's */
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
    // What watches clicks may still report this one.
    if (!agrees) await this.rest();
    this.outside.mayCount = agrees;
  }

  /** Waits until nothing happens any more, and all that must hold holds. @throws saying what does not */
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
    // An error page of the browser is no page of the site; and a page may be about to be replaced.
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

  /** What a browser says by itself when something cannot be had, and what the site says of it. */
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
