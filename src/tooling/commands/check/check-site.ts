import type { Config } from '../../../config/config.ts';
import { didYouMean } from '../../../config/messages/nearest.ts';
import { quote } from '../../../config/messages/problem.ts';
import { pictureAddress } from '../../../model/http-link.ts';
import type { Site } from '../../../model/site.ts';
import { type Fetch, request } from '../../../providers/request.ts';
import { type FailureKind, ProviderError } from '../../../providers/resource.ts';
import { repositoryProviders, requestAt } from '../../../site/providers.ts';
import type { Finding } from '../../inputs/site/report.ts';
import { tokensFor } from '../../inputs/snapshot/guarded-fetch.ts';
import { nothingStored, type StoredSnapshot } from '../../inputs/snapshot/snapshot-file.ts';
import { noPicture, type TakenItem, takeSnapshot } from '../../inputs/snapshot/take-snapshot.ts';

import { emptyAdvice, failureAdvice, refusesPrograms } from './provider-advice.ts';

type Network = Parameters<typeof takeSnapshot>[2];

/**
 * Asks the network as the page will; null without one.
 * @param given what the owner wrote, after it passed the schema
 * @param stored the snapshot: what it has a copy of was right once
 */
export async function checkSite(
  site: Site,
  given: Config,
  network: Network,
  stored: StoredSnapshot = nothingStored,
): Promise<Finding[] | null> {
  const taken = await takeSnapshot(site, stored, network);
  // A single host may as well be misspelt.
  const hosts = new Set(taken.items.map(({ address }) => new URL(address).host));
  if (hosts.size > 1 && taken.items.every(({ error }) => error?.hasNoResponse)) return null;
  const listed = given.projects?.github?.manual?.projects ?? [];
  const findings = [
    ...taken.items.flatMap((item) =>
      findingsOf(item, taken.snapshot.answers[item.address]?.value, site).map((finding) =>
        isKept(item, stored) ? tolerated(finding) : finding,
      ),
    ),
    ...(await missingRepositories(listed, taken.vanished, network.fetch)),
  ];
  // One cause can stop several requests.
  return [...new Map(findings.map((finding) => [`${finding.path}|${finding.message}`, finding])).values()];
}

/** Findings about the configuration in a response, or its failure. */
export function findingsOf({ name, address, error }: TakenItem, value: unknown, site: Site): Finding[] {
  const sent = requestAt(name, address, site);
  const picture = site.pictures.find((picture) => pictureAddress(picture.address) === address);
  const pathOfPicture = name === 'thumbnail' ? 'blog' : picture?.path;
  const path = sent?.path ?? pathOfPicture ?? 'github.username';
  if (!error) {
    // An empty list is no failure, but hardly intended.
    const isEmpty = Array.isArray(value) && value.length === 0;
    return isEmpty && sent?.emptyPath
      ? [{ kind: 'warning', path: sent.emptyPath, message: emptyAdvice(sent, site) }]
      : [];
  }
  const isHidden = !sent && (error.status === 401 || error.status === 403);
  if (isUnanswered(error) && !isHidden)
    return [{ kind: 'unanswered', path, message: reasonOf(error, address, Date.now()) }];
  const advice = sent ? failureAdvice(sent, error, site) : aboutPicture(error, address, name);
  return advice ? [{ ...advice, path }] : [];
}

/** True if the page shows an older copy instead, and not one of the example. */
const isKept = ({ error, fetchedAt }: TakenItem, { sampledAt }: StoredSnapshot): boolean =>
  error !== undefined && fetchedAt !== undefined && fetchedAt !== sampledAt;

/** Somebody else's maintenance must not stop a deployment. */
const tolerated = (finding: Finding): Finding =>
  finding.kind === 'mistake'
    ? { ...finding, kind: 'warning', message: `${finding.message} Until then the page shows the last copy.` }
    : finding;

