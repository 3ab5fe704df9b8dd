import { expect, type Page, test } from 'playwright/test';
import { title } from './card.ts';
import { cachedOn, expectRemembered, expectSight, expectStored, type Sight, seeWhole } from './device.ts';
import { expectText, type Tab } from './tab.ts';
import { cut, failing, html, unavailable } from './world/behaviours/failure.ts';
import { limited } from './world/behaviours/github-limit.ts';
import { wrongShapes } from './world/behaviours/payload.ts';
import { gone, hanging } from './world/behaviours/transport.ts';
import type { Behaviour } from './world/exchange.ts';
import type { World } from './world/world.ts';

export interface Failure {
  /** All hosts fail at once. */
  strike: (world: World) => unknown;
  /** What the status line says above content that was seen, or that the snapshot has. */
  says: RegExp;
  /** The screen while nothing is known of the person. */
  screen?: Screen;
}

/** Replaces the whole portfolio. */
interface Screen {
  title: string;
  status?: number;
  says: string | RegExp;
}

/** All words of a screen but the names of pages are marked with one language. */
export async function expectScreen(page: Page, { title: heading, status, says }: Screen): Promise<void> {
  await expect(title(page)).toHaveText(heading);
  const screen = page.getByRole('main');
  if (status) await expect(screen.getByText(String(status), { exact: true })).toBeVisible();
  else await expect(screen).not.toContainText(/500|Oops/);
  await expect(screen).toContainText(says);
  await expect(screen.getByRole('region')).toHaveCount(0);
  const languages = await screen.evaluate((main) => {
    const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found = new Set<string | undefined>();
    while (words.nextNode()) {
      const element = words.currentNode.parentElement;
      const isSaid = /\p{L}/u.test(words.currentNode.textContent ?? '') && !element?.closest('nav');
      if (isSaid) found.add(element?.closest<HTMLElement>('[lang]')?.lang);
    }
    return [...found];
  });
  expect(languages, 'languages of an error screen').toHaveLength(1);
}

/** SPEC's screens. */
export const screens = {
  limited: { status: 429, title: 'Too Many Requests!', says: /Try again later in \d+ minutes/ },
  unknown: {
    status: 404,
    title: 'Invalid GitHub Username!',
    says: /correct GitHub username in config\.ts/,
  },
  failed: { status: 500, title: 'Oops!!', says: 'Something went wrong.' },
  unreachable: {
    status: 500,
    title: 'Oops!!',
    says: /Something went wrong\..*GitHub cannot be reached at the moment\. The page tries again by itself\./,
  },
  offline: {
    title: 'Keine Verbindung',
    says: 'Die Seite lädt von selbst, sobald Sie wieder online sind.',
  },
  invalid: { status: 500, title: 'Invalid Config!', says: /correct config in config\.ts/ },
} as const satisfies Record<string, Screen>;

const failed = /nicht aktualisieren.*Stand: /;
const unreachable = /nicht erreichbar.*Stand: /;
const all = (behaviour: Behaviour) => (world: World) => world.when('*', behaviour);
const limit = (status: 403 | 429) => (world: World) => {
  world.when('*', failing(status));
  world.when('github', limited(world.github, { status, resetIn: 900 }));
};

