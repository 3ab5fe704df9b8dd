import type { AnswerShape } from '../../sw/answer-shape.ts';
import type { Profile, Repository } from '../model/content.ts';
import { countsVisits, drawsHeatMap, type Site } from '../model/site.ts';
import { messengersOf } from '../model/social-account.ts';
import type { UsedProviders } from '../text/legal/privacy-policy.ts';
import { disclosure as googleAnalytics } from '../text/legal/providers/google-analytics.ts';
import { disclosure as hotjar } from '../text/legal/providers/hotjar.ts';
import { disclosure as rustdesk } from '../text/legal/providers/rustdesk.ts';
import { chart } from './chart/provider.ts';
import { codeberg } from './codeberg/provider.ts';
import { blogContent, repositoryContent } from './content-provider.ts';
import { dev } from './dev/provider.ts';
import { feed } from './feed/provider.ts';
import { github } from './github/provider.ts';
import { hasNothingToFeature } from './github/resources.ts';
import { medium } from './medium/provider.ts';
import type {
  BlogProvider,
  Content,
  ContentProvider,
  Provider,
  ProviderPicture,
  RepositoryProvider,
  SiteResources,
} from './provider.ts';
import type { Resource } from './resource.ts';

/**
 * The outside providers, by the names of their folders, in the order of the privacy policy. For the build alone: pages
 * import the resources of GitHub and `#articles`.
 */
export const repositoryProviders = { github, codeberg } satisfies Record<
  'github' | Site['projects']['repositories'][number]['provider'],
  RepositoryProvider
>;
export const blogProviders = { dev, medium } satisfies Record<
  Exclude<NonNullable<Site['blog']['source']>, 'feed'>,
  BlogProvider
>;

const contents: Readonly<Record<string, ContentProvider>> = {
  ...mapped(repositoryProviders, repositoryContent),
  ...mapped(blogProviders, blogContent),
  feed,
  chart,
};
export const providers: Readonly<Record<string, Provider>> = {
  ...mapped(contents, (_, content) => ({ ...content, isUsed: (site) => content.contents(site).length > 0 })),
  'google-analytics': { isUsed: countsVisits, disclosure: googleAnalytics },
  hotjar: { isUsed: drawsHeatMap, disclosure: hotjar },
  rustdesk: { isUsed: ({ remoteSupport }) => remoteSupport.display, disclosure: rustdesk },
};

function mapped<Given, Made>(
  given: Readonly<Record<string, Given>>,
  make: (name: string, provider: Given) => Made,
): Record<string, Made> {
  return Object.fromEntries(Object.entries(given).map(([name, provider]) => [name, make(name, provider)]));
}

/** The provider of the account `github.username`, which visitors' browsers ask. */
export const accountProvider = github;

/** The providers that a site uses, whether browsers or the build ask them. */
export const usedProviders = (site: Site): string[] =>
  Object.keys(providers).filter((name) => providers[name]?.isUsed(site));

/** Whether answers are kept on visitors' devices. Pictures that providers draw are not answers. */
export const keepsAnswers = (site: Site): boolean => resourcesOfBrowsers(site).length > 0;

/** What the privacy policy says about the providers that the site uses. */
export const usedDisclosures = (site: Site): UsedProviders => ({
  providers: usedProviders(site).flatMap((name) => providers[name]?.disclosure ?? []),
  keepsAnswers: keepsAnswers(site),
  messengers: messengersOf(site),
});

export const contentProviders = (site: Site): ContentProvider[] =>
  Object.values(contents).filter((provider) => provider.contents(site).length > 0);

const siteContents = (site: Site): Content[] =>
  contentProviders(site).flatMap((provider) => provider.contents(site));

/** Undefined for what no provider gives. */
export const contentAt = (name: string, address: string, site: Site): Content | undefined =>
  siteContents(site).find(({ asked }) => asked.name === name && asked.url === address);

const requestsOf = (site: Site): Resource<unknown>[] =>
  siteContents(site).flatMap(({ asked }) => ('read' in asked ? asked : []));

const noResources: SiteResources = { profile: null, featured: null, latest: null, articles: null };

/** The requests of a site to providers. Page, snapshot and worker ask for the same. */
export const siteResources = (site: Site): SiteResources =>
  Object.assign(
    {},
    noResources,
    ...requestsOf(site)
      .filter((one) => !isFurther(one))
      .map((one) => ({ [one.name]: one })),
  );

/** The repositories of the owner's further accounts, asked for only when the snapshot is taken. */
export const furtherRepositories = (site: Site): Resource<Repository[]>[] =>
  requestsOf(site).filter(isFurther);

const isFurther = (resource: Resource<unknown>): resource is Resource<Repository[]> =>
  resource.name === 'repositories';

/** The requests of visitors' browsers, whose good answers the worker keeps; none with `data: 'snapshot'`. */
export const resourcesOfBrowsers = (site: Site): KeptResource[] =>
  (site.data === 'live' ? Object.values({ ...siteResources(site) }) : []).flatMap((resource) =>
    resource?.shape ? { ...resource, shape: resource.shape } : [],
  );

export interface KeptResource extends Resource<unknown> {
  readonly shape: AnswerShape;
}

/** Those still needed once the profile is known; all while it is not. */
export function neededResources(site: Site, profile: Profile | undefined): SiteResources {
  const resources = siteResources(site);
  return hasNothingToFeature(site, profile) ? { ...resources, featured: null } : resources;
}

export const sitePictures = (site: Site): ProviderPicture[] =>
  siteContents(site).flatMap(({ asked }) => ('read' in asked ? [] : asked));

/** The blog's feed, for feed readers; undefined without a blog. */
export function feedAddress({ blog: { display, source, username, url } }: Site): string | undefined {
  if (!display || source === undefined) return undefined;
  return source === 'feed' ? url : blogProviders[source].feed(username);
}
