import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import type { Page } from 'playwright/test';
import type { SiteName } from '../sites.ts';
import type { Tab } from './invariants.ts';
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

type Kind = readonly [weight: number, step: fc.Arbitrary<Step>];

/** A step that is always the same. */
const always = (
  weight: number,
  name: string,
  run: Step['run'],
  check?: Step['check'],
  change: Partial<Plan> = {},
): Kind => [weight, fc.constant({ name, run, ...(check && { check }), plan: () => change })];

/** A step in a tab that chance chooses, with something else that it chooses. */
const inTab = <Choice>(
  weight: number,
  choices: readonly Choice[],
  name: (choice: Choice) => string,
  run: (visitor: Visitor, tab: Tab, choice: Choice) => Promise<unknown>,
  check?: Step['check'],
): Kind => [
  weight,
  fc
    .record({ number: fc.nat({ max: 1 }), choice: fc.constantFrom(...choices) })
    .map(({ number, choice }) => ({
      name: `tab ${number} ${name(choice)}`,
      run: (visitor) => run(visitor, visitor.tab(number), choice),
      ...(check && { check }),
    })),
];

/** A step with something that chance chooses. */
const chosen = <Choice>(
  weight: number,
  choices: fc.Arbitrary<Choice>,
  name: (choice: Choice) => string,
  run: (visitor: Visitor, choice: Choice) => Promise<unknown>,
  more: Pick<Step, 'check' | 'plan'> = {},
): Kind => [
  weight,
  choices.map((choice) => ({ name: name(choice), run: (visitor) => run(visitor, choice), ...more })),
];

const isWell: Step['check'] = ({ storage }) => storage === 'well';
/** A choice that cannot be kept holds for the visit, which nothing here follows. */
const isKept: Step['check'] = ({ storage }) => storage !== 'blocked';
const clockMoves: Pick<Step, 'plan'> = { plan: () => ({ isClockMoved: true }) };
const complete = Object.keys(states) as (keyof typeof states)[];

/** Every kind of step, and how often it comes in proportion to the others. */
const kinds: readonly Kind[] = [
  inTab(
    6,
    ['', '', '', 'impressum', 'datenschutz'],
    (path) => `goes to /${path}`,
    (visitor, tab, path) => visitor.visit(tab, path),
  ),
  inTab(
    6,
    [''],
    () => 'is reloaded',
    (visitor, tab) => visitor.reload(tab),
  ),
  inTab(
    3,
    ['/impressum', '/datenschutz', '/'],
    (path) => `follows the link to ${path}`,
    (visitor, tab, path) => visitor.click(tab, `a[href="${path}"]`),
  ),
  always(
    2,
    'a second tab is opened',
    async (visitor) => visitor.visit(await visitor.openTab(), ''),
    ({ tabs }) => tabs < 2,
    { tabs: 2 },
  ),
  always(
    1,
    'a tab is closed',
    (visitor) => visitor.closeTab(visitor.tab(0)),
    ({ tabs }) => tabs > 1,
    { tabs: 1 },
  ),
  always(
    2,
    'all tabs are closed, and the visitor comes back',
    async (visitor) => {
      const before = [...visitor.tabs];
      for (const { page } of before) await page.goto('about:blank');
      const next = await visitor.openTab();
      for (const old of before) await visitor.closeTab(old);
      await visitor.visit(next, '');
    },
    undefined,
    { tabs: 1 },
  ),
  always(
    3,
    'the network is gone',
    (visitor) => visitor.goOffline(true),
    ({ isOffline }) => !isOffline,
    { isOffline: true },
  ),
  always(
    4,
    'the network is back',
    (visitor) => visitor.goOffline(false),
    ({ isOffline }) => isOffline,
    { isOffline: false },
  ),
  chosen(
    8,
    fc.tuple(
      fc.constantFrom<Host>('github', 'github', 'github', ...hostsThatFail),
      fc.constantFrom(...failureNames),
    ),
    ([host, failure]) => `${host} answers with ${failure}`,
    async (visitor, [host, failure]) => visitor.fail(host, failure),
  ),
  always(3, 'all hosts are well', async (visitor) => {
    for (const host of hostsThatFail) visitor.fail(host, undefined);
  }),
  chosen(
    3,
    fc.constantFrom(90, 16 * 60, 2 * hours, 24 * hours),
    (seconds) => `${seconds} seconds pass`,
    (visitor, seconds) => visitor.passTime(seconds),
    clockMoves,
  ),
  chosen(
    2,
    fc.constantFrom(-24 * hours, -2 * hours, 0, 0, 2 * hours, 24 * hours),
    (seconds) => `the device's clock is ${seconds} seconds ahead`,
    (visitor, seconds) => visitor.setClock(seconds),
    clockMoves,
  ),
  chosen(
    4,
    fc.tuple(
      fc.constantFrom<'full' | 'renewed'>('full', 'renewed'),
      fc.constantFrom('complete', 'complete', ...complete),
    ),
    ([site, state]) => `"${site}" is deployed, ${state}`,
    (visitor, [site, state]) => {
      const other: SiteName = site === 'full' ? 'renewed' : 'full';
      const file = states[state];
      return visitor.deploy(site, file, file === 'index.html' || file === 'sw.js' ? other : undefined);
    },
  ),
  inTab(
    2,
    [''],
    () => 'looks for a new version',
    (_, { page }) =>
      page.evaluate(async () => {
        await (await navigator.serviceWorker?.getRegistration())?.update().catch(() => {});
      }),
  ),
  inTab(
    4,
    [''],
    () => 'takes the new version',
    (visitor, tab) => visitor.takeVersion(tab),
  ),
  inTab(
    1,
    [''],
    () => 'puts the new version off',
    (visitor, tab) => visitor.click(tab, '.notices button', 'Später'),
  ),
  // The next one would begin with this machine's time, before a test could set its clock.
  always(
    2,
    'the worker is killed',
    (visitor) => visitor.killWorker(),
    ({ isClockMoved }) => !isClockMoved,
  ),
  always(1, 'storage is blocked', (visitor) => visitor.block(true), isWell, { storage: 'blocked' }),
  always(1, 'storage is full', (visitor) => visitor.fill(true), isWell, { storage: 'full' }),
  always(
    2,
    'storage works again',
    (visitor) => (visitor.storage === 'full' ? visitor.fill(false) : visitor.block(false)),
    ({ storage }) => storage !== 'well',
    { storage: 'well' },
  ),
  chosen(
    2,
    fc.constantFrom(...Object.entries(damages)),
    ([name]) => name,
    (visitor, [, inflict]) => visitor.damage(inflict),
    { check: ({ storage }) => storage !== 'full' },
  ),
  inTab(
    1,
    ['nord', 'light', 'dark', 'dracula'],
    (theme) => `chooses the theme ${theme}`,
    (visitor, tab, theme) => visitor.chooseTheme(tab, theme),
    isKept,
  ),
  // A withdrawal that cannot be kept could reach neither the other tab nor the next visit.
  inTab(
    2,
    [true, false],
    (agrees) => `${agrees ? 'agrees to' : 'refuses'} being counted`,
    (visitor, tab, agrees) => visitor.answer(tab, agrees),
    isKept,
  ),
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
