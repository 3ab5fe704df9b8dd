import { quote } from '../../../config/messages/problem.ts';
import { pictureAddress } from '../../../model/http-link.ts';
import type { Site } from '../../../model/site.ts';
import { contentAt } from '../../../providers/providers.ts';
import type { ProviderError } from '../../../providers/resource.ts';
import { tokensFor } from '../../inputs/snapshot/guarded-fetch.ts';
import { noPicture, type TakenItem } from '../../inputs/snapshot/take-snapshot.ts';
import type { Finding } from './check-report.ts';

export function explainFailure({ name, address, error }: TakenItem, site: Site, now: number): Finding[] {
  if (!error) return [];
  const content = contentAt(name, address, site);
  const picture = site.pictures.find((picture) => pictureAddress(picture.address) === address);
  const pathOfPicture = name === 'thumbnail' ? 'blog' : picture?.path;
  const path = content?.path ?? pathOfPicture ?? 'github.username';
  if (isUnanswered(error)) return [{ kind: 'unanswered', path, message: reasonOf(error, address, now) }];
  const advice = content ? content.explain(error) : aboutPicture(error, address);
  return advice ? [{ ...advice, path }] : [];
}

function aboutPicture({ kind, detail, status = 0 }: ProviderError, address: string): Omit<Finding, 'path'> {
  const cure = 'Correct the address, or put the picture into public/.';
  if (kind !== 'malformed') {
    const message = `Found ${quote(address)}, which does not load (HTTP ${status}). ${cure}`;
    return { kind: status >= 500 ? 'warning' : 'mistake', message };
  }
  const reason = detail === noPicture ? '' : ` that can be used: ${detail}`;
  return { kind: 'mistake', message: `Found ${quote(address)}, which is no picture${reason}. ${cure}` };
}

/** True if a failure says nothing about the configuration: no network, a timeout, a rate limit. */
export function isUnanswered({ kind, hasNoResponse, status }: ProviderError): boolean {
  // A token that is refused is the environment's mistake.
  return hasNoResponse || kind === 'limited' || status === 401;
}

/** Reason and cure, in whole sentences. */
export function reasonOf(error: ProviderError, address: string, now: number): string {
  const { kind, status, resetsAt, detail } = error;
  const { host } = new URL(address);
  const [token] = tokensFor(address);
  if (status === 401)
    return `${host} refuses the token of the environment (HTTP 401). Correct ${token}, or unset it.`;
  switch (kind) {
    case 'limited': {
      const minutes = Math.max(1, Math.ceil(((resetsAt ?? now) - now) / 60_000));
      const cure = token ? `, or set ${token}, which allows more requests` : '';
      return `${host} accepts no further requests for now (HTTP ${status}). Try again in ${minutes} min${cure}.`;
    }
    case 'timeout':
      return `${host} did not answer in time. Try again later.`;
    case 'unreachable':
      return `${host} could not be reached. If its name is right, try again later.`;
    case 'malformed':
      return `${host} gave nothing usable: ${detail}.`;
    case 'unknown-user':
      return `${host} knows no such account or repositories (HTTP ${status}).`;
    case 'failed':
      return `${host} refused the request (HTTP ${status}).`;
  }
}
