import type { Page } from 'playwright/test';
import type { Stock } from './device.ts';
import { type Resource, resources } from './outside.ts';
import type { View } from './view.ts';
import type { Visitor } from './visitor.ts';

/** A tab and its history. */
export interface Tab {
  page: Page;
  view: View | undefined;
  /** Marks and pictures that its document has shown. */
  shown: string[];
  pictures: string[];
  /** Whether its document was loaded in this step, and whether a worker could be installed then. */
  isFresh: boolean;
  isWhole: boolean;
  /** Whether storage was not writable, or was damaged, while its document was open. */
  isUnkept: boolean;
}

/** A file of the origin that is not a page. The visitor starts there. */
export const isElsewhere = (page: Page): boolean => page.url().endsWith('/robots.txt');

/** Data that another app of the origin has stored. */
const others = ['its own', 'its own', '/its-own', '/its-own', 'other=1'];

/** Describes each violated invariant. */
export function problemsOf(visitor: Visitor, stock: Stock | undefined): string[] {
  return [
    ...visitor.tabs.flatMap((tab, number) =>
      inTab(visitor, tab, stock).map((problem) => `tab ${number} (${tab.view?.path}): ${problem}`),
    ),
    ...(stock ? onDevice(visitor, stock) : []),
  ];
}

function inTab(visitor: Visitor, tab: Tab, stock: Stock | undefined): string[] {
  const { view } = tab;
  const { kept, isOffline, isWhole, theme } = visitor;
  if (isElsewhere(tab.page)) return [];
  if (!view) return must(!kept.hasWorker && isOffline, 'is no page of the site');
  // Without a worker the page is whatever the host sends.
  if (!view.isControlled && (!isWhole || isOffline)) return [];
  return [
    ...must(view.heading !== '' && view.text.length > 40, 'is blank'),
    ...must(!tab.isWhole || stock?.hasWorker === true, 'has got no worker'),
    ...must(view.hasLegalLinks, 'has no legal links'),
    ...must(view.isAlive, 'has not come to life'),
    ...must(!view.isInstalling, 'still installs a version'),
    ...must(!theme || view.isBlocked || view.theme === theme, `is ${view.theme}, not ${theme}`),
    ...(view.path === '/' ? onPortfolio(visitor, tab, view, stock) : must(view.hasWayBack, 'leads nowhere')),
  ];
}

function onPortfolio(visitor: Visitor, tab: Tab, view: View, stock: Stock | undefined): string[] {
  const { kept, outside } = visitor;
  const { wasSilent, wasLimited } = outside;
  const isWell = outside.failing.size === 0 && !visitor.isOffline && !wasSilent && !wasLimited;
  // As long as no profile is loaded, an error screen replaces the portfolio.
  const isStopped = known(visitor, tab, 'profile') === 0 && newest(view.marks, 'profile') === 0;
  return [
    ...must(wasSilent || !view.isLoading, 'is still loading'),
    ...resources.flatMap((resource) => {
      const numbers = new Set(numbersIn(view.marks, resource));
      const number = newest(view.marks, resource);
      const before = known(visitor, tab, resource);
      return [
        ...must(numbers.size < 2, `mixes answers ${[...numbers]} to ${resource}`),
        ...must(isStopped || number >= before, `shows ${number} of ${resource} where ${before} was seen`),
        ...must(number > 0 || !isWell || !tab.isFresh, `shows nothing of ${resource}`),
        ...must(
          tab.isUnkept || view.isBlocked || newest(stock?.memory, resource) >= number,
          `does not remember answer ${number} to ${resource}`,
        ),
      ];
    }),
    ...kept.seen
      // A picture that failed here is tried again only after a pause, even if another tab has stored it.
      .filter((url) => tab.isFresh || tab.pictures.includes(url))
      // The chart or portrait replaces its fallback once it loads.
      .filter((url) => !/github-readme-stats|avatar-placeholder/.test(url))
      .filter((url) => !isStopped && !view.pictures.includes(url) && visitor.storage !== 'full')
      .map((url) => `does not show ${url}`),
    ...must(
      view.isControlled || !outside.hasBegunLimit || /Abfragelimit|Too Many Requests/.test(view.text),
      'does not tell of the limit',
    ),
  ];
}

/** The newest answer that a tab has shown, or that its document could read from storage. */
function known({ kept }: Visitor, { view, isFresh, shown }: Tab, resource: Resource): number {
  return Math.max(
    newest(shown, resource),
    !isFresh || view?.isBlocked ? 0 : newest(kept.memory, resource),
    isFresh && view?.isControlled ? newest(kept.answers, resource) : 0,
  );
}

function onDevice({ kept }: Visitor, stock: Stock): string[] {
  return [
    ...must(JSON.stringify(stock.others) === JSON.stringify(others), `another app has ${stock.others}`),
    ...must(stock.hasWorker || !kept.hasWorker, 'the worker is gone'),
    ...resources.flatMap((resource) =>
      (['memory', 'answers'] as const).flatMap((place) => {
        const [was, is] = [newest(kept[place], resource), newest(stock[place], resource)];
        return must(is >= was, `${place} has answer ${is} to ${resource} in the place of ${was}`);
      }),
    ),
  ];
}

const must = (holds: boolean, problem: string): string[] => (holds ? [] : [problem]);

const numbersIn = (marks: readonly string[], resource: Resource): number[] =>
  marks.filter((mark) => mark.startsWith(`Stand-${resource}-`)).map((mark) => Number(mark.split('-')[2]));

const newest = (marks: readonly string[] | undefined, resource: Resource): number =>
  Math.max(0, ...numbersIn(marks ?? [], resource));
