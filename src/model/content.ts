import type { LocalizedText } from './phrase.ts';

/** Content from providers. Devices store it: after a change here they ignore what an earlier version stored. */

/** The person the page is about, from the configuration or from the provider of their account. */
export interface Profile {
  avatar: string | undefined;
  name: string | undefined;
  bio: LocalizedText | undefined;
  location: LocalizedText | undefined;
  /** Its words; some lead to the page of an organisation. */
  company: LinkedText | undefined;
  /** How many there are; unknown when the profile comes from the configuration alone. */
  publicRepositories: number | undefined;
}

/** Words that may be a link; such words are separated by a space. */
export interface LinkedText {
  text: string;
  link?: string | undefined;
}

export interface Repository {
  /** `owner/name`, unique at its provider. */
  fullName: string;
  name: string;
  description: string | undefined;
  link: string;
  /** ISO 8601, UTC; undefined when the response had none that can be read. */
  updatedAt: string | undefined;
  stars: number;
  forks: number;
  /** The programming language, with its colour as `#rrggbb`; null for one without. */
  language: (LinkedText & { color: string | null }) | undefined;
}

export interface Article {
  title: string;
  /** Plain text, at most 100 characters and `...`. */
  description: string;
  thumbnail: string | undefined;
  link: string;
  categories: string[];
  /** ISO 8601, UTC; undefined when the response had none that can be read. */
  publishedAt: string | undefined;
}
