import type { Page } from 'playwright/test';
import { memory } from '../device.ts';
import { isHydrated } from '../hydration.ts';
import { type Outside, type Resource, resources } from './outside.ts';

/** What a tab shows, and what its device has stored. */
export type View = Awaited<ReturnType<typeof viewOf>>;

export async function viewOf(page: Page) {
  const { answers, ...view } = await page.evaluate(look);
  return {
    ...view,
    isHydrated: await isHydrated(page),
    /** Marks of the answers that the page and the worker have stored. */
    remembered: marksIn(await memory(page)),
    cached: marksIn(answers),
  };
}

/** Runs in the page. */
async function look() {
  const has = (selector: string) => document.querySelector(selector) !== null;
  const pictures = [...document.images];
  // Load all pictures, as for a visitor who scrolls to the end.
  for (const picture of pictures) picture.loading = 'eager';
  const registration = await navigator.serviceWorker.getRegistration();
  const storedIn = async (name: string) =>
    (await caches.has(name)) ? (await (await caches.open(name)).keys()).map(({ url }) => url) : [];
  const answers = await Promise.all(
    (await storedIn('portfolio@/|answers')).map(async (url) => (await caches.match(url))?.text()),
  );
  return {
    path: location.pathname,
    text: document.getElementById('root')?.textContent ?? '',
    hasHeading: Boolean(document.querySelector('h1')?.textContent),
    hasLegalLinks: has('a[href="/impressum"]') && has('a[href="/datenschutz"]'),
    hasWayBack: has('a[href="/"]'),
    isLoading: has('main[aria-busy], [data-skeleton]') || pictures.some(({ complete }) => !complete),
    pictures: pictures.filter(({ naturalWidth }) => naturalWidth > 0).map(({ src }) => src),
    isControlled: navigator.serviceWorker.controller !== null,
    hasWorker: Boolean(registration?.active),
    isInstalling: Boolean(registration?.installing),
    answers: answers.join(),
    stored: [...(await storedIn('portfolio@/|pictures')), ...(await storedIn('portfolio@/|drawn'))],
  };
}

/** A visitor's situation. */
export interface Situation {
  readonly outside: Outside;
  readonly view: View | undefined;
  /** Marks of the answers, and pictures, that the portfolio has shown, and those that were stored. None may be lost. */
  readonly seen: Readonly<Record<'marks' | 'pictures' | 'remembered' | 'cached', readonly string[]>>;
  /** Whether the device once had a worker. */
  readonly hadWorker: boolean;
  /** Whether the document was loaded in this step. */
  readonly isFresh: boolean;
  readonly isOffline: boolean;
}

/** Describes each violated invariant. */
export function problemsOf(situation: Situation): string[] {
  const { outside, view, seen, hadWorker, isOffline } = situation;
  if (!view) return [...outside.faults, ...must(!hadWorker && isOffline, 'there is no page of the site')];
  // Without a worker, a page is left as it was when the network went.
  if (!view.isControlled && isOffline) return outside.faults;
  return [
    ...outside.faults,
    ...must(view.hasHeading && view.text.length > 40, 'is blank'),
    ...must(view.hasWorker || (!hadWorker && isOffline), 'has no worker'),
    ...must(view.hasLegalLinks, 'has no legal links'),
    ...must(view.isHydrated, 'is not hydrated'),
    ...must(!view.isInstalling, 'still installs a version'),
    ...resources.flatMap((resource) =>
      (['remembered', 'cached'] as const).flatMap((place) =>
        must(newest(view[place], resource) >= newest(seen[place], resource), `has lost ${place} ${resource}`),
      ),
    ),
    ...(view.path === '/' ? onPortfolio(situation, view) : must(view.hasWayBack, 'leads nowhere')),
  ].map((problem) => `${view.path} ${problem}`);
}

function onPortfolio({ outside, seen, isFresh, isOffline }: Situation, view: View): string[] {
  const marks = marksIn(view.text);
  // While no profile is known, an error screen replaces the portfolio.
  if (newest([...seen.marks, ...marks], 'profile') === 0) return [];
  const isWell = isFresh && !isOffline && outside.failing.size === 0 && !outside.mayOwe;
  return [
    ...must(outside.mayOwe || !view.isLoading, 'is still loading'),
    ...resources.flatMap((resource) => {
      const [number, before] = [newest(marks, resource), newest(seen.marks, resource)];
      return [
        ...must(new Set(marks.filter((mark) => mark.includes(resource))).size < 2, `mixes ${resource}`),
        ...must(number >= before, `shows ${number} of ${resource} where ${before} was seen`),
        ...must(number > 0 || !isWell, `shows nothing of ${resource}`),
        ...must(newest(view.remembered, resource) >= number, `does not remember ${number} of ${resource}`),
      ];
    }),
    ...seen.pictures
      // The chart or portrait replaces its fallback once it loads.
      .filter((url) => !/github-readme-stats|avatar-placeholder/.test(url) && !view.pictures.includes(url))
      .map((url) => `does not show ${url}`),
  ];
}

const must = (holds: boolean, problem: string): string[] => (holds ? [] : [problem]);

export const marksIn = (text: string): string[] => text.match(/Stand-[a-z]+-\d+/g) ?? [];

const newest = (marks: readonly string[], resource: Resource): number =>
  Math.max(0, ...marks.filter((mark) => mark.includes(resource)).map((mark) => Number(mark.split('-')[2])));
