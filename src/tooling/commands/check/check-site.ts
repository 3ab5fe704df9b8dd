import type { Config } from '../../../config/config.ts';
import { didYouMean } from '../../../config/messages/nearest.ts';
import { formatPath, quote } from '../../../config/messages/problem.ts';
import type { Site } from '../../../model/site.ts';
import { contentAt, repositoryProviders } from '../../../providers/providers.ts';
import { type Fetch, request } from '../../../providers/request.ts';
import { ProviderError } from '../../../providers/resource.ts';
import { nothingStored } from '../../inputs/snapshot/snapshot-file.ts';
import { type TakenItem, type TakenSnapshot, takeSnapshot } from '../../inputs/snapshot/take-snapshot.ts';
import type { Finding } from './check-report.ts';
import { explainFailure, isUnanswered, reasonOf } from './explain-failure.ts';

/**
 * Asks the network as the page will: account, listed repositories, blog, pictures. Stores nothing.
 * @param given what the owner wrote, as plain data that passed the schema
 * @returns null without a network
 */
export async function checkSite(
  site: Site,
  given: Config,
  network: { fetch: Fetch; retryPauseMs?: number },
): Promise<Finding[] | null> {
  const taken = await takeSnapshot(site, nothingStored, network);
  // A single host may as well be misspelt.
  const hosts = new Set(taken.items.map(({ address }) => new URL(address).host));
  if (hosts.size > 1 && taken.items.every(({ error }) => error?.hasNoResponse)) return null;
  const listed = given.projects?.github?.manual?.projects ?? [];
  const findings = [
    ...taken.items.flatMap((item) => explainFailure(item, site, Date.now())),
    ...taken.items.flatMap((item) => emptyList(item, taken, site)),
    ...(await missingRepositories(listed, taken.vanished, network.fetch)),
  ];
  // One cause can stop several requests.
  return [...new Map(findings.map((finding) => [`${finding.path}|${finding.message}`, finding])).values()];
}

/** An empty list is no failure, but hardly intended. */
function emptyList({ name, address, error }: TakenItem, { snapshot }: TakenSnapshot, site: Site): Finding[] {
  const value = snapshot.answers[address]?.value;
  if (error || !Array.isArray(value) || value.length > 0) return [];
  const content = contentAt(name, address, site);
  return content?.empty ? [{ kind: 'warning', path: content.path, ...content.empty }] : [];
}

const { name: provider, page, repositoriesOf, currentName } = repositoryProviders.github;

/** Asks the provider about listed repositories that its search did not find. @param listed as the owner wrote it */
async function missingRepositories(
  listed: readonly (string | undefined)[],
  missing: readonly string[],
  fetch: Fetch,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const name of missing) {
    const index = Math.max(0, listed.indexOf(name));
    const path = formatPath(['projects', 'github', 'manual', 'projects', index]);
    const finding = await explain(name, fetch);
    findings.push({ ...finding, path });
    // The same answer for all that follow.
    if (finding.kind === 'unanswered') break;
  }
  return findings;
}

async function explain(name: string, fetch: Fetch): Promise<Omit<Finding, 'path'>> {
  try {
    const { value: current } = await request(currentName(name), { fetch });
    const isRenamed = current.toLowerCase() !== name.toLowerCase();
    return isRenamed
      ? { kind: 'mistake', message: `Found '${name}', which is called '${current}' now. Write '${current}'.` }
      : {
          kind: 'warning',
          message: `Found '${name}', which exists and is not shown: ${provider}'s search does not know it (yet). A new or forked repository can take a day; one that only you can see is never shown.`,
        };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return isUnanswered(error)
      ? { kind: 'unanswered', message: reasonOf(error, error.url ?? page(name), Date.now()) }
      : { kind: 'mistake', message: await unknownRepository(name, fetch) };
  }
}

async function unknownRepository(name: string, fetch: Fetch): Promise<string> {
  const [owner = ''] = name.split('/');
  const names = await request(repositoriesOf(owner), { fetch }).then(
    ({ value }) => value.map(({ fullName }) => fullName),
    () => [],
  );
  const cure =
    didYouMean(name, names) ??
    `Open ${page(name)} where you are signed out: make it public, correct the name, or take it out of the list.`;
  return `Found ${quote(name)}, which visitors of ${provider} cannot see: it is private, deleted, or misspelt. ${cure}`;
}
