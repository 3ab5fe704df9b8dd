import type { AnswerShape } from '../../sw/contract.ts';
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

/** Tell the worker a good answer, which may replace a stored one, from others. */
export type AnswerShapes = Partial<Record<Resource<unknown>['name'], AnswerShape>>;

/** Pictures that providers draw; `statistics` is the fallback of the `chart`. */
export interface SitePictures {
  chart: string | null;
  statistics: string | null;
}

export type Content = Resource<unknown>['name'] | keyof SitePictures;

/** The hosts of pictures in a provider's answers. */
export interface NamedPictures {
  hosts: readonly string[];
  /** Whether other hosts are possible too, known only from the answer. */
  elsewhere: boolean;
}

/** A provider of contents, as the policy, the worker, the snapshot, the check and the head need it. */
export interface ContentProvider {
  resources(site: Site): Partial<SiteResources>;
  /** Left out where browsers ask for nothing. */
  shapes?: AnswerShapes;
  /** Asked for only when the snapshot is taken. */
  repositories?(site: Site): readonly Resource<Repository[]>[];
  pictures?(site: Site): SitePictures;
  namedPictures?(site: Site): NamedPictures;
  check: ContentCheck;
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
  avatars?: readonly string[];
  /** The requests of browsers for `github.username`, from the folder's `resources.ts`. Left out: only the snapshot asks. */
  live?: LiveRepositories;
  shapes?: AnswerShapes;
  repositoriesOf(username: string): Resource<Repository[]>;
  disclosure: ProviderDisclosure;
}

export interface LiveRepositories {
  profileResource(site: Site): SiteResources['profile'];
  featuredResource(site: Site): SiteResources['featured'];
  latestResource(site: Site): SiteResources['latest'];
  /** Whether there are none, so no request is needed. */
  hasNothingToFeature(site: Site, profile: Profile | undefined): boolean;
  /** The present name of a repository that may have been renamed; for the check. */
  currentName(fullName: string): Resource<string>;
}

/** Its folder has the name by which the owner's `blog.source` calls it. */
export interface BlogProvider {
  name: string;
  /** Articles at most. */
  most: number;
  /** From the folder's `articles.ts`, the only file of the provider that the portfolio loads. Browsers ask with a plain GET. */
  articlesOf(username: string): Resource<Article[]> | null;
  shape: AnswerShape;
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

/** What `npm run check` says about the contents of a provider. */
export interface ContentCheck {
  /** The field of the configuration that a failure is about. */
  path(asked: Asked, site: Site): string;
  /** The meaning of a failure, and the cure; undefined when there is nothing to say. */
  explain(failure: Asked & { error: ProviderError }, site: Site): Advice | undefined;
  /** The meaning of an empty answer; undefined when that is normal. */
  explainEmpty?(asked: Asked, site: Site): { path: string; message: string } | undefined;
}

export interface Asked {
  content: Content;
  /** The address that was asked. */
  address: string;
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
