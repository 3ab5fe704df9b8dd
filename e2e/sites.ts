/** How a variant of the site is built. */
export interface SiteBuild {
  /** Configuration below e2e/sites. Default: the shipped config.ts. */
  config?: string;
  /** Made of the shipped config.ts, with its files. */
  isExample?: true;
  base?: string;
  environment?: Readonly<Record<string, string>>;
  /** Megabytes of further files in its `public/`. */
  files?: Readonly<Record<string, number>>;
  /** Built with a snapshot of the fake world, taken for its configuration. */
  snapshot?: true;
  /** The day of the snapshot and the build, if it is not today. Articles of a feed have it in their titles. */
  day?: string;
  /** Lets a test make parts of the page throw: see throwing.ts. */
  throwing?: true;
}

/** Every site variant of the browser tests, by name. */
export const sites = {
  shipped: { isExample: true },
  full: { config: 'full.ts' },
  live: { config: 'live.ts' },
  'consultant-order': { config: 'consultant-order.ts', isExample: true },
  arranged: { config: 'arranged.ts' },
  consultant: { config: 'consultant.ts' },
  listed: { config: 'listed.ts' },
  'self-described': {
    config: 'self-described.ts',
    files: { 'certificate.png': 6, 'cv.pdf': 12, 'files/training.zip': 40, 'plan.svg': 3 },
  },
  photos: { config: 'photos.ts' },
  crowded: { config: 'crowded.ts' },
  // Its links lead to files that do not exist.
  hostile: { config: 'hostile.ts', environment: { ALLOW_INVALID_CONFIG: '1' } },
  modest: { config: 'modest.ts' },
  small: { config: 'small.ts' },
  'many-jobs': { config: 'many-jobs.ts' },
  'many-projects': { config: 'many-projects.ts' },
  snapshot: { config: 'full.ts', snapshot: true },
  'snapshot-only': { config: 'snapshot-only.ts', snapshot: true, day: '2026-11-02' },
  'a-day-later': { config: 'snapshot-only.ts', snapshot: true, day: '2026-11-03' },
  'snapshot-missing': { config: 'snapshot-only.ts' },
  renewed: { config: 'renewed.ts' },
  'snapshot-renewed': { config: 'renewed.ts', snapshot: true },
  bilingual: { config: 'bilingual.ts', snapshot: true },
  'english-first': { config: 'english-first.ts', base: '/sub/' },
  throwing: { config: 'throwing.ts', snapshot: true, throwing: true },
  invalid: { config: 'invalid.ts', environment: { ALLOW_INVALID_CONFIG: '1' } },
} as const satisfies Record<string, SiteBuild>;

export type SiteName = keyof typeof sites;

export const baseOf = (name: SiteName): string => (sites[name] as SiteBuild).base ?? '/';
