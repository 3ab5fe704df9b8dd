import { nearest } from '../../../config/messages/nearest.ts';
import { formatPath, quote } from '../../../config/messages/problem.ts';
import { accountProvider } from '../../../providers/providers.ts';
import { type Fetch, request } from '../../../providers/request.ts';
import { ProviderError } from '../../../providers/resource.ts';
import type { Finding } from './check-report.ts';
import { isUnanswered, reasonOf } from './explain-part.ts';

const { name: provider, page, repositoriesOf, live } = accountProvider;
const listPath = ['projects', 'github', 'manual', 'projects'];

interface Network {
  fetch: Fetch;
  now: () => number;
}

/**
 * Asks the provider about listed repositories that its search did not find: do they exist, under another name, or a near one?
 * @param listed the list as the owner wrote it
 */
export async function listedRepositories(
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
