import type { Site } from '../../config/site.ts';

/** What a site shows that comes from elsewhere, whoever fetches it: the visitor's browser or the build. */
export interface OutsideContents {
  /** The profile or lists of repositories, from `api.github.com`. */
  github: boolean;
  /** The profile picture of the GitHub account. */
  avatar: boolean;
  blog: 'dev' | 'medium' | undefined;
  chart: boolean;
  /** Servers of the pictures that the owner linked instead of putting them into `public/`; each once, sorted. */
  pictureHosts: readonly string[];
}

const none: OutsideContents = {
  github: false,
  avatar: false,
  blog: undefined,
  chart: false,
  pictureHosts: [],
};

/** What the configuration makes the site fetch. */
export function outsideContents(site: Site): OutsideContents {
  const { name, bio, avatar } = site.profile;
  const { username } = site.github;
  // With name, bio and avatar in the configuration GitHub is not asked for the profile (SPEC §5).
  const profile = !(name && bio && avatar);
  return {
    github: profile || showsFeatured(site) || (site.projects.latestPublic.display && username !== ''),
    avatar: profile && !avatar,
    blog: blogSource(site.blog),
    chart: site.githubContributions.display && username !== '',
    pictureHosts: pictureHosts(site),
  };
}

/** Of those, what the visitor's own browser fetches: in snapshot mode nothing. */
export function fetchedByVisitor(site: Site): OutsideContents {
  return site.data === 'live' ? outsideContents(site) : none;
}

function showsFeatured({ github, projects }: Site): boolean {
  const { display, mode, manual } = projects.github;
  return display && (mode === 'manual' ? manual.projects.length > 0 : github.username !== '');
}

function blogSource({ display, username, source }: Site['blog']): 'dev' | 'medium' | undefined {
  if (!display || username === '') return undefined;
  return source === 'dev' || source === 'medium' ? source : undefined;
}

function pictureHosts({ pictures }: Site): string[] {
  const outside = pictures.filter(({ address }) => /^https?:/i.test(address));
  return [...new Set(outside.map(({ address }) => new URL(address).host))].sort();
}
