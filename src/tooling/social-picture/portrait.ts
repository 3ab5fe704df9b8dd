import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../config/site.ts';
import type { Profile } from '../../model/profile.ts';
import type { OwnerSnapshot } from '../snapshot/owner-snapshot.ts';

/**
 * The person's picture as a file: the configured one, or the snapshot's copy of an outside one. Undefined when the
 * build has neither.
 */
export async function portraitOf(
  site: Site,
  publicDir: string,
  snapshot: OwnerSnapshot,
  profile: Profile | undefined,
): Promise<Uint8Array | undefined> {
  const address = site.profile.avatar ?? profile?.avatar;
  if (address === undefined) return undefined;
  if (!URL.canParse(address)) {
    const file = decodeURI(address.slice(site.base.length).replace(/[?#].*$/s, ''));
    return readFile(join(publicDir, file)).catch(() => undefined);
  }
  const copy = (await snapshot.page())?.pictures[address];
  if (copy === undefined) return undefined;
  return (await snapshot.files()).get(copy.slice(site.base.length));
}
