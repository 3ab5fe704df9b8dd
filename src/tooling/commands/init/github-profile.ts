import sharp from 'sharp';
import { profileResource } from '../../../providers/github/resources.ts';
import { download, type Fetch, request } from '../../../providers/request.ts';
import { ProviderError } from '../../../providers/resource.ts';
import { reasonOf } from '../check/check-site.ts';

export interface GithubProfile {
  fields: { name?: string | undefined; bio?: string | undefined; location?: string | undefined };
  portrait: { content: Buffer; path: string } | undefined;
}

/** Asks GitHub once who somebody is. @returns a sentence when it does not say */
export async function githubProfile(username: string, fetch: Fetch): Promise<GithubProfile | string> {
  const resource = profileResource({ profile: {}, github: { username } });
  if (!resource) return '';
  try {
    const { value } = await request(resource, { fetch });
    const { name, bio, location, avatar } = value;
    const fields = Object.entries({ name, bio, location }).filter(([, text]) => text);
    return {
      fields: Object.fromEntries(fields),
      portrait: avatar ? await portraitAt(avatar, fetch) : undefined,
    };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return reasonOf(error, resource.url, Date.now());
  }
}

/** Undefined when it does not come: then the page shows the one at GitHub. */
async function portraitAt(address: string, fetch: Fetch): Promise<GithubProfile['portrait']> {
  const picture = await download(address, { fetch }).catch(() => undefined);
  if (!picture) return undefined;
  const content = Buffer.from(picture.value);
  const format = await sharp(content)
    .metadata()
    .then(
      (head) => head.format,
      () => undefined,
    );
  const ending = format === 'jpeg' ? 'jpg' : format;
  return ending ? { content, path: `images/portrait.${ending}` } : undefined;
}