export function aboutPicture(
  { kind, detail, status = 0 }: ProviderError,
  address: string,
  name: string,
): Omit<Finding, 'path'> {
  const isRefused = status === 401 || status === 403;
  // The owner cannot correct what a feed names, and the page does without. Some hosts refuse programs only.
  const isTolerable = name === 'thumbnail' || status >= 500 || isRefused;
  let cure = 'Correct the address, or put the picture into public/.';
  if (isRefused) cure = 'Browsers may still show it. If not, put the picture into public/.';
  if (name === 'thumbnail') cure = 'The article is shown without it.';
  const reason = detail === noPicture ? '' : ` that can be used: ${detail}`;
  const found = kind === 'malformed' ? `is no picture${reason}` : `does not load (HTTP ${status})`;
  const message = `Found ${quote(address)}, which ${found}. ${cure}`;
  return { kind: isTolerable ? 'warning' : 'mistake', message };
}

/** True if a failure says nothing about the configuration: no network, a timeout, a rate limit, a refused token. */
const isUnanswered = (error: ProviderError): boolean =>
  error.hasNoResponse || error.kind === 'limited' || error.status === 401 || isForbidden(error);

/** A refusal with a reason, such as of a token that an organisation does not accept. */
const isForbidden = ({ kind, status, detail }: ProviderError): boolean =>
  kind === 'failed' && status === 403 && detail !== undefined;

/** Reason and cure, in whole sentences. */
export function reasonOf(error: ProviderError, address: string, now: number): string {
  const { kind, status, resetsAt, detail } = error;
  const { host } = new URL(address);
  const [token] = tokensFor(address);
  if (status === 401 && token)
    return `${host} refuses the token of the environment (HTTP 401). Correct ${token}, or unset it.`;
  if (isForbidden(error)) {
    const cure = token ? `If ${token} is set, use another token, or unset it.` : 'Try again later.';
    return `${host} refused the request (HTTP 403). It says: '${detail}' ${cure}`;
  }
  const minutes = Math.max(1, Math.ceil(((resetsAt ?? now) - now) / 60_000));
  const more = token ? `, or set ${token}, which allows more requests` : '';
  const unreachable = 'could not be reached. If its name is right, try again later';
  const reasons: Readonly<Record<FailureKind, string>> = {
    limited: `accepts no further requests for now (HTTP ${status}). Try again in ${minutes} min${more}`,
    timeout: 'did not answer in time. Try again later',
    unreachable,
    // Only browsers tell it apart.
    offline: unreachable,
    malformed: `gave nothing usable: ${detail}`,
    'unknown-user': `has nothing at this address (HTTP ${status}). Correct it, or the name of the account, in config.ts`,
    failed: `refused the request (HTTP ${status})`,
  };
  if (kind === 'failed' && status === 403) return refusesPrograms(host);
  return `${host} ${reasons[kind]}.`;
}

const { name: provider, page, repositoriesOf, currentName } = repositoryProviders.github;

/** Asks the provider about listed repositories that its search did not find. @param listed as the owner wrote it */
async function missingRepositories(listed: readonly unknown[], missing: readonly string[], fetch: Fetch) {
  const findings: Finding[] = [];
  for (const name of missing) {
    // The same response for all that follow.
    if (findings.at(-1)?.kind === 'unanswered') break;
    const path = `projects.github.manual.projects[${Math.max(0, listed.indexOf(name))}]`;
    findings.push({ ...(await explain(name, fetch)), path });
  }
  return findings;
}

async function explain(name: string, fetch: Fetch): Promise<Omit<Finding, 'path'>> {
  try {
    const { value: current } = await request(currentName(name), { fetch });
    if (current.toLowerCase() !== name.toLowerCase())
      return {
        kind: 'mistake',
        message: `Found '${name}', which is called '${current}' now. Write '${current}'.`,
      };
    const message = `Found '${name}', which exists and is not shown: ${provider}'s search does not know it (yet). A new or forked repository can take a day; one that only you can see is never shown.`;
    return { kind: 'warning', message };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (isUnanswered(error))
      return { kind: 'unanswered', message: reasonOf(error, error.url ?? page(name), Date.now()) };
    const [owner = ''] = name.split('/');
    const others = await request(repositoriesOf(owner), { fetch }).catch(() => ({ value: [] }));
    const names = others.value.map(({ fullName }) => fullName);
    const cure =
      didYouMean(name, names) ??
      `Open ${page(name)} where you are signed out: make it public, correct the name, or take it out of the list.`;
    const message = `Found ${quote(name)}, which visitors of ${provider} cannot see: it is private, deleted, or misspelt. ${cure}`;
    return { kind: 'mistake', message };
  }
}
