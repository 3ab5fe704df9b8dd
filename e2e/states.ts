import { expect, type Page } from 'playwright/test';
import { thinOut } from './axe.ts';
import { card, title } from './card.ts';
import { withoutEnd } from './clock.ts';
import { retryUntil, statusLine } from './device.ts';
import type { SiteName } from './sites.ts';
import { failing } from './world/behaviours/failure.ts';
import { limited } from './world/behaviours/github-limit.ts';
import { huge } from './world/behaviours/huge.ts';
import { empty, nullFields } from './world/behaviours/payload.ts';
import { gone, held } from './world/behaviours/transport.ts';
import type { Behaviour } from './world/exchange.ts';
import type { World } from './world/world.ts';

/** A state of the page. */
export interface State {
  /** Resolves once the page is in this state. */
  reach: (page: Page, world: World) => Promise<void>;
  /**
   * Also checked in other themes, after which little is left of the page. Other states need the default theme only:
   * `contrast.test.ts` calculates the contrast of every ink on every surface of all themes.
   */
  inOtherThemes?: true;
}

/** Consecutive states of a page on one site, with the world's behaviour. */
export interface Visit {
  site: SiteName;
  world?: (world: World) => void;
  /** Called before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  states: Record<string, State>;
}

const heading =
  (name: string | RegExp): State['reach'] =>
  (page) =>
    expect(title(page)).toHaveText(name);

const articles = (page: Page) => expect(card(page, 'My Articles').getByRole('article')).not.toHaveCount(0);

async function expandProjects(page: Page): Promise<void> {
  await articles(page);
  const closed = page.locator('details:not([open]) > summary:visible');
  while ((await closed.count()) > 0) await closed.first().click();
}

const afterRetry =
  (behaviour: (world: World) => Behaviour, title: string): State['reach'] =>
  (page, world) => {
    world.when('github', behaviour(world));
    return retryUntil(page, title);
  };

const loading = held();

/** `shipped` and `listed` offer all themes. `listed` has no snapshot as a fallback. */
export const visits: readonly Visit[] = [
  {
    site: 'shipped',
    states: {
      'the open theme picker': {
        reach: async (page) => {
          await page.getByRole('button', { name: 'Theme wechseln' }).click();
          await expect(page.getByRole('radio')).toHaveCount(36);
        },
      },
      'the dialog': {
        reach: async (page) => {
          await page.keyboard.press('Escape');
          await card(page, 'Private Projekte Showcase').locator('summary').first().click();
          await page.getByRole('button', { name: /^Details/ }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      },
      'the shipped portfolio, offline, with every project expanded': {
        reach: async (page) => {
          await page.keyboard.press('Escape');
          await expandProjects(page);
          await page.context().setOffline(true);
          await expect(statusLine(page)).toContainText('Sie sind offline.');
        },
        inOtherThemes: true,
      },
    },
  },
  {
    site: 'listed',
    world: (world) => world.when('*', loading.behaviour),
    // Disables the ten-second timeout of providers, to stay in the loading state.
    prepare: (page) => withoutEnd(page, 10_000),
    states: {
      'the loading portfolio': {
        reach: async (page) => {
          await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
        },
      },
      'a portfolio without a footer': {
        reach: async (page) => {
          loading.release();
          await articles(page);
        },
      },
    },
  },
  {
    site: 'listed',
    world: (world) => world.when('github', failing(404)),
    states: {
      'the screen for an unknown username': { reach: heading('Invalid GitHub Username!') },
      'the screen for a provider that does not respond': { reach: afterRetry(() => gone, 'Oops!!') },
      'the screen for a rate limit': {
        reach: afterRetry(({ github }) => limited(github, { resetIn: 900 }), 'Too Many Requests!'),
      },
    },
  },
  {
    site: 'invalid',
    states: { 'the screen for an invalid configuration': { reach: heading('Invalid Config!') } },
  },
  {
    site: 'full',
    states: {
      'a portfolio with every section, asking for consent': {
        reach: async (page) => {
          await articles(page);
          await expect(page.getByRole('button', { name: 'Ablehnen' })).toBeVisible();
        },
      },
      'a portfolio with every section, every project expanded': {
        reach: async (page) => {
          await page.getByRole('button', { name: 'Ablehnen' }).click();
          await expandProjects(page);
        },
      },
    },
  },
  {
    site: 'live',
    world: (world) => {
      world.when('*', empty);
      world.when(/\/users\//, nullFields);
    },
    states: { 'a portfolio of a newcomer': { reach: heading('erika-mustermann') } },
  },
  {
    site: 'crowded',
    world: (world) => world.when('*', huge),
    states: {
      'a portfolio of 60 skills, 100 repositories and long texts': {
        reach: async (page) => {
          for (const heading of ['Github Projects', 'Neueste öffentliche Projekte'])
            await expect(card(page, heading).getByRole('article')).toHaveCount(100);
          await expect(card(page, 'Tech Stack').getByRole('listitem')).toHaveCount(60);
          await expect(card(page, 'My Articles').getByRole('article')).toHaveCount(10);
          await expandProjects(page);
          await thinOut(page);
        },
      },
      'the dialog of its project': {
        reach: async (page) => {
          await page.getByRole('button', { name: /^Details/ }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      },
    },
  },
];

export const states: Record<string, State> = Object.assign({}, ...visits.map((visit) => visit.states));
