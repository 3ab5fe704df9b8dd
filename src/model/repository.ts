import type { Language } from './language.ts';

/** A public repository as a card shows it. */
export interface Repository {
  /** `owner/name`, unique on GitHub. */
  fullName: string;
  name: string;
  description: string | undefined;
  link: string;
  /** ISO 8601, UTC; undefined when the answer had none that can be read. */
  updatedAt: string | undefined;
  stars: number;
  forks: number;
  language: Language | undefined;
}
