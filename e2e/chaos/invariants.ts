import type { Page } from 'playwright/test';
import { type Outside, type Resource, resources } from './outside.ts';
import type { Stock, View } from './view.ts';

/** What the device held when the last step had ended: it may not be lost. */
export interface Kept extends Stock {
  /** The newest answers in the page's memory. */
  marks: Partial<Record<Resource, number>>;
  /** Stored pictures that have been seen. */
  seen: string[];
}

/** One tab, and what is known of it. */
export interface Tab {
  page: Page;
  view: View | undefined;
  /** The newest answers that its document has shown. */
  shown: Kept['marks'];
  /** The pictures that its document has shown. */
  pictures: string[];
  /** Whether its document has come in this step, and whether then everything was there to install a worker. */
  isFresh: boolean;
  isWhole: boolean;
  /** Whether its document has been open while nothing could be written, or what it wrote has been damaged. */
  isUnkept: boolean;
}

/** As much of a visitor as has to be well. */
export interface Watched {
  readonly outside: Outside;
  tabs: Tab[];
  kept: Kept;
  isOffline: boolean;
  storage: 'well' | 'blocked' | 'full';
  /** Whether all files of one version lie on the host. */
  isWhole: boolean;
  theme: string | undefined;
  /** Whether a provider was silent: what was asked then waits for ten seconds, whatever happens meanwhile. */
  wasSilent: boolean;
  wasUnwell: boolean;
  wasLimited: boolean;
}

/** A file of the origin that is no page: where the visitor is before the first visit. */
export const isElsewhere = (page: Page): boolean => page.url().endsWith('/robots.txt');

export const nothing: Kept = {
  hasWorker: false,
  memory: {},
  answers: {},
  pictures: [],
  others: [],
  marks: {},
  seen: [],
};

/** What another app of the origin has put there. */
const others = ['its own', 'its own', '/its-own', '/its-own', 'other=1'];

/** What does not hold although it must, in words. */
export function problemsOf(visitor: Watched, stock: Stock | undefined): string[] {
  return [
    ...visitor.tabs.flatMap((tab, number) =>
      inTab(visitor, tab, stock).map((problem) => `tab ${number} (${tab.view?.path}): ${problem}`),
    ),
    ...(stock ? onDevice(visitor, stock) : []),
  ];
}

function inTab(visitor: Watched, tab: Tab, stock: Stock | undefined): string[] {
  const { view } = tab;
  const { kept, isOffline, isWhole } = visitor;
  if (isElsewhere(tab.page)) return [];
  if (!view) return kept.hasWorker || !isOffline ? ['is no page of the site'] : [];
  // Before it has a worker a site is what its host sends.
  if (!view.isControlled && (!isWhole || isOffline)) return [];
  return [
    ...must(view.heading !== '' && view.text.length > 40, 'is blank'),
    ...must(!tab.isWhole || stock?.hasWorker === true, 'has got no worker'),
    ...must(view.hasLegalLinks, 'has no legal links'),
    ...must(view.isAlive, 'has not come to life'),
    ...must(!view.isInstalling, 'still installs a version'),
    ...must(
      visitor.theme === undefined || view.isBlocked || view.theme === visitor.theme,
      `is ${view.theme}, not ${visitor.theme}`,
    ),
    ...(view.path === '/' ? onPortfolio(visitor, tab, view, stock) : must(view.hasWayBack, 'leads nowhere')),
  ];
}

function onPortfolio(visitor: Watched, tab: Tab, view: View, stock: Stock | undefined): string[] {
  const { kept, outside } = visitor;
  const isSilent = [...outside.failing.values()].includes('silence') || visitor.wasSilent;
  const isWell =
    outside.failing.size === 0 &&
    !visitor.isOffline &&
    !visitor.wasSilent &&
    !visitor.wasLimited &&
    !outside.isLimited;
  // While nothing is known of the person there is no page for the rest to be on.
  const isStopped = known(visitor, tab, 'profile') === 0 && view.marks.profile === undefined;
  return [
    ...must(isSilent || (!view.isLoading && view.pending === 0), 'is still loading'),
    ...resources.flatMap((resource) => {
      const numbers = view.marks[resource] ?? [];
      const number = Math.max(0, ...numbers);
      return [
        ...must(numbers.length < 2, `mixes answers ${numbers} to ${resource}`),
        ...must(
          isStopped || number >= known(visitor, tab, resource),
          `shows answer ${number} to ${resource} where ${known(visitor, tab, resource)} was seen`,
        ),
        ...must(number > 0 || !isWell || !tab.isFresh, `shows nothing of ${resource}`),
        ...must(
          tab.isUnkept || view.isBlocked || (stock?.memory[resource] ?? 0) >= number,
          `does not remember answer ${number} to ${resource}`,
        ),
      ];
    }),
    ...kept.seen
      // A picture that failed here is not tried again before the page is loaded, though another tab has it by now.
      .filter((url) => tab.isFresh || tab.pictures.includes(url))
      // What stands in for the chart or for the portrait goes when that comes.
      .filter((url) => !/github-readme-stats|avatar-placeholder/.test(url))
      .filter((url) => !isStopped && !view.pictures.includes(url) && visitor.storage !== 'full')
      .map((url) => `does not show ${url}`),
    ...must(
      view.isControlled || !outside.hasBegunLimit || /Abfragelimit|Too Many Requests/.test(view.text),
      'does not tell of the limit',
    ),
  ];
}

/** The newest answer that a tab has shown, or that its document has found on the device. */
function known({ kept }: Watched, { view, isFresh, shown }: Tab, resource: Resource): number {
  return Math.max(
    shown[resource] ?? 0,
    !isFresh || view?.isBlocked ? 0 : (kept.memory[resource] ?? 0),
    isFresh && view?.isControlled ? (kept.answers[resource] ?? 0) : 0,
  );
}

function onDevice({ kept }: Watched, stock: Stock): string[] {
  return [
    ...must(JSON.stringify(stock.others) === JSON.stringify(others), `another app has ${stock.others}`),
    ...must(stock.hasWorker || !kept.hasWorker, 'the worker is gone'),
    ...resources.flatMap((resource) =>
      (['memory', 'answers'] as const).flatMap((place) => {
        const [was, is] = [kept[place][resource] ?? 0, stock[place][resource] ?? 0];
        return must(is >= was, `${place} has answer ${is} to ${resource} in the place of ${was}`);
      }),
    ),
  ];
}

const must = (holds: boolean, problem: string): string[] => (holds ? [] : [problem]);
