import type { components } from '@octokit/openapi-types';
import { type SimpleUser, simpleUser } from './github-user.ts';

export type SearchItem = components['schemas']['repo-search-result-item'];

/** What tells one repository from another; everything else of the answer follows from it. */
export interface RepositoryTraits {
  name: string;
  description: string | null;
  language: string | null;
  stars: number;
  forks: number;
  /** ISO 8601, UTC. */
  updated: string;
  isFork?: boolean;
  isPrivate?: boolean;
  topics?: string[];
  homepage?: string | null;
}

const mit = {
  key: 'mit',
  name: 'MIT License',
  spdx_id: 'MIT',
  url: 'https://api.github.com/licenses/mit',
  node_id: 'MDc6TGljZW5zZTEz',
};

/** Resources below a repository's address that the search answers with. */
function resourcesOf(api: string) {
  return {
    forks_url: `${api}/forks`,
    keys_url: `${api}/keys{/key_id}`,
    collaborators_url: `${api}/collaborators{/collaborator}`,
    teams_url: `${api}/teams`,
    hooks_url: `${api}/hooks`,
    issue_events_url: `${api}/issues/events{/number}`,
    events_url: `${api}/events`,
    assignees_url: `${api}/assignees{/user}`,
    branches_url: `${api}/branches{/branch}`,
    tags_url: `${api}/tags`,
    blobs_url: `${api}/git/blobs{/sha}`,
    git_tags_url: `${api}/git/tags{/sha}`,
    git_refs_url: `${api}/git/refs{/sha}`,
    trees_url: `${api}/git/trees{/sha}`,
    statuses_url: `${api}/statuses/{sha}`,
    languages_url: `${api}/languages`,
    stargazers_url: `${api}/stargazers`,
    contributors_url: `${api}/contributors`,
    subscribers_url: `${api}/subscribers`,
    subscription_url: `${api}/subscription`,
    commits_url: `${api}/commits{/sha}`,
    git_commits_url: `${api}/git/commits{/sha}`,
    comments_url: `${api}/comments{/number}`,
    issue_comment_url: `${api}/issues/comments{/number}`,
    contents_url: `${api}/contents/{+path}`,
    compare_url: `${api}/compare/{base}...{head}`,
    merges_url: `${api}/merges`,
    archive_url: `${api}/{archive_format}{/ref}`,
    downloads_url: `${api}/downloads`,
    issues_url: `${api}/issues{/number}`,
    pulls_url: `${api}/pulls{/number}`,
    milestones_url: `${api}/milestones{/number}`,
    notifications_url: `${api}/notifications{?since,all,participating}`,
    labels_url: `${api}/labels{/name}`,
    releases_url: `${api}/releases{/id}`,
    deployments_url: `${api}/deployments`,
  };
}

/** One item of `GET /search/repositories`. */
export function searchItem(
  owner: { login: string; id: number },
  id: number,
  traits: RepositoryTraits,
): SearchItem {
  const fullName = `${owner.login}/${traits.name}`;
  const page = `https://github.com/${fullName}`;
  const api = `https://api.github.com/repos/${fullName}`;
  const account: SimpleUser = simpleUser(owner);
  return {
    id,
    node_id: `R_kgDO${id}`,
    name: traits.name,
    full_name: fullName,
    private: traits.isPrivate ?? false,
    owner: account,
    html_url: page,
    description: traits.description,
    fork: traits.isFork ?? false,
    url: api,
    ...resourcesOf(api),
    created_at: '2018-03-01T08:00:00Z',
    updated_at: traits.updated,
    pushed_at: traits.updated,
    git_url: `git://github.com/${fullName}.git`,
    ssh_url: `git@github.com:${fullName}.git`,
    clone_url: `${page}.git`,
    svn_url: page,
    homepage: traits.homepage ?? null,
    size: 128,
    stargazers_count: traits.stars,
    watchers_count: traits.stars,
    language: traits.language,
    has_issues: true,
    has_projects: true,
    has_downloads: true,
    has_wiki: false,
    has_pages: false,
    has_discussions: false,
    forks_count: traits.forks,
    mirror_url: null,
    archived: false,
    disabled: false,
    open_issues_count: traits.stars % 7,
    license: traits.language === null ? null : mit,
    allow_forking: true,
    is_template: false,
    web_commit_signoff_required: false,
    topics: traits.topics ?? [],
    visibility: traits.isPrivate ? 'private' : 'public',
    forks: traits.forks,
    open_issues: traits.stars % 7,
    watchers: traits.stars,
    default_branch: 'main',
    score: relevance(id),
  };
}

/** The search's own opinion, for nobody outside to guess: a shuffle that is the same every time. */
const relevance = (id: number): number => ((id * 7919) % 1009) / 1000;
