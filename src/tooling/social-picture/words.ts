import type { Site } from '../../config/site.ts';

/** What the picture says. */
export interface Words {
  name: string;
  /** What the person does, in one line. */
  claim: string;
  description: string;
  skills: readonly string[];
  /** Where the site is: `example.com`. */
  address: string;
}

/** Picks the words from the configuration; the title without the name that stands above it anyway. */
export function wordsOf({ profile, seo, github, skills }: Site): Words {
  const name = profile.name ?? github.username;
  const title = seo.title ?? '';
  return {
    name,
    claim: title.startsWith(name) ? title.slice(name.length).replace(/^[\s\p{P}|]+/u, '') : title,
    description: seo.description ?? profile.bio ?? '',
    skills,
    address: seo.url ? new URL(seo.url).host : '',
  };
}
