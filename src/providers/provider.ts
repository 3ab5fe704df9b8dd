import type { Article, Profile, Repository } from '../model/content.ts';
import type { Site } from '../model/site.ts';
import type { ProviderDisclosure } from '../text/legal/disclosure.ts';
import type { KeptResource, ProviderError, Resource, SnapshotResource } from './resource.ts';

/**
 * An outside provider, and what the privacy page says of it. Each lies in a folder of its own, which providers.ts lists.
 * The portfolio loads none of this, only the resources of the providers that its site uses.
 */
export interface Provider {
  isUsed(site: Site): boolean;
  disclosure: ProviderDisclosure;
}

/** What the page asks providers for, each null when the configuration does not need it. */
export interface SiteResources {
  profile: KeptResource<Profile> | null;
  featured: KeptResource<Repository[]> | null;
  latest: KeptResource<Repository[]> | null;
  articles: KeptResource<Article[]> | SnapshotResource<Article[]> | null;
}

/** Pictures that providers draw; `statistics` is what stands in for the `chart`. */
export interface SitePictures {
  chart: string | null;
  statistics: string | null;
}

export type Content = Resource<unknown>['name'] | keyof SitePictures;

/** The hosts of pictures that the answers of a provider name. */
export interface NamedPictures {
  hosts: readonly string[];
  /** Whether they may lie on other hosts too, which nobody knows before the answer is there. */
  elsewhere: boolean;
}

/** Gives contents: all that the policy, the worker, the snapshot, the check and the head have to know of it. */
export interface ContentProvider {
  resources(site: Site): Partial<SiteResources>;
  /** The repositories that only the snapshot asks for. */
  repositories?(site: Site): readonly SnapshotResource<Repository[]>[];
  pictures?(site: Site): SitePictures;
  namedPictures?(site: Site): NamedPictures;
  check: ContentCheck;
  disclosure: ProviderDisclosure;
}

/** Its folder has the name by which the owner's `projects.repositories` calls it. */
export interface RepositoryProvider {
  name: string;
  /** What all its requests begin with, without a slash at the end. */
  api: string;
  /** The page of an account, or of a repository `owner/name`, for people. */
  page(path: string): string;
  /** The environment's variables for a token, which allows more requests when the site is built. */
  tokens?: readonly string[];
  avatars?: readonly string[];
  /** What browsers ask for `github.username`, in the folder's `resources.ts`. Left out: only the snapshot asks. */
  live?: LiveRepositories;
  repositoriesOf(username: string): Resource<Repository[]>;
  disclosure: ProviderDisclosure;
}

export interface LiveRepositories {
  profileResource(site: Site): SiteResources['profile'];
  featuredResource(site: Site): SiteResources['featured'];
  latestResource(site: Site): SiteResources['latest'];
  /** Whether there are none, so that they are not asked for. */
  hasNothingToFeature(site: Site, profile: Profile | undefined): boolean;
  /** What a repository is called now, which may have been renamed; for the check. */
  currentName(fullName: string): Resource<string>;
}

/** Its folder has the name by which the owner's `blog.source` calls it. */
export interface BlogProvider {
  name: string;
  /** How many articles it gives at most. */
  most: number;
  /** Lies in the folder's `articles.ts`: all that the portfolio loads of the provider. Browsers ask with a plain GET. */
  articlesOf(username: string): KeptResource<Article[]> | null;
  thumbnails: NamedPictures & { hosts: readonly [string, ...string[]] };
  /** The account's page, where the owner can see whether the name is right. */
  page(username: string): string;
  /** The address for feed readers. */
  feed(username: string): string;
  /** Who answers in its place, at the beginning of a sentence. */
  answeredBy?: string;
  /** What an empty list may mean besides that there are no articles: a sentence's second half. */
  emptyHint?: string;
  disclosure: ProviderDisclosure;
}

/** What `npm run check` says of the contents of a provider. */
export interface ContentCheck {
  /** The field of the configuration that a failure is about. */
  path(asked: Asked, site: Site): string;
  /** What a failure means, and the cure; undefined when there is nothing to say. */
  explain(failure: Asked & { error: ProviderError }, site: Site): Advice | undefined;
  /** What it means that an answer has no entry; undefined when that is nothing odd. */
  explainEmpty?(asked: Asked, site: Site): { path: string; message: string } | undefined;
}

interface Asked {
  content: Content;
  /** The address that was asked. */
  address: string;
}

interface Advice {
  /** A mistake is certain, a warning odd, or perhaps only so today. */
  kind: 'mistake' | 'warning';
  message: string;
}

/** For a provider that answers, but not with what it promises: most likely it will tomorrow. */
export function tryLater(provider: string, { status }: ProviderError): Advice {
  const answer = status === undefined ? 'something else' : `HTTP ${status}`;
  return {
    kind: 'warning',
    message: `${provider} did not answer as it promises (${answer}). Try again later.`,
  };
}
