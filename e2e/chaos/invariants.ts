import type { Stock, View } from './device.ts';
import { type Outside, type Resource, resources } from './outside.ts';

/** A visitor's situation. */
export interface Situation {
  readonly outside: Outside;
  readonly view: View | undefined;
  /** Marks that the open document has shown. */
  readonly shown: readonly string[];
  /** Whether the document was loaded in this step. */
  readonly isFresh: boolean;
  /** The device's data after the last step, and the stored pictures that were shown. None of it may be lost. */
  readonly kept: Stock & { seen: readonly string[] };
  readonly isOffline: boolean;
  /** Whether the host has all files of one version. */
  readonly isWhole: boolean;
}

/** Describes each violated invariant. */
export const problemsOf = (situation: Situation, stock: Stock | undefined): string[] => [
  ...situation.outside.faults,
  ...onScreen(situation, stock).map((problem) => `${situation.view?.path} ${problem}`),
  ...(stock ? onDevice(situation, stock) : []),
];

function onScreen(situation: Situation, stock: Stock | undefined): string[] {
  const { view, kept, isOffline, isWhole } = situation;
  if (!view) return must(!kept.hasWorker && isOffline, 'is no page of the site');
  // Without a worker the page is whatever the host sends.
  if (!view.isControlled && (!isWhole || isOffline)) return [];
  return [
    ...must(view.hasHeading && view.text.length > 40, 'is blank'),
    ...must(stock?.hasWorker || !isWhole || isOffline, 'has got no worker'),
    ...must(view.hasLegalLinks, 'has no legal links'),
    ...must(view.isAlive, 'is not hydrated'),
    ...must(stock?.isInstalling !== true, 'still installs a version'),
    ...(view.path === '/' ? onPortfolio(situation, view, stock) : must(view.hasWayBack, 'leads nowhere')),
  ];
}

function onPortfolio(situation: Situation, view: View, stock: Stock | undefined): string[] {
  const { kept, outside, isOffline, isFresh, shown } = situation;
  const { wasSilent, wasLimited } = outside;
  const isWell = outside.failing.size === 0 && !isOffline && !wasSilent && !wasLimited;
  /** The newest answer that the document has shown, or could read from storage. */
  const known = (resource: Resource): number =>
    Math.max(
      newest(shown, resource),
      isFresh ? newest(kept.memory, resource) : 0,
      isFresh && view.isControlled ? newest(kept.answers, resource) : 0,
    );
  // As long as no profile is loaded, an error screen replaces the portfolio.
  const isStopped = known('profile') === 0 && newest(view.marks, 'profile') === 0;
  return [
    ...must(wasSilent || !view.isLoading, 'is still loading'),
    ...resources.flatMap((resource) => {
      const numbers = new Set(numbersIn(view.marks, resource));
      const number = newest(view.marks, resource);
      const before = known(resource);
      const isRemembered = newest(stock?.memory, resource) >= number;
      return [
        ...must(numbers.size < 2, `mixes answers ${[...numbers]} to ${resource}`),
        ...must(isStopped || number >= before, `shows ${number} of ${resource} where ${before} was seen`),
        ...must(number > 0 || !isWell || !isFresh, `shows nothing of ${resource}`),
        ...must(isRemembered, `does not remember answer ${number} to ${resource}`),
      ];
    }),
    ...kept.seen
      // The chart or portrait replaces its fallback once it loads.
      .filter((url) => !/github-readme-stats|avatar-placeholder/.test(url))
      .filter((url) => !isStopped && !view.pictures.includes(url))
      .map((url) => `does not show ${url}`),
  ];
}

function onDevice({ kept }: Situation, stock: Stock): string[] {
  return [
    ...must(stock.others === 2, 'another app has lost what it stored'),
    ...must(stock.hasWorker || !kept.hasWorker, 'the worker is gone'),
    ...resources.flatMap((resource) =>
      (['memory', 'answers'] as const).flatMap((place) => {
        const [was, is] = [newest(kept[place], resource), newest(stock[place], resource)];
        return must(is >= was, `${place} has answer ${is} to ${resource} in the place of ${was}`);
      }),
    ),
  ];
}

const must = (holds: boolean | undefined, problem: string): string[] => (holds ? [] : [problem]);

const numbersIn = (marks: readonly string[], resource: Resource): number[] =>
  marks.filter((mark) => mark.startsWith(`Stand-${resource}-`)).map((mark) => Number(mark.split('-')[2]));

const newest = (marks: readonly string[] | undefined, resource: Resource): number =>
  Math.max(0, ...numbersIn(marks ?? [], resource));
