import type { Site } from '../../../model/site.ts';
import { siteResources } from '../../../providers/providers.ts';
import type { Resource } from '../../../providers/resource.ts';
import type { OwnerSnapshot } from '../../inputs/snapshot/owner-snapshot.ts';
import type { KnownCounts } from './heights.ts';

/** How many entries the providers have given, as the snapshot has it. */
export async function knownCounts(site: Site, snapshot: OwnerSnapshot): Promise<KnownCounts> {
  const { latest, featured, articles } = siteResources(site);
  const { answers } = await snapshot.answers();
  const count = (resource: Pick<Resource<unknown>, 'url'> | null, most: number) => {
    const value = resource && answers[resource.url]?.value;
    return Array.isArray(value) ? Math.min(value.length, most) : undefined;
  };
  return {
    'latest-repositories': count(latest, site.projects.latestPublic.limit),
    'featured-repositories': count(featured, 100),
    articles: count(articles, site.blog.limit),
  };
}
