import { githubApi } from '../../../providers/github/resources.ts';
import type { Fetch } from '../../../providers/request.ts';

/** The one service that the token is for, and that may see it. */
const github = `${githubApi}/`;

/** The token that the environment has for GitHub, which allows many times as many requests; undefined without one. */
export function githubToken(environment: NodeJS.ProcessEnv): string | undefined {
  return environment.GITHUB_TOKEN?.trim() || environment.GH_TOKEN?.trim() || undefined;
}

/** `fetch` that shows GitHub the token, and asks all others anonymously. */
export const authorizedFetch =
  (token: string | undefined, fetch: typeof globalThis.fetch): Fetch =>
  (url, { signal }) =>
    fetch(url, {
      signal,
      ...(token && url.startsWith(github) && { headers: { authorization: `Bearer ${token}` } }),
    });
