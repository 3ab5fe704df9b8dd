import type { Config } from '../../../config/config.ts';
import type { Site } from '../../../model/site.ts';
import { contentProviderOf, isContent } from '../../../providers/providers.ts';
import type { Fetch } from '../../../providers/request.ts';
import type { HostQueue } from '../../inputs/snapshot/host-queue.ts';
import { nothingStored } from '../../inputs/snapshot/snapshot-file.ts';
import { type TakenPart, type TakenSnapshot, takeSnapshot } from '../../inputs/snapshot/take-snapshot.ts';
import type { Finding } from './check-report.ts';
import { explainPart } from './explain-part.ts';
import { listedRepositories } from './listed-repositories.ts';

interface CheckOptions {
  fetch: Fetch;
  now?: () => number;
  queue?: HostQueue;
}

/**
 * Asks the network as the page will: account, listed repositories, blog, pictures. Stores nothing.
 * @param given what the owner wrote, as plain data that passed the schema
 * @returns null without a network
 */
export async function checkSite(
  site: Site,
  given: Config,
  { fetch, now = Date.now, ...options }: CheckOptions,
): Promise<Finding[] | null> {
  const taken = await takeSnapshot(site, nothingStored, { fetch, now, ...options });
  if (taken.parts.length > 0 && taken.parts.every(isUnreachable)) return null;
  const facts = { site, now: now() };
  const findings = [
    ...taken.parts.flatMap((part) => explainPart(part, facts)),
    ...taken.parts.flatMap((part) => emptyList(part, taken, site)),
    ...(await listedRepositories(
      given.projects?.github?.manual?.projects ?? [],
      missingRepositories(taken, site),
      { fetch, now },
    )),
  ];
  return distinct(findings);
}

const isUnreachable = ({ error }: TakenPart): boolean =>
  error?.kind === 'unreachable' || error?.kind === 'timeout';

/** Those that the search left out; all of them when it refused the search, as it knows none. */
function missingRepositories({ parts, vanished }: TakenSnapshot, site: Site): readonly string[] {
  const featured = parts.find(({ part }) => part === 'featured');
  const { mode, manual } = site.projects.github;
  return mode === 'manual' && featured?.error?.kind === 'unknown-user' ? manual.projects : vanished;
}

/** An answer without an entry: no failure, but hardly what the owner wants to show. */
function emptyList({ part, address, error }: TakenPart, { snapshot }: TakenSnapshot, site: Site): Finding[] {
  const value = snapshot.answers[address]?.value;
  if (error || !Array.isArray(value) || value.length > 0) return [];
  const odd = isContent(part)
    ? contentProviderOf(part, site)?.check.explainEmpty?.({ content: part, address }, site)
    : undefined;
  return odd ? [{ kind: 'warning', ...odd }] : [];
}

/** One cause can stop several requests; it is told once. */
const distinct = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [`${finding.path}|${finding.message}`, finding])).values(),
];
