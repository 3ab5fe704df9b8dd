import type { Config } from '../../../config/config.ts';
import { nearest } from '../../../config/messages/nearest.ts';
import { formatPath, quote } from '../../../config/messages/problem.ts';
import type { Site } from '../../../model/site.ts';
import { accountProvider, contentProviderOf, isContent } from '../../../providers/providers.ts';
import { type Fetch, request } from '../../../providers/request.ts';
import { ProviderError } from '../../../providers/resource.ts';
import type { HostQueue } from '../../inputs/snapshot/host-queue.ts';
import { nothingStored } from '../../inputs/snapshot/snapshot-file.ts';
import { type TakenPart, type TakenSnapshot, takeSnapshot } from '../../inputs/snapshot/take-snapshot.ts';
import type { Finding } from './check-report.ts';
import { explainPart, isUnanswered, reasonOf } from './explain-part.ts';

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

const { name: provider, page, repositoriesOf, live } = accountProvider;
const listPath = ['projects', 'github', 'manual', 'projects'];

type Network = Required<Pick<CheckOptions, 'fetch' | 'now'>>;

/**
 * Asks the provider about listed repositories that its search did not find: do they exist, under another name, or a near one?
 * @param listed the list as the owner wrote it
 */
async function listedRepositories(
  listed: readonly (string | undefined)[],
  missing: readonly string[],
  network: Network,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const name of missing) {
    const path = formatPath([...listPath, Math.max(0, listed.indexOf(name))]);
    const finding = await explain(name, network);
    findings.push({ ...finding, path });
    // The same answer for all that follow.
    if (finding.kind === 'unanswered') break;
  }
  return findings;
}

async function explain(name: string, { fetch, now }: Network): Promise<Omit<Finding, 'path'>> {
  try {
    const { value: current } = await request(live.currentName(name), { fetch, now });
    if (current.toLowerCase() !== name.toLowerCase()) {
      return {
        kind: 'mistake',
        message: `Found '${name}', which is called '${current}' now. Write '${current}'.`,
      };
    }
    const message = `Found '${name}', which exists and is not shown: ${provider}'s search does not know it (yet). A new or forked repository can take a day; one that only you can see is never shown.`;
    return { kind: 'warning', message };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (isUnanswered(error)) {
      return { kind: 'unanswered', message: reasonOf(error, error.url ?? page(name), now()) };
    }
    return { kind: 'mistake', message: await unknownRepository(name, { fetch, now }) };
  }
}

async function unknownRepository(name: string, network: Network): Promise<string> {
  const [owner = ''] = name.split('/');
  const names = await request(repositoriesOf(owner), network).then(
    ({ value }) => value.map(({ fullName }) => fullName),
    () => [],
  );
  const meant = nearest(name, names);
  const cure = meant
    ? `Did you mean '${meant}'?`
    : `Open ${page(name)} where you are signed out: make it public, correct the name, or take it out of the list.`;
  return `Found ${quote(name)}, which visitors of ${provider} cannot see: it is private, deleted, or misspelt. ${cure}`;
}
