import { type AnalyticsService as AnalyticsName, analyticsServices } from '../config/analytics.ts';
import type { BlogSource } from '../config/fields/page.ts';
import { quote } from '../config/messages/problem.ts';
import type { Site } from '../config/site.ts';
import type { Profile } from '../model/profile.ts';
import type { UsedServices } from '../text/legal/privacy-policy.ts';
import { chart } from './chart/service.ts';
import { dev } from './dev/service.ts';
import type { FeedResource } from './feed/articles.ts';
import { feed } from './feed/service.ts';
import { hasNothingToFeature } from './github/resources.ts';
import { github } from './github/service.ts';
import { googleAnalytics } from './google-analytics/service.ts';
import { hotjar } from './hotjar/service.ts';
import { medium } from './medium/service.ts';
import type { KeptResource } from './resource.ts';
import { rustdesk } from './rustdesk/service.ts';
import {
  type AnalyticsService,
  type BlogService,
  type ContentService,
  type Part,
  type Service,
  type SitePictures,
  type SiteResources,
  tryLater,
} from './service.ts';

/**
 * The outside services, by the names of their folders, in the order of the privacy policy. For the build and the
 * tests: what the page needs of the services of a site comes to it through `virtual:articles` and
 * `virtual:disclosures`.
 */
export const blogServices = { dev, medium } satisfies Record<BlogSource, BlogService>;
const analytics = { 'google-analytics': googleAnalytics, hotjar } satisfies Record<
  AnalyticsName,
  AnalyticsService
>;
export const services = { github, ...blogServices, feed, chart, ...analytics, rustdesk } satisfies Record<
  string,
  Service
>;

export type ServiceName = keyof typeof services;

/** The services that a site uses, whoever asks them: the visitor's browser or, in snapshot mode, the build. */
export function usedServices(site: Site): ServiceName[] {
  return (Object.keys(services) as ServiceName[]).filter((name) => isUsed(name, site));
}

/** What the services that a site uses disclose. */
export const usedDisclosures = (site: Site): UsedServices => ({
  services: usedServices(site).map((name) => services[name].disclosure),
  keepsAnswers: keepsAnswers(site),
});

/** Whether answers to the visitor's browser are kept on the device. Pictures that services draw are no answers. */
export const keepsAnswers = (site: Site): boolean =>
  site.data === 'live' && resourcesOfBrowsers(site).length > 0;

/** The services that give contents to a site; the blog is one of them. */
export const contentServices = (site: Site): ContentService[] =>
  usedServices(site).flatMap((name) => contentOf(services[name]) ?? []);

const noResources: SiteResources = { profile: null, featured: null, latest: null, articles: null };
const noPictures: SitePictures = { chart: null, statistics: null };

/** Whether a service gives a part of the page, and not the configuration. */
export const isPart = (name: string): name is Part => name in noResources || name in noPictures;

/** The service that gives a part to a site. */
export const serviceOf = (part: Part, site: Site): ContentService | undefined =>
  contentServices(site).find((service) => part in { ...service.resources(site), ...service.pictures(site) });

/** What a site asks the services for. The page, the snapshot and the worker's warm-up ask for the same. */
export function siteResources(site: Site): SiteResources {
  return Object.assign({}, noResources, ...contentServices(site).map((one) => one.resources(site)));
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

/** The addresses of the pictures that services draw for a site. */
export function sitePictures(site: Site): SitePictures {
  return Object.assign({}, noPictures, ...contentServices(site).map((one) => one.pictures(site)));
}

/** The Content-Security-Policy of the analytics services that a site uses. */
export const analyticsPolicies = (site: Site): AnalyticsService['policy'][] =>
  analyticsServices(site).map((name) => analytics[name].policy);

/** The feed of the blog's articles, for feed readers; undefined without a blog. */
export const feedAddress = ({ blog }: Site): string | undefined =>
  !blog.display
    ? undefined
    : blog.source === 'feed'
      ? blog.url
      : blogServices[blog.source].feed(blog.username);

function isUsed(name: ServiceName, site: Site): boolean {
  const service: Service = services[name];
  switch (service.kind) {
    case 'content':
      return [service.resources(site), service.pictures(site)].some((given) =>
        Object.values(given).some((thing) => thing !== null),
      );
    case 'blog':
      return site.blog.display && site.blog.source === name;
    case 'analytics':
      return analyticsServices(site).some((asked) => asked === name);
    case 'download':
      return service.isUsed(site);
  }
}

function contentOf(service: Service): ContentService | undefined {
  if (service.kind === 'content') return service;
  return service.kind === 'blog' ? blogContent(service) : undefined;
}

/** The blog's articles, whichever service they come from. */
function blogContent({ articlesOf, thumbnails, check, disclosure }: BlogService): ContentService {
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
