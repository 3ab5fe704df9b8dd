import type { components } from '@octokit/openapi-types';

export type GitHubUser = components['schemas']['public-user'];
export type SimpleUser = components['schemas']['simple-user'];

/** What tells one account from another; everything else of the answer follows from it. */
export interface UserTraits {
  login: string;
  id: number;
  name: string | null;
  bio: string | null;
  location: string | null;
  company: string | null;
  blog: string;
  publicRepositories: number;
}

/** The account as it stands inside a repository. */
export function simpleUser({ login, id }: Pick<UserTraits, 'login' | 'id'>): SimpleUser {
  const api = `https://api.github.com/users/${login}`;
  return {
    login,
    id,
    node_id: `MDQ6VXNlcg${id}==`,
    avatar_url: `https://avatars.githubusercontent.com/u/${id}?v=4`,
    gravatar_id: '',
    url: api,
    html_url: `https://github.com/${login}`,
    followers_url: `${api}/followers`,
    following_url: `${api}/following{/other_user}`,
    gists_url: `${api}/gists{/gist_id}`,
    starred_url: `${api}/starred{/owner}{/repo}`,
    subscriptions_url: `${api}/subscriptions`,
    organizations_url: `${api}/orgs`,
    repos_url: `${api}/repos`,
    events_url: `${api}/events{/privacy}`,
    received_events_url: `${api}/received_events`,
    type: 'User',
    user_view_type: 'public',
    site_admin: false,
  };
}

/** The answer of `GET /users/{username}`. */
export function gitHubUser(traits: UserTraits): GitHubUser {
  return {
    ...simpleUser(traits),
    gravatar_id: '',
    name: traits.name,
    company: traits.company,
    blog: traits.blog,
    location: traits.location,
    email: null,
    hireable: null,
    bio: traits.bio,
    twitter_username: null,
    public_repos: traits.publicRepositories,
    public_gists: 2,
    followers: 42,
    following: 9,
    created_at: '2011-01-25T18:44:36Z',
    updated_at: '2026-10-22T11:23:21Z',
  };
}
