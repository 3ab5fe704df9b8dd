import type { Profile, Repository } from '../model/content.ts';
import { type AnalyticsName, analyticsOf, type Site } from '../model/site.ts';
import type { UsedProviders } from '../text/legal/privacy-policy.ts';
import { chart } from './chart/provider.ts';
import { codeberg } from './codeberg/provider.ts';
import { blogContent, repositoryContent } from './content-provider.ts';
import { dev } from './dev/provider.ts';
import { feed } from './feed/provider.ts';
import { github } from './github/provider.ts';
import { googleAnalytics } from './google-analytics/provider.ts';
import { hotjar } from './hotjar/provider.ts';
import { medium } from './medium/provider.ts';
import type {
  AnalyticsProvider,
  BlogProvider,
  Content,
  ContentProvider,
  LiveRepositories,
  Provider,
  RepositoryProvider,
  SitePictures,
  SiteResources,
} from './provider.ts';
import type { KeptResource, SnapshotResource } from './resource.ts';
import { rustdesk } from './rustdesk/provider.ts';

/**
 * The outside providers, by the names of their folders, in the order of the privacy policy. For the build and the
 * tests: what the page needs of the providers of a site comes to it through `virtual:repositories`, `virtual:articles`
 * and `virtual:disclosures`.
 */
export const repositoryProviders = { github, codeberg } satisfies Record<string, RepositoryProvider>;
export const blogProviders = { dev, medium } satisfies Record<string, BlogProvider>;
const analytics = { 'google-analytics': googleAnalytics, hotjar } satisfies Record<
  AnalyticsName,
  AnalyticsProvider
>;
export const providers = {
  ...repositoryProviders,
  ...blogProviders,
  feed,
  chart,
  ...analytics,
  rustdesk,
} satisfies Record<string, Provider>;

export type ProviderName = keyof typeof providers;
export type BlogSource = keyof typeof blogProviders;

/** The provider of the account `github.username`, whom the visitor's browser asks. */
export const accountProvider = github as RepositoryProvider & { live: LiveRepositories };

/** The providers that a site uses, whoever asks them: the visitor's browser or, in snapshot mode, the build. */
export function usedProviders(site: Site): ProviderName[] {
  return (Object.keys(providers) as ProviderName[]).filter((name) => isUsed(name, site));
}

/** What the providers that a site uses disclose. */
export const usedDisclosures = (site: Site): UsedProviders => ({
  providers: usedProviders(site).map((name) => providers[name].disclosure),
  keepsAnswers: keepsAnswers(site),
});

/** Whether answers to the visitor's browser are kept on the device. Pictures that providers draw are no answers. */
export const keepsAnswers = (site: Site): boolean =>
  site.data === 'live' && resourcesOfBrowsers(site).length > 0;

/** The providers that give contents to a site. */
export const contentProviders = (site: Site): ContentProvider[] =>
  usedProviders(site).flatMap((name) => contentOf(name) ?? []);

const noResources: SiteResources = { profile: null, featured: null, latest: null, articles: null };
const noPictures: SitePictures = { chart: null, statistics: null };

/** Whether a provider gives it, and not the configuration. */
export const isContent = (name: string): name is Content =>
  name in noResources || name in noPictures || name === 'repositories';

/** The provider that gives something to a site. */
export const contentProviderOf = (content: Content, site: Site): ContentProvider | undefined =>
  contentProviders(site).find((provider) =>
    content === 'repositories'
      ? provider.repositories
      : content in { ...provider.resources(site), ...provider.pictures?.(site) },
  );

/** What a site asks the providers for. The page, the snapshot and the worker's warm-up ask for the same. */
export function siteResources(site: Site): SiteResources {
  return Object.assign({}, noResources, ...contentProviders(site).map((one) => one.resources(site)));
}

/** The repositories that the owner has in further accounts; only the snapshot asks for them. */
export const furtherRepositories = (site: Site): SnapshotResource<Repository[]>[] =>
  contentProviders(site).flatMap((provider) => provider.repositories?.(site) ?? []);

/** What of that the visitor's browser asks for; in snapshot mode none of it. */
export const resourcesOfBrowsers = (site: Site): KeptResource<unknown>[] =>
  Object.values({ ...siteResources(site) }).filter((resource) => resource !== null && 'shape' in resource);

/** What of that is left to ask for once the profile is known; all of it while it is not. */
export function neededResources(site: Site, profile: Profile | undefined): SiteResources {
  const resources = siteResources(site);
  return accountProvider.live.hasNothingToFeature(site, profile)
    ? { ...resources, featured: null }
    : resources;
}

/** The addresses of the pictures that providers draw for a site. */
export function sitePictures(site: Site): SitePictures {
  return Object.assign({}, noPictures, ...contentProviders(site).map((one) => one.pictures?.(site)));
}

/** The Content-Security-Policy of the analytics providers that a site uses. */
export const analyticsPolicies = (site: Site): AnalyticsProvider['policy'][] =>
  analyticsOf(site).map((name) => analytics[name].policy);

/** The feed of the blog's articles, for feed readers; undefined without a blog. */
export function feedAddress({ blog: { display, source, username, url } }: Site): string | undefined {
  if (!display) return undefined;
  return source === 'feed' ? url : blogProviders[source as BlogSource].feed(username);
}

function isUsed(name: ProviderName, site: Site): boolean {
  const provider: Provider = providers[name];
  switch (provider.kind) {
    case 'repositories':
    case 'content': {
      const { resources, pictures, repositories } = contentOf(name) as ContentProvider;
      const given = [...Object.values(resources(site)), ...Object.values(pictures?.(site) ?? {})];
      return given.some((thing) => thing !== null) || (repositories?.(site) ?? []).length > 0;
    }
    case 'blog':
      return site.blog.display && site.blog.source === name;
    case 'analytics':
      return analyticsOf(site).some((asked) => asked === name);
    case 'download':
      return provider.isUsed(site);
  }
}

function contentOf(name: ProviderName): ContentProvider | undefined {
  const provider: Provider = providers[name];
  switch (provider.kind) {
    case 'content':
      return provider;
    case 'repositories':
      return repositoryContent(name, provider);
    case 'blog':
      return blogContent(provider);
    default:
      return undefined;
  }
}
