import type { Site } from '../config/site.ts';
import type { Article } from '../model/article.ts';
import type { Profile } from '../model/profile.ts';
import type { Repository } from '../model/repository.ts';
import { devArticles } from './dev.ts';
import { featuredRepositories, githubProfile, latestRepositories } from './github.ts';
import type { LanguageColors } from './language-colors.ts';
import { mediumArticles } from './medium.ts';
import type { KeptResource } from './resource.ts';

/**
 * What a site asks the outside services for, each null when the configuration does not need it. The page, the
 * snapshot and the worker's warm-up all read it here, so none asks for anything the others do not know.
 */
export interface SiteResources {
  profile: KeptResource<Profile> | null;
  featured: KeptResource<Repository[]> | null;
  latest: KeptResource<Repository[]> | null;
  articles: KeptResource<Article[]> | null;
}

/** @param colors where the colours of languages come from; needed by whoever reads answers about repositories */
export function siteResources(site: Site, colors?: LanguageColors): SiteResources {
  const { username } = site.github;
  const { github, latestPublic } = site.projects;
  return {
    profile: isProfileConfigured(site) ? null : githubProfile(username),
    featured: github.display ? featuredRepositories(github, username, colors) : null,
    latest: latestPublic.display ? latestRepositories(username, latestPublic.limit, colors) : null,
    articles: site.blog.display ? articlesOf(site.blog) : null,
  };
}

/** With name, bio and avatar in the configuration GitHub is not asked for the profile. */
export function isProfileConfigured({ profile }: Site): boolean {
  return Boolean(profile.name && profile.bio && profile.avatar);
}

/** In automatic mode an account without public repositories is not asked for them. */
export function hasNothingToFeature(site: Site, profile: Profile | undefined): boolean {
  return site.projects.github.mode === 'automatic' && profile?.publicRepositories === 0;
}

function articlesOf({ source, username }: Site['blog']): KeptResource<Article[]> | null {
  switch (source) {
    case 'dev':
      return devArticles(username);
    case 'medium':
      return mediumArticles(username);
    default:
      return null;
  }
}
