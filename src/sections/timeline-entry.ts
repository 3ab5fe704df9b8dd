import { joined, type Phrase } from '../model/phrase.ts';
import type { Site } from '../model/site.ts';

type Entry<List extends 'certifications' | 'educations' | 'experiences'> = Site[List][number];

/** A step of a career, as the portfolio's timelines and the profile page show it. */
export interface TimelineEntry {
  time: Phrase | undefined;
  title: Phrase | undefined;
  link?: string | undefined;
  organization: string | undefined;
  organizationLink?: string | undefined;
  description?: Phrase | undefined;
  badge?: string | undefined;
}

export const certificationEntry = ({
  year,
  name,
  body,
  link,
  badge,
}: Entry<'certifications'>): TimelineEntry => ({
  time: year,
  title: name,
  link,
  organization: body,
  badge,
});

export const educationEntry = (education: Entry<'educations'>): TimelineEntry => ({
  time: joined([education.from, education.to], ' – '),
  title: education.degree,
  organization: education.institution,
  description: education.description,
});

export const experienceEntry = (experience: Entry<'experiences'>): TimelineEntry => ({
  time: joined([experience.from, experience.to], ' – '),
  title: experience.position,
  organization: experience.company,
  organizationLink: experience.companyLink,
  description: experience.description,
});
