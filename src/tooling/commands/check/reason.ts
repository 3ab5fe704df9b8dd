import type { ProviderError } from '../../../providers/provider-error.ts';
import { tokensFor } from '../../inputs/snapshot/authorized-fetch.ts';

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
      const cure = token ? `, or set ${token}, which allows more questions` : '';
      return `${host} takes no further questions for now (HTTP ${status}). Try again in ${minutes} min${cure}.`;
    }
    case 'timeout':
      return `${host} did not answer in time. Try again later.`;
    default:
      return `${host} could not be reached. Try again later.`;
  }
}
