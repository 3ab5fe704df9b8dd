import type { BlogSource } from '../config/fields/page.ts';
import { quote } from '../config/messages/problem.ts';
import type { Profile } from '../model/profile.ts';
import type { Site } from '../model/site.ts';
import { type AnalyticsName, analyticsOf as analyticsProviders } from '../model/site.ts';
import type { UsedProviders } from '../text/legal/privacy-policy.ts';
import { chart } from './chart/provider.ts';
import { dev } from './dev/provider.ts';
import type { FeedResource } from './feed/articles.ts';
import { feed } from './feed/provider.ts';
import { github } from './github/provider.ts';
import { hasNothingToFeature } from './github/resources.ts';
import { googleAnalytics } from './google-analytics/provider.ts';
import { hotjar } from './hotjar/provider.ts';
import { medium } from './medium/provider.ts';
import {
  type AnalyticsProvider,
  type BlogProvider,
  type ContentProvider,
  type Part,
  type Provider,
  type SitePictures,
  type SiteResources,
  tryLater,
} from './provider.ts';
import type { KeptResource } from './resource.ts';
import { rustdesk } from './rustdesk/provider.ts';

/**
 * The outside providers, by the names of their folders, in the order of the privacy policy. For the build and the
 * tests: what the page needs of the providers of a site comes to it through `virtual:articles` and
 * `virtual:disclosures`.
 */
export const blogProviders = { dev, medium } satisfies Record<BlogSource, BlogProvider>;
const analytics = { 'google-analytics': googleAnalytics, hotjar } satisfies Record<
  AnalyticsName,
  AnalyticsProvider
>;
export const providers = { github, ...blogProviders, feed, chart, ...analytics, rustdesk } satisfies Record<
  string,
  Provider
>;

export type ProviderName = keyof typeof providers;

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

/** The providers that give contents to a site; the blog is one of them. */
export const contentProviders = (site: Site): ContentProvider[] =>
  usedProviders(site).flatMap((name) => contentOf(providers[name]) ?? []);

const noResources: SiteResources = { profile: null, featured: null, latest: null, articles: null };
const noPictures: SitePictures = { chart: null, statistics: null };

/** Whether a provider gives a part of the page, and not the configuration. */
export const isPart = (name: string): name is Part => name in noResources || name in noPictures;

/** The provider that gives a part to a site. */
export const providerOf = (part: Part, site: Site): ContentProvider | undefined =>
  contentProviders(site).find(
    (provider) => part in { ...provider.resources(site), ...provider.pictures(site) },
  );

/** What a site asks the providers for. The page, the snapshot and the worker's warm-up ask for the same. */
export function siteResources(site: Site): SiteResources {
  return Object.assign({}, noResources, ...contentProviders(site).map((one) => one.resources(site)));
}

/** What of that the visitor's browser asks for; in snapshot mode none of it. */
export const resourcesOfBrowsers = (site: Site): KeptResource<unknown>[] => {
  const all: (KeptResource<unknown> | FeedResource | null)[] = Object.values(siteResources(site));
  return all.filter((resource): resource is KeptResource<unknown> => resource !== null && !resource.isFeed);
};

/** What of that is left to ask for once the profile is known; all of it while it is not. */
export function neededResources(site: Site, profile: Profile | undefined): SiteResources {
  const resources = siteResources(site);
  return hasNothingToFeature(site, profile) ? { ...resources, featured: null } : resources;
}

/** The addresses of the pictures that providers draw for a site. */
export function sitePictures(site: Site): SitePictures {
  return Object.assign({}, noPictures, ...contentProviders(site).map((one) => one.pictures(site)));
}

/** The Content-Security-Policy of the analytics providers that a site uses. */
export const analyticsPolicies = (site: Site): AnalyticsProvider['policy'][] =>
  analyticsProviders(site).map((name) => analytics[name].policy);

/** The feed of the blog's articles, for feed readers; undefined without a blog. */
export const feedAddress = ({ blog }: Site): string | undefined =>
  !blog.display
    ? undefined
    : blog.source === 'feed'
      ? blog.url
      : blogProviders[blog.source as BlogSource].feed(blog.username);

function isUsed(name: ProviderName, site: Site): boolean {
  const provider: Provider = providers[name];
  switch (provider.kind) {
    case 'content':
      return [provider.resources(site), provider.pictures(site)].some((given) =>
        Object.values(given).some((thing) => thing !== null),
      );
    case 'blog':
      return site.blog.display && site.blog.source === name;
    case 'analytics':
      return analyticsProviders(site).some((asked) => asked === name);
    case 'download':
      return provider.isUsed(site);
  }
}

function contentOf(provider: Provider): ContentProvider | undefined {
  if (provider.kind === 'content') return provider;
  return provider.kind === 'blog' ? blogContent(provider) : undefined;
}

/** The blog's articles, whichever provider they come from. */
function blogContent({ articlesOf, thumbnails, check, disclosure }: BlogProvider): ContentProvider {
  return {
    kind: 'content',
    resources: ({ blog }) => ({ articles: articlesOf(blog.username) }),
    pictures: () => ({}),
    namedPictures: () => thumbnails,
    check: {
      path: () => 'blog.username',
      explain: ({ error }, { blog: { username } }) => {
        // The converter of Medium's feeds reports a feed that does not exist with HTTP 200.
        const isUnknown = error.kind === 'unknown-user' || (error.kind === 'failed' && error.status === 200);
        if (!isUnknown) return tryLater(check.name, error);
        const page = check.page(username);
        const detail = error.detail ? ` It says: ${error.detail}` : '';
        return {
          kind: 'mistake',
          message: `Found ${quote(username)}, for whom ${new URL(page).host} has no articles to read.${detail} Open ${page} in your browser, and correct the name or remove the block \`blog\`.`,
        };
      },
      explainEmpty: (_, { blog: { username } }) => ({
        path: 'blog.username',
        message: `Found '${username}', who has no articles: the page shows 'No recent post'. Check the name if there should be some${check.emptyHint}.`,
      }),
    },
    disclosure,
  };
}
