// Entries of the timelines, in which an owner may leave out everything.
import type { Phrase } from './phrase.ts';

type Texts<Key extends string> = { [Name in Key]?: string };
type Phrases<Key extends string> = { [Name in Key]?: Phrase };

export type Experience = Texts<'company' | 'companyLink'> &
  Phrases<'position' | 'from' | 'to' | 'description'>;
export type Certification = Texts<'body' | 'link' | 'badge'> & Phrases<'year' | 'name'>;
export type Education = Texts<'institution'> & Phrases<'degree' | 'from' | 'to' | 'description'>;
export type Publication = Texts<'conferenceName' | 'journalName' | 'authors' | 'link'> &
  Phrases<'title' | 'description'>;
