import type { RepositoryProvider } from '../../../providers/provider.ts';
import { repositoryProviders } from '../../../providers/providers.ts';
import type { Fetch } from '../../../providers/request.ts';

/** The environment's variables for a token of the provider that an address belongs to. */
export const tokensFor = (url: string): readonly string[] =>
  Object.values<RepositoryProvider>(repositoryProviders).find(({ api }) => url.startsWith(`${api}/`))
    ?.tokens ?? [];

/** The token that the environment has for an address, which allows many times as many requests; undefined without one. */
export const tokenFor = (url: string, environment: NodeJS.ProcessEnv): string | undefined =>
  tokensFor(url).flatMap((name) => environment[name]?.trim() || [])[0];

/** `fetch` that shows a provider its token, and asks all others anonymously. */
export const authorizedFetch =
  (environment: NodeJS.ProcessEnv, fetch: typeof globalThis.fetch): Fetch =>
  (url, { signal }) => {
    const token = tokenFor(url, environment);
    return fetch(url, { signal, ...(token && { headers: { authorization: `Bearer ${token}` } }) });
  };
