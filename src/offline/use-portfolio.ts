import { articlesOf } from 'virtual:articles';
import {
  featuredResource,
  furtherAddresses,
  hasNothingToFeature,
  latestResource,
  profileResource,
  withFurther,
} from 'virtual:repositories';
import { use } from 'react';
import type { Article, Profile, Repository } from '../model/content.ts';
import type { PortfolioSite } from '../model/page-site.ts';
import type { Dated } from '../providers/resource.ts';
import { OfflineContext } from './offline-provider.tsx';
import { type ResourceState, useResource } from './use-resource.ts';

/** Configured fields first, the rest from the account. Fails only if neither gives a name, bio or picture. */
export function usePortfolioProfile(site: PortfolioSite): ResourceState<Profile> {
  const { name, bio, avatar, location } = site.profile;
  const answer = useResource(profileResource(site));
  const isKnown = answer.status === 'idle' || (answer.status === 'failed' && (name || bio || avatar));
  if (answer.status !== 'there' && !isKnown) return answer;
  const account = answer.status === 'there' ? answer.value : undefined;
  return {
    status: 'there',
    fetchedAt: answer.status === 'there' ? answer.fetchedAt : Number.POSITIVE_INFINITY,
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
  const nothingToAsk = hasNothingToFeature(site, profile.status === 'there' ? profile.value : undefined);
  // Only the profile says whether the account has any.
  const undecided = automatic && profile.status !== 'there';
  const answer = useResource(nothingToAsk || undecided ? null : featured);
  const further = useFurtherRepositories();
  if (undecided && featured && !nothingToAsk) return { status: 'waiting' };
  return automatic ? merged(answer, further, site.projects.github.automatic) : answer;
}

export function useLatestRepositories(site: PortfolioSite): ResourceState<Repository[]> {
  const answer = useResource(latestResource(site));
  const { limit } = site.projects.latestPublic;
  return merged(answer, useFurtherRepositories(), { sortBy: 'updated', limit });
}

/** The repositories of further accounts in the snapshot, dated with the oldest; undefined without any. */
export function useFurtherRepositories(): Dated<Repository[]> | undefined {
  const { snapshot } = use(OfflineContext);
  const answers = furtherAddresses.flatMap(
    (address) => (snapshot.answers[address] as Dated<Repository[]> | undefined) ?? [],
  );
  if (answers.length === 0) return undefined;
  return {
    value: answers.flatMap(({ value }) => value),
    fetchedAt: Math.min(...answers.map(({ fetchedAt }) => fetchedAt)),
  };
}

function merged(
  answer: ResourceState<Repository[]>,
  further: Dated<Repository[]> | undefined,
  order: Parameters<NonNullable<typeof withFurther>>[2],
): ResourceState<Repository[]> {
  if (!withFurther || !further || answer.status === 'waiting') return answer;
  const own = answer.status === 'there' ? answer.value : [];
  return { ...further, status: 'there', value: withFurther(own, further.value, order) };
}

export function useArticles(site: PortfolioSite): ResourceState<Article[]> {
  return useResource(articlesOf && site.blog.display ? articlesOf(site.blog.username) : null);
}
