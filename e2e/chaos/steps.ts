import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import type { Page } from 'playwright/test';
import type { SiteName } from '../sites.ts';
import { failureNames, type Host, hostsThatFail } from './outside.ts';
import type { Visitor } from './visitor.ts';

/** What can be known of a visitor before a sequence runs: whether a step makes sense. */
export interface Plan {
  tabs: number;
  isOffline: boolean;
  storage: Visitor['storage'];
  isClockMoved: boolean;
}

/** One step: what it is called, what it does, and what it needs and changes of the plan. */
interface Step {
  name: string;
  run: (visitor: Visitor) => Promise<unknown>;
  check?: (plan: Plan) => boolean;
  plan?: (plan: Plan) => Partial<Plan>;
}

/**
 * Playwright waits for ever for a worker that has been killed. Whether the pages are well without what was waited for is
 * looked at as after any other step.
 */
const stepMs = 20_000;

class Command implements fc.AsyncCommand<Plan, Visitor> {
  readonly #step: Step;
  readonly #follow: (name: string) => boolean;

  /** @param follow hears of the step; false when enough have been made */
  constructor(step: Step, follow: (name: string) => boolean) {
    this.#step = step;
    this.#follow = follow;
  }

  check = (plan: Readonly<Plan>): boolean => this.#step.check?.(plan) ?? true;

