import type { Profile } from '../../../model/content.ts';
import type { Site } from '../../../model/site.ts';
import { siteResources } from '../../../providers/providers.ts';
import type { OwnerSnapshot } from '../../inputs/snapshot/owner-snapshot.ts';

/** The account's profile at GitHub as the snapshot has it; undefined when it does not, or when it is not needed. */
export async function knownProfile(site: Site, snapshot: OwnerSnapshot): Promise<Profile | undefined> {
  const { profile } = siteResources(site);
  const { answers } = await snapshot.answers();
  return profile ? (answers[profile.url]?.value as Profile | undefined) : undefined;
}
