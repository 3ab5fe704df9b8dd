import type { Mutant } from './mutant.ts';

/** What the service worker promises. */
export const worker: readonly Mutant[] = [
  {
    name: 'limit-is-ignored',
    promise: 'While a limit runs GitHub is not asked again.',
    file: 'sw/limits.ts',
    find: 'return limit && isRunning(limit, Date.now()) ? limit.until : undefined;',
    replace: 'return limit && isRunning(limit, Date.now()) && limit.pause < 0 ? limit.until : undefined;',
    noticedBy: ['e2e/specs/offline/limits.spec.ts', 'A visitor under a limit asks GitHub once per resource'],
  },
  {
    name: 'one-limit-for-all-of-github',
    promise: 'A limit of the search leaves the profile alone.',
    file: 'src/sources/github/resources.ts',
    find: "limit: 'search',",
    replace: '',
    noticedBy: [
      'e2e/specs/offline/limits.spec.ts',
      'A limit of the search does not keep the profile from being asked for',
    ],
  },
  {
    name: 'worker-asks-while-a-limit-runs',
    promise: 'In no sequence of events is a service asked before its limit ends.',
    file: 'sw/limits.ts',
    find: 'limit && isRunning(limit, Date.now()) ? limit.until',
    replace: 'limit && isRunning(limit, 0) && limit.until === 0 ? limit.until',
    noticedBy: ['e2e/specs/chaos.spec.ts', 'Whatever happens, in whatever order, a visitor loses nothing'],
  },
];
