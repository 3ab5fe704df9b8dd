import { articlesOf } from 'virtual:articles';
import type { Article } from '../model/article.ts';
import type { Profile } from '../model/profile.ts';
import type { Repository } from '../model/repository.ts';
import type { Site } from '../model/site.ts';
import {
  featuredResource,
  hasNothingToFeature,
  latestResource,
  profileResource,
} from '../providers/github/resources.ts';
import { type ResourceState, useResource } from './use-resource.ts';

/** What the portfolio reads from outside, as hooks. Sections that use the same one share one request. */

/**
 * The person: each field the owner configured, the rest from GitHub. Whoever says anything of themselves is known, whatever
 * GitHub answers: it fails only while nothing is.
 */
export function usePortfolioProfile(site: Site): ResourceState<Profile> {
  const { name, bio, avatar } = site.profile;
  const answer = useResource(profileResource(site));
  if (answer.status === 'idle' || (answer.status === 'failed' && (name || bio || avatar))) {
    const value = {
      name,
      bio,
      avatar,
      location: undefined,
      company: undefined,
      publicRepositories: undefined,
    };
    const error = answer.status === 'failed' ? answer.error : undefined;
    return { status: 'there', value, fetchedAt: Number.POSITIVE_INFINITY, error };
  }
  if (answer.status !== 'there') return answer;
  const github = answer.value;
  return {
    ...answer,
    value: { ...github, name: name ?? github.name, bio: bio ?? github.bio, avatar: avatar ?? github.avatar },
  };
}

/** The chosen repositories. In automatic mode not asked for when the account has none. */
export function useFeaturedRepositories(site: Site): ResourceState<Repository[]> {
  const profile = usePortfolioProfile(site);
  const featured = featuredResource(site);
  const automatic = site.projects.github.mode === 'automatic';
  const nothingToAsk = hasNothingToFeature(site, profile.status === 'there' ? profile.value : undefined);
  // Whether there is anything to ask for is known only with the profile.
  const undecided = automatic && profile.status !== 'there';
  const answer = useResource(nothingToAsk || undecided ? null : featured);
  if (nothingToAsk) return { status: 'idle' };
  if (undecided && featured) return { status: 'waiting' };
  return answer;
}

export function useLatestRepositories(site: Site): ResourceState<Repository[]> {
  return useResource(latestResource(site));
}

export function useArticles(site: Site): ResourceState<Article[]> {
  return useResource(articlesOf && site.blog.display ? articlesOf(site.blog.username) : null);
}
