import type { Article, Repository } from '../model/content.ts';
import type { Site } from '../model/site.ts';
import type { Resource } from './resource.ts';

/** A picture that a provider draws; the statistics are the fallback of the chart. */
export type ProviderPicture = { name: 'chart' | 'statistics'; url: string };

/** A request of a site. What a failure means to owners is in `src/tooling/commands/check/provider-advice.ts`. */
export interface ProviderRequest {
  resource: Resource<unknown> | ProviderPicture;
  /** The field of the configuration that a failure is about, or an empty response if that is another. */
  path: string;
  emptyPath?: string;
  /** The hosts of pictures in the response; `elsewhere` if others are possible too. */
  pictures?: { hosts: readonly string[]; elsewhere?: true };
}

/** An outside provider, in a folder of its own, as the policy, the worker, the snapshot, the check and the head need it. */
export interface ContentProvider {
  /** `resource` is null for what the site does not need. */
  requests(
    site: Site,
  ): readonly (Omit<ProviderRequest, 'resource'> & { resource: ProviderRequest['resource'] | null })[];
}

/** Its folder has the name by which the owner's `projects.repositories` calls it. */
export interface RepositoryProvider extends ContentProvider {
  name: string;
  /** The beginning of all its requests, without a slash at the end. */
  api: string;
  /** The page of an account, or of a repository `owner/name`, for people. */
  page(path: string): string;
  /** Environment variables for a token, which allows the build more requests. */
  tokens?: readonly string[];
  repositoriesOf(username: string): Resource<Repository[]>;
}

/** The owner's block about the blog. */
export type Blog = Site['blog'];

/** Its folder has the name by which the owner's `blog.source` calls it. */
export interface BlogProvider extends ContentProvider {
  name: string;
  /** The field by which the owner says whose articles they are. */
  path: 'blog.username' | 'blog.url';
  most: number;
  /** All that the portfolio loads of the provider. Browsers ask with a plain GET. */
  articlesOf(blog: Blog): Resource<Article[]>;
  /** Known hosts of thumbnails, which may be on others too. */
  thumbnailHosts: readonly [string, ...string[]];
  /** The page for people: the account's, or the blog's. */
  page(blog: Blog): string;
  /** The address for feed readers. */
  feed(blog: Blog): string;
}

type Facts<Provider> = Omit<Provider, keyof ContentProvider>;

// @__NO_SIDE_EFFECTS__
export const blogProvider = (source: string, facts: Facts<BlogProvider>): BlogProvider => ({
  ...facts,
  requests: ({ blog }) => [
    {
      resource: blog.display && blog.source === source ? facts.articlesOf(blog) : null,
      path: facts.path,
      emptyPath: facts.path,
      pictures: { hosts: facts.thumbnailHosts, elsewhere: true },
    },
  ],
});

/** Asked for the repositories of `projects.repositories`, when the snapshot is taken. @param source its name there */
export const furtherProvider = (source: string, facts: Facts<RepositoryProvider>): RepositoryProvider => ({
  ...facts,
  requests: ({ projects }) =>
    projects.repositories.map(({ provider, username }, index) => ({
      resource: provider === source ? { ...facts.repositoriesOf(username), isSnapshotOnly: true } : null,
      path: `projects.repositories[${index}].username`,
      emptyPath: `projects.repositories[${index}].username`,
    })),
});
