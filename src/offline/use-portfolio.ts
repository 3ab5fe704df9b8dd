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
  const state = useResource(profileResource(site));
  const isKnown = state.status === 'idle' || (state.status === 'error' && (name || bio || avatar));
  if (state.status !== 'success' && !isKnown) return state;
  const account = state.status === 'success' ? state.value : undefined;
  return {
    status: 'success',
    fetchedAt: state.status === 'success' ? state.fetchedAt : Number.POSITIVE_INFINITY,
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
  const state = useResource(nothingToAsk || undecided ? null : featured);
  const withOthers = useWithFurther(state, site.projects.github.automatic);
  if (undecided && featured && !nothingToAsk) return { status: 'pending' };
  return automatic ? withOthers : state;
}

export function useLatestRepositories(site: PortfolioSite): ResourceState<Repository[]> {
  const state = useResource(latestResource(site));
  const { limit } = site.projects.latestPublic;
  return useWithFurther(state, { sortBy: 'updated', limit });
}

/** Adds the repositories of further accounts, which only the snapshot has: they date the whole list. */
function useWithFurther(
  state: ResourceState<Repository[]>,
  order: Parameters<typeof withFurther>[2],
): ResourceState<Repository[]> {
  const further = use(OfflineContext).snapshot.furtherRepositories;
  if (!siteHas.furtherRepositories || !further || state.status === 'pending') return state;
  const repositories = state.status === 'success' ? state.value : [];
  return { ...further, status: 'success', value: withFurther(repositories, further.value, order) };
}

export function useArticles({ blog }: PortfolioSite): ResourceState<Article[]> {
  return useResource(siteHas.articles ? articlesOf(blog) : null);
}
