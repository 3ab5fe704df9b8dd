import { quote } from '../../../config/messages/problem.ts';
import { pictureAddress } from '../../../model/http-link.ts';
import type { Site } from '../../../model/site.ts';
import { contentProviderOf, isContent } from '../../../providers/providers.ts';
import type { ProviderError } from '../../../providers/resource.ts';
import { tokensFor } from '../../inputs/snapshot/guarded-fetch.ts';
import { noPicture, type TakenPart } from '../../inputs/snapshot/take-snapshot.ts';
import type { Finding } from './check-report.ts';

interface Facts {
  site: Site;
  now: number;
}

/** Says what a failure means for the configuration: where it comes from, and what the owner can do. */
export function explainPart({ part, address, error }: TakenPart, facts: Facts): Finding[] {
  if (!error) return [];
  const path = pathOf(part, address, facts);
  if (isUnanswered(error)) {
    return [{ kind: 'unanswered', path, message: reasonOf(error, address, facts.now) }];
  }
  if (!isContent(part)) return [{ ...aboutPicture(error, address), path }];
  const advice = contentProviderOf(part, facts.site)?.check.explain(
    { content: part, address, error },
    facts.site,
  );
  return advice ? [{ ...advice, path }] : [];
}

type Explanation = Omit<Finding, 'path'>;

function pathOf(part: TakenPart['part'], address: string, { site }: Facts): string {
  if (part === 'thumbnail') return 'blog';
  const path = isContent(part)
    ? contentProviderOf(part, site)?.check.path({ content: part, address }, site)
    : site.pictures.find((picture) => pictureAddress(picture.address) === address)?.path;
  return path ?? 'github.username';
}

function aboutPicture(error: ProviderError, address: string): Explanation {
  const cure = 'Correct the address, or put the picture into public/.';
  if (error.kind === 'malformed') {
    const reason = error.detail === noPicture ? '' : ` that can be used: ${error.detail}`;
    return { kind: 'mistake', message: `Found ${quote(address)}, which is no picture${reason}. ${cure}` };
  }
  const kind = (error.status ?? 0) >= 500 ? 'warning' : 'mistake';
  return {
    kind,
    message: `Found ${quote(address)}, which does not load (HTTP ${error.status}). ${cure}`,
  };
}

/** Whether a failure says nothing about the configuration: no network, no time, too many questions. */
export function isUnanswered({ kind, status = 0 }: ProviderError): boolean {
  // A token that is refused is the environment's mistake.
  return kind === 'unreachable' || kind === 'timeout' || kind === 'limited' || status === 401;
}

/** Why a provider did not answer, and what to do about it: whole sentences. */
export function reasonOf({ kind, status, resetsAt }: ProviderError, address: string, now: number): string {
  const { host } = new URL(address);
  const [token] = tokensFor(address);
  if (status === 401) {
    return `${host} refuses the token of the environment (HTTP 401). Correct ${token}, or unset it.`;
  }
  switch (kind) {
    case 'limited': {
      const minutes = Math.max(1, Math.ceil(((resetsAt ?? now) - now) / 60_000));
      const cure = token ? `, or set ${token}, which allows more requests` : '';
      return `${host} accepts no further requests for now (HTTP ${status}). Try again in ${minutes} min${cure}.`;
    }
    case 'timeout':
      return `${host} did not answer in time. Try again later.`;
    default:
      return `${host} could not be reached. Try again later.`;
  }
}
