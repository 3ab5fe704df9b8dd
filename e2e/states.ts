import { expect, type Page } from 'playwright/test';
import { card } from './card.ts';
import { withoutEnd } from './clock.ts';
import { statusLine } from './device.ts';
import { expectHydrated } from './hydration.ts';
import type { SiteName } from './sites.ts';
import { failing } from './world/behaviours/failure.ts';
import { limited } from './world/behaviours/github-limit.ts';
import { gone, hanging } from './world/behaviours/transport.ts';
import type { World } from './world/world.ts';

/** What a visitor can have before them: which site, what the world does meanwhile, and how it is reached. */
export interface State {
  site: SiteName;
  path?: string;
  world?: (world: World) => void;
  /** Called before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Ends when the state is there. */
  reach: (page: Page) => Promise<void>;
  /**
   * The part, as a selector, to look at in each of the 36 themes. Elsewhere the default theme is enough: that every ink
   * can be read on every surface is calculated in `contrast.test.ts`.
   */
  inAllThemes?: string;
}

const heading =
  (name: string | RegExp): State['reach'] =>
  (page) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

const articles = (page: Page) => expect(card(page, 'My Articles').getByRole('article')).not.toHaveCount(0);

async function expandProjects(page: Page): Promise<void> {
  await articles(page);
  for (const summary of await page.locator('summary:not(.service-summary)').all()) await summary.click();
}

/** The states by their names. `shipped` and `listed` offer all 36 themes; `listed` has no snapshot to fall back to. */
export const states: Record<string, State> = {
  'the shipped portfolio, offline, with every project expanded': {
    site: 'shipped',
    reach: async (page) => {
      await expandProjects(page);
      await page.context().setOffline(true);
      await expect(statusLine(page)).toContainText('Sie sind offline.');
    },
    inAllThemes: 'body',
  },
  'the open theme picker': {
    site: 'shipped',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Theme wechseln' }).click();
      await expect(page.getByRole('radio')).toHaveCount(36);
    },
    inAllThemes: '#theme',
  },
  'the dialog': {
    site: 'shipped',
    reach: async (page) => {
      await card(page, 'Private Projekte Showcase').locator('summary').first().click();
      await page.getByRole('button', { name: /^Details/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'the site notice': { site: 'shipped', path: 'impressum', reach: heading('Impressum') },
  'the privacy policy': {
    site: 'shipped',
    path: 'datenschutz',
    reach: heading(/^Datenschutz/),
  },
  'an unknown path': { site: 'shipped', path: 'gibt-es-nicht', reach: heading('Seite nicht gefunden') },
  'the loading portfolio': {
    site: 'listed',
    world: (world) => world.when('*', hanging),
    // A provider has ten seconds; this one never runs out of them.
    prepare: (page) => withoutEnd(page, 10_000),
    reach: async (page) => {
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
      await expectHydrated(page);
    },
  },
  'the screen for a rate limit': {
    site: 'listed',
    world: (world) => world.when('github', limited(world.github, { resetIn: 900 })),
    reach: heading('Too Many Requests!'),
  },
  'the screen for an unknown username': {
    site: 'listed',
    world: (world) => world.when('github', failing(404)),
    reach: heading('Invalid GitHub Username!'),
  },
  'the screen for a lost connection': {
    site: 'listed',
    world: (world) => world.when('github', gone),
    reach: heading('Oops!!'),
  },
  'the screen for an invalid configuration': { site: 'invalid', reach: heading('Invalid Config!') },
  'a portfolio with every section, asking for consent': {
    site: 'full',
    reach: async (page) => {
      await articles(page);
      await expect(page.getByRole('button', { name: 'Ablehnen' })).toBeVisible();
    },
  },
  'a portfolio with every section, every project expanded': {
    site: 'full',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Ablehnen' }).click();
      await expandProjects(page);
    },
  },
  'a portfolio without a footer': { site: 'listed', reach: articles },
  'a portfolio of a newcomer': { site: 'newcomer', reach: heading('newcomer') },
  'a crowded portfolio': { site: 'crowded', reach: expandProjects },
};
