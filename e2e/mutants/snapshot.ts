import type { Mutant } from './mutant.ts';

const used = 'src/tooling/snapshot/used-snapshot.ts';

/** What the build fetches for the first visit, and what it does with it. */
export const snapshot: readonly Mutant[] = [
  {
    name: 'snapshot-mode-asks-services',
    promise: 'In snapshot mode a visitor’s browser talks to nobody but the site.',
    file: 'src/offline/use-resource.ts',
    find: 'enabled: live && restored',
    replace: 'enabled: live === restored',
    noticedBy: [
      'e2e/specs/snapshot/snapshot-only.spec.ts',
      "In snapshot mode a visitor's browser talks to nobody",
    ],
  },
  {
    name: 'snapshot-mode-allows-services',
    promise: 'In snapshot mode the policy allows nobody else.',
    file: 'src/tooling/outside-hosts.ts',
    find: "if (site.data === 'snapshot') return { answers",
    replace: "if (site.data === 'snapshot' && site.base === '') return { answers",
    noticedBy: ['src/tooling/outside-hosts.test.ts', 'of nobody, when nobody is asked'],
  },
  {
    name: 'copied-pictures-are-not-used',
    promise: 'Pictures that the build has copied are asked of nobody else.',
    file: 'src/ui/picture-sources.ts',
    find: '(copy === undefined ? [] : [copy])',
    replace: "(copy === '' ? [copy] : [])",
    noticedBy: [
      'e2e/specs/snapshot/pictures.spec.ts',
      'Pictures that the build has copied are asked of nobody else',
    ],
  },
  {
    name: 'chart-of-the-build-stays-for-ever',
    promise: 'The chart, which changes under its address, is renewed.',
    file: 'src/sections/contributions.tsx',
    find: '        changing\n',
    replace: '',
    noticedBy: [
      'e2e/specs/snapshot/pictures.spec.ts',
      'The chart, which changes under its address, is renewed',
    ],
  },
  {
    name: 'snapshot-wins-over-the-device',
    promise: 'What is newer takes the place of the snapshot, also on the next visit.',
    file: 'src/offline/use-resource.ts',
    find: 'initialDataUpdatedAt: Math.min(built.fetchedAt, Date.now())',
    replace: 'staleTime: Number.POSITIVE_INFINITY',
    noticedBy: ['e2e/specs/snapshot/first-visit.spec.ts', 'What is newer takes the place of the snapshot'],
  },
  {
    name: 'made-up-contents-are-not-marked',
    promise: 'The example says that its contents are made up.',
    file: 'src/pages/status-line.tsx',
    find: 'sampledAt !== undefined && !(live && hydrated)',
    replace: 'sampledAt === 0 && !(live && hydrated)',
    noticedBy: ['e2e/specs/snapshot/example.spec.ts', 'it says that its contents are made up'],
  },
  {
    name: 'raw-snapshot-is-published',
    promise: 'What a site does not use of the snapshot is not published.',
    file: 'src/tooling/snapshot/plugin.ts',
    find: 'if (dir) await rm(',
    replace: 'if (dir === undefined) await rm(',
    noticedBy: ['e2e/specs/snapshot/example.spec.ts', "Nothing of it is on another account's site"],
  },
  {
    name: 'answer-of-another-kind-is-taken',
    promise: 'A stored answer is taken only for the request that it answers.',
    file: used,
    find: 'return answer?.name === resource?.name ?',
    replace: 'return answer !== undefined ?',
    noticedBy: [
      'src/tooling/snapshot/used-snapshot.test.ts',
      'an answer of another kind under the same address',
    ],
  },
  {
    name: 'failed-part-loses-the-stored-one',
    promise: 'What cannot be fetched for a new snapshot stays as it was.',
    file: 'src/tooling/snapshot/take-snapshot.ts',
    find: 'return stored;',
    replace: 'return undefined;',
    noticedBy: ['src/tooling/snapshot/take-snapshot.test.ts', 'what fails stays as it was stored'],
  },
  {
    name: 'future-snapshot-wins-for-ever',
    promise: 'A snapshot dated in the future does not keep newer answers out.',
    file: 'src/tooling/snapshot/snapshot-file.ts',
    find: 'time <= now;',
    replace: 'time <= now + Number.MAX_SAFE_INTEGER;',
    noticedBy: ['src/tooling/snapshot/snapshot-file.test.ts', 'an answer from the future is left out'],
  },
  {
    name: 'token-goes-to-strangers',
    promise: 'Only GitHub is shown the owner’s token.',
    file: 'src/tooling/snapshot/authorized-fetch.ts',
    find: 'url.startsWith(github)',
    replace: "url.startsWith(github.replace(/api.*/, ''))",
    noticedBy: ['src/tooling/snapshot/authorized-fetch.test.ts', 'https://dev.to/api/articles'],
  },
  {
    name: 'copied-drawing-keeps-its-handlers',
    promise: 'A copied drawing contains no code.',
    file: 'src/tooling/snapshot/clean-svg.ts',
    find: '/^(?:on|xml:base)/i',
    replace: '/^(?:xml:base)/i',
    noticedBy: ['src/tooling/snapshot/clean-svg.test.ts', 'a handler of the whole'],
  },
];