  async run(plan: Plan, visitor: Visitor): Promise<void> {
    Object.assign(plan, this.#step.plan?.(plan));
    if (!this.#follow(this.#step.name)) return;
    const { name } = this.#step;
    const done = this.#step.run(visitor);
    // What ends only when the visitor leaves has failed by then.
    done.catch(() => {});
    await Promise.race([done, pause(stepMs, undefined, { ref: false })]);
    try {
      await visitor.rest();
    } catch (error) {
      throw new Error(`After "${name}":\n${(error as Error).message}`);
    }
  }

  toString = (): string => `\n  ${this.#step.name}`;
}

/** What is wrong with the world, if anything, when the visitor comes for the first time. */
export const firstVisit = fc.option(
  fc.record({
    host: fc.constantFrom<Host>('github', 'github', 'dev.to', 'pictures'),
    failure: fc.constantFrom(...failureNames),
  }),
  { freq: 2 },
);

const tab = fc.nat({ max: 1 });
const paths = ['', 'impressum', 'datenschutz'];
const hours = 3600;

/** What a host can have put where the next version should be. */
const states = {
  complete: undefined,
  'without its first script': 'script',
  'without a page': 'impressum.html',
  'with the first page of the other': 'index.html',
  'with the worker of the other': 'sw.js',
} as const;

/** Puts a text in the place of the page's memory, or nothing at all. */
const overwrite = (value?: string) => (page: Page) =>
  page.evaluate(
    (value) =>
      new Promise<void>((resolve) => {
        // Whether or not the page may: the damage comes from outside.
        const isBlocked = Reflect.get(window, 'storageIsBlocked');
        Reflect.set(window, 'storageIsBlocked', false);
        const opening = indexedDB.open('portfolio@/|');
        Reflect.set(window, 'storageIsBlocked', isBlocked);
        // Not there yet.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve();
        opening.onsuccess = () => {
          const store = opening.result.transaction('answers', 'readwrite').objectStore('answers');
          const writing: IDBRequest = value === undefined ? store.clear() : store.put(value, 'answers');
          writing.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    value,
  );

const damages: Record<string, (page: Page) => Promise<void>> = {
  'the database is empty': overwrite(),
  'the database holds half a text': overwrite('{"version":1,"answers":[{'),
  'all caches but the shell are gone': (page) =>
    page.evaluate(async () => {
      for (const name of await caches.keys())
        if (name.startsWith('portfolio@/|') && !name.endsWith('|shell')) await caches.delete(name);
    }),
  'stored answers are no JSON': (page) =>
    page.evaluate(async () => {
      const cache = await caches.open('portfolio@/|answers');
      for (const key of await cache.keys()) {
        const headers = (await cache.match(key, { ignoreVary: true }))?.headers;
        await cache.put(key, new Response('{"items":[', headers ? { headers } : {}));
      }
    }),
};

const step = (name: string, run: Step['run'], more: Omit<Step, 'name' | 'run'> = {}): Step => ({
  name,
  run,
  ...more,
});

/** Every kind of step, and how often it comes in proportion to the others. */
const kinds: [weight: number, step: fc.Arbitrary<Step>][] = [
  [
    6,
    fc
      .record({ number: tab, path: fc.constantFrom('', '', ...paths) })
      .map(({ number, path }) =>
        step(`tab ${number} goes to /${path}`, (visitor) => visitor.visit(visitor.tab(number), path)),
      ),
  ],
  [
    6,
    tab.map((number) => step(`tab ${number} is reloaded`, (visitor) => visitor.reload(visitor.tab(number)))),
  ],
  [
    2,
    fc.constant(
      step('a second tab is opened', async (visitor) => visitor.visit(await visitor.openTab(), ''), {
        check: ({ tabs }) => tabs < 2,
        plan: () => ({ tabs: 2 }),
      }),
    ),
  ],
  [
    1,
    fc.constant(
      step('a tab is closed', (visitor) => visitor.closeTab(visitor.tab(0)), {
        check: ({ tabs }) => tabs > 1,
        plan: () => ({ tabs: 1 }),
      }),
    ),
  ],
  [
    2,
    fc.constant(
      step(
        'all tabs are closed, and the visitor comes back',
        async (visitor) => {
          const before = [...visitor.tabs];
          for (const { page } of before) await page.goto('about:blank');
          const next = await visitor.openTab();
          for (const old of before) await visitor.closeTab(old);
          await visitor.visit(next, '');
        },
        { plan: () => ({ tabs: 1 }) },
      ),
    ),
  ],
  [
    3,
    fc
      .record({ number: tab, path: fc.constantFrom('/impressum', '/datenschutz', '/') })
      .map(({ number, path }) =>
        step(`tab ${number} follows the link to ${path}`, (visitor) =>
          visitor.click(visitor.tab(number), `a[href="${path}"]`),
        ),
      ),
  ],
  [
    3,
    fc.constant(
      step('the network is gone', (visitor) => visitor.goOffline(true), {
        check: ({ isOffline }) => !isOffline,
        plan: () => ({ isOffline: true }),
      }),
    ),
  ],
  [
    4,
    fc.constant(
      step('the network is back', (visitor) => visitor.goOffline(false), {
        check: ({ isOffline }) => isOffline,
        plan: () => ({ isOffline: false }),
      }),
    ),
  ],
  [
    8,
    fc
      .record({
        host: fc.constantFrom<Host>('github', 'github', 'github', ...hostsThatFail),
        failure: fc.constantFrom(...failureNames),
      })
      .map(({ host, failure }) =>
        step(`${host} answers with ${failure}`, async (visitor) => visitor.fail(host, failure)),
      ),
  ],
  [
    3,
    fc.constant(
      step('all hosts are well', async (visitor) => {
        for (const host of hostsThatFail) visitor.fail(host, undefined);
      }),
    ),
  ],
  [
    3,
    fc.constantFrom(90, 16 * 60, 2 * hours, 24 * hours).map((seconds) =>
      step(`${seconds} seconds pass`, (visitor) => visitor.passTime(seconds), {
        plan: () => ({ isClockMoved: true }),
      }),
    ),
  ],
  [
    2,
    fc.constantFrom(-24 * hours, -2 * hours, 0, 0, 2 * hours, 24 * hours).map((seconds) =>
      step(`the device's clock is ${seconds} seconds ahead`, (visitor) => visitor.setClock(seconds), {
        plan: () => ({ isClockMoved: true }),
      }),
    ),
  ],
  [
    4,
    fc
      .record({
        site: fc.constantFrom<'full' | 'renewed'>('full', 'renewed'),
        state: fc.constantFrom('complete', 'complete', ...(Object.keys(states) as (keyof typeof states)[])),
      })
      .map(({ site, state }) =>
        step(`"${site}" is deployed, ${state}`, async (visitor) => {
          const other: SiteName = site === 'full' ? 'renewed' : 'full';
          const file = states[state];
          const isLate = file === 'index.html' || file === 'sw.js';
          await visitor.deploy(site, file, isLate ? other : undefined);
        }),
      ),
  ],
  [
    2,
    tab.map((number) =>
      step(`tab ${number} looks for a new version`, ({ tab }) =>
        tab(number).page.evaluate(async () => {
          await (await navigator.serviceWorker?.getRegistration())?.update().catch(() => {});
        }),
      ),
    ),
  ],
  [
    4,
    tab.map((number) =>
      step(`tab ${number} takes the new version`, (visitor) => visitor.takeVersion(visitor.tab(number))),
    ),
  ],
  [
    1,
    tab.map((number) =>
      step(`tab ${number} puts the new version off`, (visitor) =>
        visitor.click(visitor.tab(number), '.notices button', 'Später'),
      ),
    ),
  ],
  [
    2,
    fc.constant(
      // The next one would begin with this machine's time, before a test could set its clock.
      step('the worker is killed', (visitor) => visitor.killWorker(), {
        check: ({ isClockMoved }) => !isClockMoved,
      }),
    ),
  ],
  [
    1,
    fc.constant(
      step('storage is blocked', (visitor) => visitor.block(true), {
        check: ({ storage }) => storage === 'well',
        plan: () => ({ storage: 'blocked' }),
      }),
    ),
  ],
  [
    1,
    fc.constant(
      step('storage is full', (visitor) => visitor.fill(true), {
        check: ({ storage }) => storage === 'well',
        plan: () => ({ storage: 'full' }),
      }),
    ),
  ],
  [
    2,
    fc.constant(
      step(
        'storage works again',
        (visitor) => (visitor.storage === 'full' ? visitor.fill(false) : visitor.block(false)),
        { check: ({ storage }) => storage !== 'well', plan: () => ({ storage: 'well' }) },
      ),
    ),
  ],
  [
    2,
    fc.constantFrom(...Object.entries(damages)).map(([name, inflict]) =>
      step(name, (visitor) => visitor.damage(inflict), {
        check: ({ storage }) => storage !== 'full',
      }),
    ),
  ],
  [
    1,
    fc
      .record({ number: tab, theme: fc.constantFrom('nord', 'light', 'dark', 'dracula') })
      .map(({ number, theme }) =>
        // A choice that cannot be kept holds for the visit, which nothing here follows.
        step(
          `tab ${number} chooses the theme ${theme}`,
          (visitor) => visitor.chooseTheme(visitor.tab(number), theme),
          {
            check: ({ storage }) => storage !== 'blocked',
          },
        ),
      ),
  ],
  [
    2,
    fc.record({ number: tab, agrees: fc.boolean() }).map(({ number, agrees }) =>
      // As above; and a withdrawal that cannot be kept could reach neither the other tab nor the next visit.
      step(
        `tab ${number} ${agrees ? 'agrees to' : 'refuses'} being counted`,
        (visitor) => visitor.answer(visitor.tab(number), agrees),
        {
          check: ({ storage }) => storage !== 'blocked',
        },
      ),
    ),
  ],
];

/**
 * Sequences of steps.
 * @param follow hears of each step before it is made; false when enough have been made
 * @param replayPath which steps of a generated sequence are made, as a failure has named it
 */
export const sequences = (most: number, follow: (name: string) => boolean, replayPath: string | undefined) =>
  fc.commands(
    kinds.flatMap(([weight, arbitrary]) =>
      Array.from({ length: weight }, () => arbitrary.map((step) => new Command(step, follow))),
    ),
    { maxCommands: most, size: 'max', ...(replayPath ? { replayPath } : {}) },
  );
