import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright/test';
import { type Deployment, takeoverMs } from '../deployment.ts';
import { provideSite } from '../site-build.ts';
import type { SiteName } from '../sites.ts';
import { hurry, visitor } from '../test.ts';
import type { World } from '../world/world.ts';
import { holdTime, passTime, setClock } from './clock.ts';
import { isElsewhere, type Kept, nothing, problemsOf, type Tab, type Watched } from './invariants.ts';
import { type Failure, type Host, Outside } from './outside.ts';
import { look, type Stock, settleOthers, takeStock, type View } from './view.ts';

/** How long a step may take to come to rest. */
const restTimeoutMs = 60_000;
/** The device is at rest when nothing has changed for so long. */
const restMs = 120;

/** A visitor with one browser, in the world as it is, from the first visit on. */
export class Visitor implements Watched {
  readonly outside: Outside;
  readonly world: World;
  readonly deployment: Deployment;
  tabs: Tab[] = [];
  kept: Kept = nothing;
  /** What the console said that nobody expected. */
  readonly unexpected: string[] = [];
  isOffline = false;
  storage: 'well' | 'blocked' | 'full' = 'well';
  isWhole = true;
  theme: string | undefined;
  wasSilent = false;
  wasUnwell = false;
  wasLimited = false;
  #context: BrowserContext;
  readonly #forget: () => void;

