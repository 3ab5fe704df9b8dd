import type { Article, Profile, Repository } from '../model/content.ts';
import type { Site } from '../model/site.ts';
import type { ProviderDisclosure } from '../text/legal/disclosure.ts';
import type { ProviderError, Resource } from './resource.ts';

/** An outside provider, in a folder of its own. The portfolio loads only the resources of those that its site uses. */
export interface Provider {
  isUsed(site: Site): boolean;
  disclosure: ProviderDisclosure;
}

/** The page's resources, each null when the configuration does not need it. */
export interface SiteResources {
  profile: Resource<Profile> | null;
  featured: Resource<Repository[]> | null;
  latest: Resource<Repository[]> | null;
  articles: Resource<Article[]> | null;
}

/** A picture that a provider draws; the statistics are the fallback of the chart. */
export interface ProviderPicture {
  name: 'chart' | 'statistics';
  url: string;
}

/** What a site asks a provider for, and what `npm run check` says about the answer. */
export interface Content {
  asked: Resource<unknown> | ProviderPicture;
  /** The field of the configuration that a failure is about. */
  path: string;
  /** The meaning of a failure, and the cure; undefined when there is nothing to say. */
  explain(error: ProviderError): Advice | undefined;
  /** The meaning of an empty answer, and its field if it is another; left out when that is normal. */
  empty?: { path?: string; message: string };
}

/** The hosts of pictures in a provider's answers. */
export interface NamedPictures {
  hosts: readonly string[];
  /** Whether other hosts are possible too, known only from the answer. */
  elsewhere: boolean;
}

/** A provider of contents, as the policy, the worker, the snapshot, the check and the head need it. */
export interface ContentProvider {
  contents(site: Site): readonly Content[];
  namedPictures?(site: Site): NamedPictures;
  disclosure: ProviderDisclosure;
}

/** Its folder has the name by which the owner's `projects.repositories` calls it. */
export interface RepositoryProvider {
  name: string;
  /** The beginning of all its requests, without a slash at the end. */
  api: string;
  /** The page of an account, or of a repository `owner/name`, for people. */
  page(path: string): string;
  /** Environment variables for a token, which allows the build more requests. */
  tokens?: readonly string[];
  /** What browsers ask for `github.username`. Left out: only the snapshot asks. */
  live?: ContentProvider;
  repositoriesOf(username: string): Resource<Repository[]>;
  disclosure: ProviderDisclosure;
}

/** Its folder has the name by which the owner's `blog.source` calls it. */
export interface BlogProvider {
  name: string;
  /** Articles at most. */
  most: number;
  /** From the folder's `articles.ts`, the only file of the provider that the portfolio loads. Browsers ask with a plain GET. */
  articlesOf(username: string): Resource<Article[]>;
  thumbnails: NamedPictures & { hosts: readonly [string, ...string[]] };
  /** The account's page for people. */
  page(username: string): string;
  /** The address for feed readers. */
  feed(username: string): string;
  /** The subject of a sentence, where another provider answers in its place. */
  answeredBy?: string;
  /** Another meaning of an empty list: the second half of a sentence. */
  emptyHint?: string;
  disclosure: ProviderDisclosure;
}

interface Advice {
  /** A mistake is certain, a warning may be wrong or temporary. */
  kind: 'mistake' | 'warning';
  message: string;
}

/** For a provider whose answer is not what it promises: most likely only today. */
export function tryLater(provider: string, { status }: ProviderError): Advice {
  const answer = status === undefined ? 'something else' : `HTTP ${status}`;
  return {
    kind: 'warning',
    message: `${provider} did not answer as it promises (${answer}). Try again later.`,
  };
}

type Named = Pick<RepositoryProvider, 'name' | 'page'>;

export const unknownAccount = ({ name, page }: Named, username: string): Advice => ({
  kind: 'mistake',
  message: `Found '${username}', an account that ${name} does not know. Open ${page(username)} in your browser, and copy the name from the address of your page.`,
});

export const nothingPublic = ({ name }: Named, username: string, cure: string): string =>
  `${name} finds no public repository of '${username}'${cure}`;
