import { type WorkerSite, withoutQuery } from '../../sw/contract.ts';
import type { Site } from '../config/site.ts';
import { contributionChart, statisticsCard } from '../sources/contributions.ts';
import { siteResources } from '../sources/site-resources.ts';

/** The hosts that a site's pages talk to. */
export interface OutsideHosts {
  /** Whose answers are data. */
  answers: string[];
  /** Whose answers are pictures, as far as it is known before they are asked. */
  pictures: string[];
  /**
   * Whether pictures may come from other hosts too: an article's thumbnail lies where its author or the service of the
   * day has put it, and nobody knows before the list of articles is there.
   */
  picturesAnywhere: boolean;
}

const avatarHosts = ['avatars.githubusercontent.com'];
const thumbnailHosts: Readonly<Record<string, readonly string[]>> = {
  dev: [
    'media.dev.to',
    'media2.dev.to',
    'dev-to-uploads.s3.amazonaws.com',
    'thepracticaldev.s3.amazonaws.com',
  ],
  medium: ['cdn-images-1.medium.com', 'miro.medium.com'],
};

/** The outside hosts of a configuration, each once; none when nothing outside is asked. */
export function outsideHosts(site: Site): OutsideHosts {
  if (site.data === 'snapshot') return { answers: [], pictures: [], picturesAnywhere: false };
  const { profile, articles, ...lists } = siteResources(site);
  const asked = [profile, articles, ...Object.values(lists)].filter((resource) => resource !== null);
  const { username } = site.github;
  const charts = site.githubContributions.display
    ? [contributionChart(username), statisticsCard(username)]
    : [];
  return {
    answers: distinct(asked.flatMap(({ url }) => hostOf(url))),
    pictures: distinct([
      ...(profile && !site.profile.avatar ? avatarHosts : []),
      ...charts.flatMap(hostOf),
      ...(articles ? (thumbnailHosts[site.blog.source] ?? []) : []),
      ...site.pictures.flatMap(({ address }) => hostOf(address)),
    ]),
    picturesAnywhere: articles !== null,
  };
}

/** What the worker keeps of what a site asks for. */
export function keptAnswers(site: Site): WorkerSite['answers'] {
  if (site.data === 'snapshot') return {};
  const asked = Object.values(siteResources(site)).filter((resource) => resource !== null);
  return Object.fromEntries(asked.map(({ url, shape }) => [withoutQuery(url), shape]));
}

/** None for an address of the site's own. */
const hostOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).host] : []);

const distinct = (hosts: readonly string[]): string[] => [...new Set(hosts)];
