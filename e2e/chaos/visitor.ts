import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import type { Deployment } from '../deployment.ts';
import type { World } from '../world/world.ts';
import { marksIn, problemsOf, type Situation, type View, viewOf } from './invariants.ts';
import { Outside } from './outside.ts';

/** Time limit for a step to settle. */
const restTimeoutMs = 60_000;
/** The device has settled when nothing has changed for this long. */
const restMs = 120;

/** A visitor with one browser, starting with the first visit. */
export class Visitor implements Situation {
  readonly outside: Outside;
  view: View | undefined;
  seen: Situation['seen'] = { marks: [], pictures: [], remembered: [], cached: [] };
  hadWorker = false;
  isFresh = false;
  isOffline = false;

  constructor(
    readonly page: Page,
    readonly world: World,
    readonly deployment: Deployment,
  ) {
    this.outside = new Outside(world);
    page.on('domcontentloaded', () => Object.assign(this, { isFresh: true }));
  }

  /** Closes the whole site, so that a waiting version can take over, and comes back. */
  async comeBack(): Promise<void> {
    await this.page.goto('about:blank');
    await this.visit('');
  }

  async visit(path: string): Promise<void> {
    // Navigation fails without a network and a worker: the browser shows its own error page.
    await this.page.goto(this.deployment.url + path, { waitUntil: 'commit' }).catch(() => {});
  }

  async checkForUpdate(): Promise<void> {
    await this.page.evaluate(async () => {
      await (await navigator.serviceWorker?.getRegistration())?.update().catch(() => {});
    });
  }

  /** Clicks an element, if it exists, even outside the viewport. */
  async click(selector: string, text = ''): Promise<void> {
    const [element] = await this.page.locator(selector, { hasText: text }).all();
    await element?.evaluate((target: HTMLElement) => target.click());
  }

  async goOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline;
    await (isOffline ? this.world.offline() : this.world.online());
    // `setOffline` also waits for killed workers.
    await Promise.race([
      this.page
        .context()
        .setOffline(isOffline)
        .catch(() => {}),
      pause(3000),
    ]);
  }

  /** The browser evicts all caches but the shell. */
  async loseCaches(): Promise<void> {
    await this.page.evaluate(async () => {
      for (const name of await caches.keys())
        if (name.startsWith('portfolio@/|') && !name.endsWith('|shell')) await caches.delete(name);
    });
    this.seen = { ...this.seen, pictures: [], cached: [] };
  }

  async killWorker(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    for (const method of ['enable', 'stopAllWorkers', 'disable'] as const)
      await session.send(`ServiceWorker.${method}`);
  }

  /** Waits until the visitor's state settles and all invariants hold. @throws with the violated ones */
  async rest(): Promise<void> {
    const end = Date.now() + restTimeoutMs;
    let last = '';
    let since = Date.now();
    for (;;) {
      // The browser's error page is not a page of the site, and navigation may be under way.
      const isOfSite = this.page.url().startsWith(this.deployment.url);
      this.view = isOfSite ? await viewOf(this.page).catch(() => undefined) : undefined;
      const { asked, open, faults } = this.outside;
      const now = JSON.stringify([this.view, asked]);
      if (now !== last || open > 0) since = Date.now();
      last = now;
      const isOver = faults.length > 0 || Date.now() > end;
      if (isOver || Date.now() - since >= restMs) {
        const problems = problemsOf(this);
        if (isOver) throw new Error(problems.join('\n') || 'it does not come to rest');
        if (problems.length === 0) return this.#remember();
      }
      await pause(80);
    }
  }

  #remember(): void {
    this.isFresh = false;
    if (!this.view) return;
    const { text, pictures, stored, hasWorker, remembered, cached } = this.view;
    this.hadWorker ||= hasWorker;
    const seen = new Set([...this.seen.pictures, ...pictures]);
    this.seen = {
      marks: [...this.seen.marks, ...marksIn(text)],
      pictures: stored.filter((url) => seen.has(url)),
      remembered,
      cached,
    };
  }
}