/** How providers and hosts of pictures fail, and what visitors get. */
export const failures: Readonly<Record<string, Failure>> = {
  'a limit with status 403': {
    strike: limit(403),
    says: /Abfragelimit.*Stand: /,
    screen: screens.limited,
  },
  'a limit with status 429': {
    strike: limit(429),
    says: /Abfragelimit.*Stand: /,
    screen: screens.limited,
  },
  'a 404': { strike: all(failing(404)), says: failed, screen: screens.unknown },
  'a 404, of the searches a 422': {
    strike: (world) => {
      world.when('*', failing(404));
      world.when(/\/search\//, failing(422));
    },
    says: failed,
    screen: screens.unknown,
  },
  'a 500': { strike: all(failing(500)), says: failed, screen: screens.failed },
  'JSON that ends in the middle': {
    strike: (world) => {
      world.when('*', cut);
      // Browsers draw the first half of a picture.
      for (const pictures of ['pictures', 'chart', 'stats-card'] as const) world.when(pictures, failing(500));
    },
    says: failed,
    screen: screens.failed,
  },
  HTML: { strike: all(html), says: failed, screen: screens.failed },
  'the wrong shape': { strike: all(wrongShapes['an empty object']), says: failed, screen: screens.failed },
  'a 503 without CORS headers': { strike: all(unavailable), says: unreachable, screen: screens.unreachable },
  'refused connections': { strike: all(gone), says: unreachable, screen: screens.unreachable },
  'no answer': { strike: all(hanging), says: /^$/ },
};

/** Nothing answers any more, the site's own host neither. */
const offline: Failure = {
  strike: (world) => world.offline(),
  says: /offline.*Stand: /,
  screen: screens.offline,
};

/** Where answers are stored. Pictures are in Cache Storage. */
const stores = ['Cache Storage', 'IndexedDB'] as const;
export type Store = (typeof stores)[number];

/** Leaves the answers in one of their two stores, and no limit of a provider. The tab is on a page without scripts. */
const leaveIn = (tab: Tab, store: Store) =>
  tab.evaluate(async (store) => {
    const kinds = store === 'IndexedDB' ? ['answers', 'limits'] : ['limits'];
    for (const kind of kinds) await caches.delete(`portfolio@/|${kind}`);
    if (store === 'IndexedDB') return;
    const deleting = indexedDB.deleteDatabase('portfolio@/|');
    await new Promise((resolve) => {
      deleting.onsuccess = deleting.onerror = resolve;
    });
  }, store);

/** Pictures come from their hosts each time: no failure hides behind the browser's cache. */
export const uncached: Behaviour = async (_request, ordinary) => {
  const answer = await ordinary();
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } };
};
const readable: Behaviour = async (request, ordinary) => {
  const answer = (await uncached(request, ordinary)) as Awaited<ReturnType<typeof ordinary>>;
  return { ...answer, headers: { ...answer.headers, 'access-control-allow-origin': '*' } };
};

/** First visits are made while all goes well, and ask no host for a picture more than twice. @returns what they show */
export async function visitFirst(
  tab: Tab,
  world: World,
  { url, answers, chart }: { url: string; answers: number; chart: 'opaque' | 'readable' },
): Promise<Sight> {
  const pictures = /^https:\/\/(?!api\.|dev\.to\/)/;
  for (const provider of ['pictures', 'chart'] as const)
    world.when(provider, provider === 'chart' && chart === 'readable' ? readable : uncached);
  await tab.goto(url);
  await expectStored(tab, answers);
  const sight = await seeWhole(tab);
  const asked = world.requests(pictures).map((request) => request.url.href);
  expect(asked).not.toEqual([]);
  for (const address of new Set(asked))
    expect(asked.filter((other) => other === address).length, address).toBeLessThanOrEqual(2);
  if (chart === 'opaque') return sight;
  // A page draws what the worker has stored, which then sees whether it can read it.
  await expect
    .poll(async () => {
      await tab.reload();
      await seeWhole(tab);
      return cachedOn(tab, 'pictures');
    })
    .toContainEqual(expect.stringContaining('ghchart'));
  return sight;
}

/**
 * All that was seen is there again offline and while all hosts fail. The answers are in one of the two stores and in the
 * other, in turn: visits that begin with different ones meet each failure with both.
 */
export async function expectUnchanged(
  tab: Tab,
  world: World,
  {
    url,
    answers,
    sight,
    first = 'Cache Storage',
  }: { url: string; answers: number; sight: Sight; first?: Store },
): Promise<void> {
  // In this order 'no answer' is the last one: its requests hold up those that follow.
  const all = Object.entries({ offline, ...failures });
  const inTurn = [first, ...stores.filter((store) => store !== first)];
  for (const [turn, store] of inTurn.entries()) {
    const mine = all.filter((_, index) => index % inTurn.length === turn);
    // Each store has the answers again.
    await world.reset();
    await tab.goto(url);
    await expectStored(tab, answers);
    await expectRemembered(tab, answers);
    for (const [name, { strike, says }] of mine)
      await test.step(`${name}, from ${store}`, async () => {
        await world.reset();
        // A file: while no page of the site is open, nothing is written.
        await tab.goto(new URL('robots.txt', url).href);
        await leaveIn(tab, store);
        await strike(world);
        await tab.goto(url);
        await expectText(tab, says, '.status-line');
        await expectSight(tab, sight);
      });
  }
}
