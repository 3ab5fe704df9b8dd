import type { Mutant } from './mutant.ts';

const policy = 'e2e/specs/content-security-policy.spec.ts';

/** The documents as they leave the build: their content, their order, their policy and their weight. */
export const documents: readonly Mutant[] = [
  {
    name: 'legal-pages-need-scripts',
    promise: 'The legal pages can be read without scripts.',
    file: 'src/tooling/prerender.ts',
    find: 'await render(config.base + page.path, data)',
    replace: 'await render(config.base, data)',
    noticedBy: ['e2e/specs/routes.spec.ts', 'Without scripts', 'can be read, and leads back'],
  },
  {
    name: 'document-waits-for-the-device',
    promise: 'What the build knows is in the document, for visitors without scripts and for search engines.',
    file: 'src/offline/use-resource.ts',
    find: "if (!restored) return built ? there(built) : { status: 'waiting' };",
    replace: "if (!restored) return { status: 'waiting' };",
    noticedBy: ['e2e/specs/snapshot/first-visit.spec.ts', 'everything is in the document'],
  },
  {
    name: 'page-differs-from-its-document',
    promise: 'The page comes to life without being drawn anew.',
    file: 'src/offline/hydration.tsx',
    find: 'useState(false)',
    replace: "useState(typeof window !== 'undefined')",
    noticedBy: [
      'e2e/specs/snapshot/first-visit.spec.ts',
      'A first visitor sees everything although',
      'every service answers 500',
    ],
  },
  {
    name: 'first-layout-is-the-whole-page',
    promise: 'What is far below the screen has no layout until the first paint.',
    file: 'src/tooling/loading-order.ts',
    find: 'd.arriving=""',
    replace: 'd.arrived=""',
    noticedBy: [
      'e2e/specs/first-paint.spec.ts',
      'what is far below the screen',
      'has no layout until the first paint',
    ],
  },
  {
    name: 'policy-refuses-the-avatar',
    promise: 'The policy allows what the site needs.',
    file: 'src/sources/github/service.ts',
    find: "['avatars.githubusercontent.com']",
    replace: "['avatars.example.com']",
    noticedBy: [policy, 'Nothing that the site', 'listed', 'needs is refused'],
  },
  {
    name: 'policy-refuses-the-worker',
    promise: 'The policy allows the worker’s requests for pictures.',
    file: 'src/tooling/content-security-policy.ts',
    find: "...merged(policy, { 'connect-src': policy['img-src'] ?? [] }),",
    replace: '...policy,',
    noticedBy: [
      'src/tooling/content-security-policy.test.ts',
      'allows what a document may, and the worker’s requests',
    ],
  },
  {
    name: 'policy-allows-scripts-from-anywhere',
    promise: 'An injected script does not run.',
    file: 'src/tooling/content-security-policy.ts',
    find: "'script-src': [own, ...scripts]",
    replace: "'script-src': [own, 'https:', ...scripts]",
    noticedBy: [policy, 'An injected script does not run on'],
  },
  {
    name: 'page-can-be-framed',
    promise: 'No other site can frame the page.',
    file: 'src/tooling/content-security-policy.ts',
    find: "'frame-ancestors': none",
    replace: "'frame-ancestors': ['*']",
    noticedBy: [policy, 'No other site can frame the page'],
  },
  {
    name: 'error-page-in-the-sitemap',
    promise: 'Search engines find every page that is one.',
    file: 'src/tooling/crawlers.ts',
    find: "role !== 'error'",
    replace: "role !== 'text'",
    noticedBy: ['src/tooling/crawlers.test.ts', 'find every page that is one, by its full address'],
  },
  {
    name: 'every-visitor-loads-all-languages',
    promise: 'A first visit keeps to its budget.',
    file: 'src/sources/github/language-colors.ts',
    find: 'if (languages.every(',
    replace: 'if (!languages.every(',
    noticedBy: ['e2e/specs/budgets.spec.ts', 'All scripts of a first visit together keep to their budget'],
  },
  {
    name: 'hashed-files-are-kept-for-a-minute',
    promise: 'Hosts are told to keep for long what never changes.',
    file: 'src/tooling/response-headers.ts',
    find: 'max-age=31536000, immutable',
    replace: 'max-age=60',
    noticedBy: ['e2e/specs/deployed.spec.ts', 'The check of a deployed site finds nothing wrong'],
  },
];
