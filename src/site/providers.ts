import type { ResponseShape } from '../../sw/response-shape.ts';
import type { Article, Profile, Repository } from '../model/content.ts';
import type { Site } from '../model/site.ts';
import { chart } from '../providers/chart/provider.ts';
import { codeberg } from '../providers/codeberg/provider.ts';
import { dev } from '../providers/dev/articles.ts';
import { feed } from '../providers/feed/provider.ts';
import { github } from '../providers/github/provider.ts';
import { hasNothingToFeature } from '../providers/github/resources.ts';
import { medium } from '../providers/medium/articles.ts';
import type {
  BlogProvider,
  ContentProvider,
  ProviderPicture,
  ProviderRequest,
  RepositoryProvider,
} from '../providers/provider.ts';
import type { Resource } from '../providers/resource.ts';
import type { ContentName } from './legal/providers.ts';

/** In the order of the privacy policy. For the build alone: pages import the resources of GitHub and `#articles`. */
export const repositoryProviders = { github, codeberg } satisfies Record<
  'github' | Site['projects']['repositories'][number]['provider'],
  RepositoryProvider
>;
export const blogProviders = { dev, medium } satisfies Record<
  Exclude<NonNullable<Site['blog']['source']>, 'feed'>,
  BlogProvider
>;
export const providers = {
  ...repositoryProviders,
  ...blogProviders,
  feed,
  chart,
} satisfies Record<ContentName, ContentProvider>;

/** One that the privacy policy does not know does not compile. */
const providerNames: readonly ContentName[] = Object.keys(providers) as (keyof typeof providers)[];

const requestsTo = (provider: ContentProvider, site: Site): ProviderRequest[] =>
  provider.requests(site).flatMap(({ resource, ...about }) => (resource ? { resource, ...about } : []));

/** The names of the providers that a site uses, whether browsers or the build ask them. */
export const usedProviders = (site: Site): ContentName[] =>
  providerNames.filter((name) => requestsTo(providers[name], site).length > 0);

/** Whether responses are kept on visitors' devices. Pictures that providers draw are none. */
export const storesResponses = (site: Site): boolean => resourcesOfBrowsers(site).length > 0;

/** The facts for the privacy policy. */
export const usedDisclosures = (site: Site) => ({
  contents: usedProviders(site),
  storesResponses: storesResponses(site),
});

export const siteRequests = (site: Site): (ProviderRequest & { provider: ContentName })[] =>
  providerNames.flatMap((provider) =>
    requestsTo(providers[provider], site).map((request) => ({ ...request, provider })),
  );

export const requestAt = (name: string, address: string, site: Site) =>
  siteRequests(site).find(({ resource }) => resource.name === name && resource.url === address);

const resourcesOf = (site: Site): Resource<unknown>[] =>
  siteRequests(site).flatMap(({ resource }) => ('read' in resource ? resource : []));

/** The same requests for page, snapshot and worker, each null when the configuration does not need it. */
export function siteResources(site: Site) {
  const requests = resourcesOf(site);
  const resourceNamed = <Value>(name: Resource<unknown>['name']) =>
    (requests.find((one) => one.name === name) ?? null) as Resource<Value> | null;
  return {
    profile: resourceNamed<Profile>('profile'),
    featured: resourceNamed<Repository[]>('featured'),
    latest: resourceNamed<Repository[]>('latest'),
    articles: resourceNamed<Article[]>('articles'),
  };
}

/** The repositories of the owner's further accounts, asked for only when the snapshot is taken. */
export const furtherRepositories = (site: Site): Resource<Repository[]>[] =>
  resourcesOf(site).filter((one): one is Resource<Repository[]> => one.name === 'repositories');

/** The requests of visitors' browsers, whose good responses the worker keeps; none with `data: 'snapshot'`. */
export const resourcesOfBrowsers = (site: Site): KeptResource[] =>
  (site.data === 'live' ? resourcesOf(site) : []).flatMap((resource) =>
    resource.shape ? { ...resource, shape: resource.shape } : [],
  );

export type KeptResource = Resource<unknown> & { readonly shape: ResponseShape };

/** The resources still needed once the profile is known; all while it is not. */
export function neededResources(site: Site, profile: Profile | undefined) {
  const resources = siteResources(site);
  return hasNothingToFeature(site, profile) ? { ...resources, featured: null } : resources;
}

export const sitePictures = (site: Site): ProviderPicture[] =>
  siteRequests(site).flatMap(({ resource }) => ('read' in resource ? [] : resource));

export function feedAddress({ blog }: Site): string | undefined {
  if (!blog.display || blog.source === undefined) return undefined;
  return blog.source === 'feed' ? blog.url : blogProviders[blog.source].feed(blog);
}
