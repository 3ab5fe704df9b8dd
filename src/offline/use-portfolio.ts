import { siteHas } from 'virtual:site-has';
import { use } from 'react';
import { articlesOf } from '#articles';
import type { Article, Profile, Repository } from '../model/content.ts';
import {
  featuredResource,
  hasNothingToFeature,
  latestResource,
  profileResource,
} from '../providers/github/resources.ts';
import { withFurther } from '../providers/repository.ts';
import type { PortfolioSite } from '../site/page-site.ts';
import { OfflineContext } from './offline-provider.tsx';
import { type ResourceState, useResource } from './use-resource.ts';

/** Configured fields first, the rest from the account. Fails only if neither gives a name, bio or picture. */
export function usePortfolioProfile(site: PortfolioSite): ResourceState<Profile> {
  const { name, bio, avatar, location } = site.profile;
  const answer = useResource(profileResource(site));
  const isKnown = answer.status === 'idle' || (answer.status === 'error' && (name || bio || avatar));
  if (answer.status !== 'success' && !isKnown) return answer;
  const account = answer.status === 'success' ? answer.value : undefined;
  return {
    status: 'success',
    fetchedAt: answer.status === 'success' ? answer.fetchedAt : Number.POSITIVE_INFINITY,
    value: {
      name: name ?? account?.name,
      bio: bio ?? account?.bio,
      avatar: avatar ?? account?.avatar,
      location: location ?? account?.location,
      company: account?.company,
      publicRepositories: account?.publicRepositories,
    },
  };
}

export function useFeaturedRepositories(site: PortfolioSite): ResourceState<Repository[]> {
  const profile = usePortfolioProfile(site);
  const featured = featuredResource(site);
  const automatic = site.projects.github.mode === 'automatic';
  const nothingToAsk = hasNothingToFeature(site, profile.status === 'success' ? profile.value : undefined);
  // Only the profile says whether the account has any.
  const undecided = automatic && profile.status !== 'success';
  const answer = useResource(nothingToAsk || undecided ? null : featured);
  const withOthers = useWithFurther(answer, site.projects.github.automatic);
  if (undecided && featured && !nothingToAsk) return { status: 'pending' };
  return automatic ? withOthers : answer;
}

export function useLatestRepositories(site: PortfolioSite): ResourceState<Repository[]> {
  const answer = useResource(latestResource(site));
  const { limit } = site.projects.latestPublic;
  return useWithFurther(answer, { sortBy: 'updated', limit });
}

/** With the repositories of further accounts, which only the snapshot has: they date the whole list. */
function useWithFurther(
  answer: ResourceState<Repository[]>,
  order: Parameters<typeof withFurther>[2],
): ResourceState<Repository[]> {
  const further = use(OfflineContext).snapshot.furtherRepositories;
  if (!siteHas.furtherRepositories || !further || answer.status === 'pending') return answer;
  const own = answer.status === 'success' ? answer.value : [];
  return { ...further, status: 'success', value: withFurther(own, further.value, order) };
}

export function useArticles({ blog }: PortfolioSite): ResourceState<Article[]> {
  return useResource(siteHas.articles ? articlesOf(blog.source === 'feed' ? blog.url : blog.username) : null);
}
