// Entries of the timelines.
import type { Phrase } from './phrase.ts';

export interface Experience {
  company?: string;
  position?: Phrase;
  from?: Phrase;
  to?: Phrase;
  companyLink?: string;
  description?: Phrase;
}

export interface Certification {
  year?: Phrase;
  name?: Phrase;
  body?: string;
  link?: string;
  badge?: string;
}

export interface Education {
  institution?: string;
  degree?: Phrase;
  from?: Phrase;
  to?: Phrase;
  description?: Phrase;
}

export interface Publication {
  title?: Phrase;
  conferenceName?: string;
  journalName?: string;
  authors?: string;
  description?: Phrase;
  link?: string;
}
