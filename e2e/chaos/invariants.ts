import type { Page } from 'playwright/test';
import type { Stock } from './device.ts';
import { type Resource, resources } from './outside.ts';
import type { View } from './view.ts';
import type { Visitor } from './visitor.ts';

/** One tab, and what is known of it. */
export interface Tab {
  page: Page;
  view: View | undefined;
  /** The marks and the pictures that its document has shown. */
  shown: string[];
  pictures: string[];
  /** Whether its document has come in this step, and whether then everything was there to install a worker. */
  isFresh: boolean;
  isWhole: boolean;
  /** Whether its document has been open while nothing could be written, or what it wrote has been damaged. */
  isUnkept: boolean;
}

/** A file of the origin that is no page: where the visitor is before the first visit. */
export const isElsewhere = (page: Page): boolean => page.url().endsWith('/robots.txt');

/** What another app of the origin has put there. */
const others = ['its own', 'its own', '/its-own', '/its-own', 'other=1'];

/** What does not hold although it must, in words. */
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
  // Before it has a worker a site is what its host sends.
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
  // While nothing is known of the person there is no page for the rest to be on.
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