  private constructor(context: BrowserContext, world: World, deployment: Deployment) {
    this.#context = context;
    this.world = world;
    this.deployment = deployment;
    this.outside = new Outside(world);
    this.#forget = world.accompany(deployment);
    context.on('console', (message) => this.#hear(message));
    context.on('weberror', (webError) => {
      // Of a mistake in somebody else's script, half a one say, a browser tells neither what nor where.
      const { stack } = webError.error();
      if (stack) this.unexpected.push(`uncaught: ${stack}`);
    });
  }

  static async arrive(browser: Browser, world: World, deployment: Deployment): Promise<Visitor> {
    await world.reset();
    await deployment.deploy('full');
    const context = await browser.newContext({ ...visitor, serviceWorkers: 'allow' });
    const self = new Visitor(context, world, deployment);
    const tab = await self.openTab();
    await holdTime(tab.page);
    await hurry(context);
    await context.addInitScript(() => {
      const { open } = IDBFactory.prototype;
      const { getItem, setItem } = Storage.prototype;
      const guarded = <Use extends (...parameters: never[]) => unknown>(use: Use) =>
        function (this: unknown, ...parameters: Parameters<Use>) {
          if (Reflect.get(window, 'storageIsBlocked'))
            throw new DOMException('The operation is insecure.', 'SecurityError');
          return use.apply(this, parameters);
        };
      IDBFactory.prototype.open = guarded(open) as typeof open;
      Storage.prototype.getItem = guarded(getItem) as typeof getItem;
      Storage.prototype.setItem = guarded(setItem) as typeof setItem;
    });
    await tab.page.goto(`${deployment.url}robots.txt`);
    await tab.page.evaluate(settleOthers);
    return self;
  }

  async leave(): Promise<void> {
    this.#forget();
    await this.#context.close();
    await this.world.reset();
  }

  /** The tab of a number, however many there are. */
  tab = (number: number): Tab => this.tabs[number % this.tabs.length] as Tab;

  async openTab(): Promise<Tab> {
    const tab: Tab = {
      page: await this.#context.newPage(),
      view: undefined,
      shown: {},
      pictures: [],
      isFresh: false,
      isWhole: false,
      isUnkept: false,
    };
    this.tabs.push(tab);
    tab.page.on('domcontentloaded', () => {
      tab.shown = {};
      tab.pictures = [];
      tab.isFresh = true;
      tab.isUnkept = this.storage !== 'well';
      tab.isWhole = this.isWhole && !this.isOffline && this.storage === 'well';
    });
    return tab;
  }

  async closeTab(tab: Tab): Promise<void> {
    this.tabs = this.tabs.filter((other) => other !== tab);
    await tab.page.close();
    if (this.storage === 'full') await this.fill(true);
  }

  async visit({ page }: Tab, path: string): Promise<void> {
    // Without a network, and without a worker, the browser says so itself.
    await page.goto(this.deployment.url + path, { waitUntil: 'commit' }).catch(() => {});
  }

  async reload({ page }: Tab): Promise<void> {
    await page.reload({ waitUntil: 'commit' }).catch(() => {});
  }

  /** Loads the new version into a tab, where one is on offer. */
  async takeVersion(tab: Tab): Promise<void> {
    if (!tab.view?.isOffered) return;
    const loaded = tab.page.waitForEvent('domcontentloaded', { timeout: takeoverMs });
    if (await this.click(tab, '.notices button', 'Neu laden')) await loaded;
    else loaded.catch(() => {});
  }

  /** Clicks what can be clicked, wherever it stands. @returns whether it was there */
  async click({ page }: Tab, selector: string, text?: string): Promise<boolean> {
    const element = page.locator(selector, text === undefined ? {} : { hasText: text }).first();
    if ((await element.count()) === 0) return false;
    await element.evaluate((target: HTMLElement) => target.click());
    return true;
  }

  async goOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline;
    this.wasUnwell = true;
    if (isOffline) await this.world.offline();
    else await this.world.online();
    // It also waits for workers that have been killed.
    await Promise.race([this.#context.setOffline(isOffline).catch(() => {}), pause(3000)]);
  }

  async block(isBlocked: boolean): Promise<void> {
    this.storage = isBlocked ? 'blocked' : 'well';
    await this.#context.addInitScript(
      (storageIsBlocked) => Object.assign(window, { storageIsBlocked }),
      isBlocked,
    );
  }

  async fill(isFull: boolean): Promise<void> {
    this.storage = isFull ? 'full' : 'well';
    for (const tab of this.tabs) tab.isUnkept = true;
    const session = await this.#context.newCDPSession(this.tab(0).page);
    const { origin } = new URL(this.deployment.url);
    await session.send('Storage.overrideQuotaForOrigin', { origin, ...(isFull ? { quotaSize: 1 } : {}) });
  }

  /** What is damaged need not be there any more. */
  async damage(inflict: (page: Page) => Promise<void>): Promise<void> {
    await inflict(this.tab(0).page);
    for (const tab of this.tabs) tab.isUnkept = true;
    this.outside.forgetLimits();
    this.kept = nothing;
  }

  async killWorker(): Promise<void> {
    const session = await this.#context.newCDPSession(this.tab(0).page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await session.send('ServiceWorker.disable');
  }

  /** @param failure undefined: the host is well again */
  fail(host: Host, failure: Failure | undefined): void {
    this.outside.fail(host, failure);
    if (failure) this.wasUnwell = true;
    if (failure === 'silence') this.wasSilent = true;
  }

  async passTime(seconds: number): Promise<void> {
    await passTime(this.tab(0).page, this.world, seconds);
  }

  /** @param seconds how far the device's clock is ahead of the world's */
  async setClock(seconds: number): Promise<void> {
    await setClock(this.tab(0).page, this.world, seconds);
    this.outside.isClockRight = seconds === 0;
    this.outside.forgetLimits();
  }

  /** @param late a file that is not there yet, or that of another version; 'script' is the one that starts the page */
  async deploy(site: 'full' | 'renewed', late?: string, of?: SiteName): Promise<void> {
    this.isWhole = late === undefined;
    if (late) this.wasUnwell = true;
    const file = late === 'script' ? join('assets', await entryOf(site)) : late;
    await this.deployment.deploy(site, file === undefined ? undefined : { file, ...(of ? { of } : {}) });
  }

  async chooseTheme(tab: Tab, theme: string): Promise<void> {
    if (!tab.view?.isAlive || tab.view.isBlocked || !(await this.click(tab, '.theme-picker-button'))) return;
    const choices = tab.page.locator('.theme-picker :is(input, [role=alert])');
    await choices.first().waitFor({ state: 'attached' });
    if (await this.click(tab, `.theme-picker input[value="${theme}"]`)) this.theme = theme;
    await this.click(tab, '.theme-picker-button');
  }

  async answer(tab: Tab, agrees: boolean): Promise<void> {
    if (!tab.view?.isAlive || tab.view.isBlocked) return;
    const banner = tab.page.locator('.consent');
    if ((await banner.count()) === 0) {
      if (!(await this.click(tab, '.legal-links button'))) return;
      await tab.page.locator('.consent, .legal-links [role=alert]').first().waitFor({ state: 'attached' });
    }
    if (agrees) this.outside.mayCount = true;
    if (!(await this.click(tab, '.consent button', agrees ? 'Akzeptieren' : 'Ablehnen'))) return;
    await banner.waitFor({ state: 'detached' });
    // What watches clicks may still report this one.
    if (!agrees) await this.rest();
    this.outside.mayCount = agrees;
  }

  /** Waits until nothing happens any more, and all that must hold holds. @throws saying what does not */
  async rest(): Promise<void> {
    const end = Date.now() + restTimeoutMs;
    let problems: string[] = [];
    let last = '';
    let since = Date.now();
    let stock: Stock | undefined;
    for (;;) {
      const views = await Promise.all(this.tabs.map(async ({ page }) => this.#look(page)));
      for (const [index, tab] of this.tabs.entries()) tab.view = views[index];
      const at = this.tabs.find(({ view }) => view)?.page;
      stock = await at?.evaluate(takeStock).catch(() => undefined);
      const now = JSON.stringify([views, stock, this.outside.asked, this.outside.open]);
      if (now !== last || this.outside.open > 0) since = Date.now();
      last = now;
      if (Date.now() - since >= restMs) {
        problems = problemsOf(this, stock);
        if (problems.length === 0) break;
      }
      if (this.unexpected.length + this.outside.violations.length > 0 || Date.now() > end) {
        problems = [...problemsOf(this, stock), ...this.unexpected, ...this.outside.violations];
        throw new Error(problems.length > 0 ? problems.join('\n') : 'it does not come to rest');
      }
      await pause(40);
    }
    for (const tab of this.tabs) {
      const { view, shown } = tab;
      tab.isFresh = false;
      tab.pictures.push(...(view?.pictures ?? []));
      for (const [name, numbers] of Object.entries(view?.marks ?? {}))
        shown[name as keyof typeof shown] = Math.max(...numbers);
    }
    if (stock) this.kept = keptAfter(this.kept, stock, this.tabs);
    if (this.outside.hasBegunLimit) this.wasLimited = true;
    this.outside.endStep();
  }

  async #look(page: Page): Promise<View | undefined> {
    // An error page of the browser is no page of the site; and a page may be about to be replaced.
    if (!page.url().startsWith(this.deployment.url) || isElsewhere(page)) return undefined;
    return page.evaluate(look).catch(() => undefined);
  }

  #hear(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!isExpected(message.text(), this)) this.unexpected.push(`console: ${message.text()}`);
  }
}

/** The name of the script that starts a site's pages. */
async function entryOf(site: SiteName): Promise<string> {
  const html = await readFile(join(await provideSite(site), 'index.html'), 'utf8');
  return /<script type="module"[^>]*\/([\w-]+\.js)"/.exec(html)?.[1] ?? '';
}

function keptAfter(before: Kept, stock: Stock, tabs: readonly Tab[]): Kept {
  const seen = new Set(tabs.flatMap(({ view }) => view?.pictures ?? []));
  return {
    ...stock,
    marks: { ...stock.memory },
    seen: stock.pictures.filter((url) => seen.has(url) || before.seen.includes(url)),
  };
}

/** What a browser says by itself when something cannot be had, and what the site says of it. */
function isExpected(text: string, { outside, storage, wasUnwell: isUnwell }: Visitor): boolean {
  if (/^Failed to load resource|blocked by CORS policy/.test(text)) return true;
  if (/^The script https:/.test(text)) return isUnwell;
  if (/violates the following Content Security Policy|Refused to (?:connect|load)/.test(text))
    return /google-analytics|googletagmanager|hotjar/.test(text) && !outside.mayCount;
  if (text.startsWith('This version of the site is not kept for offline:'))
    return isUnwell || storage === 'full';
  return false;
}
