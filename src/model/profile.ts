import type { Phrase } from './phrase.ts';

/** The person the page is about, from the configuration or from GitHub. */
export interface Profile {
  avatar: string | undefined;
  name: string | undefined;
  bio: Phrase | undefined;
  location: string | undefined;
  company: string | undefined;
  /** GitHub's `public_repos`; unknown when the profile comes from the configuration alone. */
  publicRepositories: number | undefined;
}
