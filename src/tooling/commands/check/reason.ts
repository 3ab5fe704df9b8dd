import { githubApi } from '../../../providers/github/resources.ts';
import type { ProviderError } from '../../../providers/provider-error.ts';

/** Whether a failure says nothing about the configuration: no network, no time, too many questions. */
export function isUnanswered({ kind, status = 0 }: ProviderError): boolean {
  // A token that is refused is the environment's mistake.
  return kind === 'unreachable' || kind === 'timeout' || kind === 'limited' || status === 401;
}

/** Why a service did not answer, and what to do about it: whole sentences. */
export function reasonOf({ kind, status, resetsAt }: ProviderError, host: string, now: number): string {
  if (status === 401) {
    return `${host} refuses the token of the environment (HTTP 401). Correct GITHUB_TOKEN, or unset it.`;
  }
  switch (kind) {
    case 'limited': {
      const minutes = Math.max(1, Math.ceil(((resetsAt ?? now) - now) / 60_000));
      const cure =
        host === new URL(githubApi).host ? ', or set GITHUB_TOKEN, which allows more questions' : '';
      return `${host} takes no further questions for now (HTTP ${status}). Try again in ${minutes} min${cure}.`;
    }
    case 'timeout':
      return `${host} did not answer in time. Try again later.`;
    default:
      return `${host} could not be reached. Try again later.`;
  }
}
