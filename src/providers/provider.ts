import type { Article } from '../model/article.ts';
import type { Profile } from '../model/profile.ts';
import type { Repository } from '../model/repository.ts';
import type { Site } from '../model/site.ts';
import type { ConsentDisclosure, ContentDisclosure, DownloadDisclosure } from '../text/legal/disclosure.ts';
import type { AnalyticsScript } from './analytics-script.ts';
import type { FeedResource } from './feed/articles.ts';
import type { ProviderError } from './provider-error.ts';
import type { KeptResource } from './resource.ts';

/**
 * What an outside provider is: everything that the policy, the worker, the snapshot, the check, the head and the
 * privacy page have to know of it. Each lies in a folder of its own, with its disclosure; providers.ts lists them. It
 * is for the build: the page imports only the resources of the providers that its site uses.
 */
export type Provider = ContentProvider | BlogProvider | AnalyticsProvider | DownloadProvider;

/** What the page asks providers for, each null when the configuration does not need it. */
export interface SiteResources {
  profile: KeptResource<Profile> | null;
  featured: KeptResource<Repository[]> | null;
  latest: KeptResource<Repository[]> | null;
  articles: KeptResource<Article[]> | FeedResource | null;
}

/** Pictures that providers draw; `statistics` is what stands in for the `chart`. */
export interface SitePictures {
  chart: string | null;
  statistics: string | null;
}

/** What a provider gives to the page. */
export type Part = keyof SiteResources | keyof SitePictures;

/** The hosts of pictures that the answers of a provider name. */
export interface NamedPictures {
  hosts: readonly string[];
  /** Whether they may lie on other hosts too, which nobody knows before the answer is there. */
  elsewhere: boolean;
}

/** It gives contents. */
export interface ContentProvider {
  kind: 'content';
  resources(site: Site): Partial<SiteResources>;
  pictures(site: Site): Partial<SitePictures>;
  namedPictures(site: Site): NamedPictures;
  check: PartCheck;
  disclosure: ContentDisclosure;
}

/** It gives the articles of the blog. Its folder has the name by which the owner's `blog.source` calls it. */
export interface BlogProvider {
  kind: 'blog';
  /** Lies in the folder's `articles.ts`: all that the page needs of the provider. */
  articlesOf(username: string): KeptResource<Article[]> | null;
  thumbnails: NamedPictures & { hosts: readonly [string, ...string[]] };
  /** The address for feed readers. */
  feed(username: string): string;
  check: {
    /** Who answers, at the beginning of a sentence. */
    name: string;
    /** Where the owner can see whether the name is right. */
    page(username: string): string;
    /** What an empty list may mean besides that there are no articles: a sentence's second half, or nothing. */
    emptyHint: string;
  };
  disclosure: ContentDisclosure;
}

/** It counts or watches, once the visitor has consented. */
export interface AnalyticsProvider extends AnalyticsScript {
  kind: 'analytics';
  disclosure: ConsentDisclosure;
}

/** Its program is downloaded by the visitor; the page itself asks it for nothing. */
export interface DownloadProvider {
  kind: 'download';
  isUsed(site: Site): boolean;
  disclosure: DownloadDisclosure;
}

/** What `npm run check` says of the parts of a provider. */
export interface PartCheck {
  /** The field of the configuration that a failure is about. */
  path(part: Part, site: Site): string;
  /** What a failure means, and the cure; undefined when there is nothing to say. */
  explain(failure: PartFailure, site: Site): Advice | undefined;
  /** What it means that an answer has no entry; undefined when that is nothing odd. */
  explainEmpty(part: Part, site: Site): { path: string; message: string } | undefined;
}

interface PartFailure {
  part: Part;
  /** The address that was asked. */
  address: string;
  error: ProviderError;
}

interface Advice {
  /** A mistake is certain, a warning odd, or perhaps only so today. */
  kind: 'mistake' | 'warning';
  message: string;
}

/** A provider that answers, but not with what it promises: most likely it will tomorrow. */
export function tryLater(provider: string, { status }: ProviderError): Advice {
  const answer = status === undefined ? 'something else' : `HTTP ${status}`;
  return {
    kind: 'warning',
    message: `${provider} did not answer as it promises (${answer}). Try again later.`,
  };
}
