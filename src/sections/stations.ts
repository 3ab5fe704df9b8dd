import type { Certification, Education, Experience } from '../model/career.ts';
import { joined, type Phrase } from '../model/phrase.ts';

/** A step of a career, as the portfolio's timelines and the profile page show it. */
export interface Station {
  time: Phrase | undefined;
  title: Phrase | undefined;
  link?: string | undefined;
  place: string | undefined;
  placeLink?: string | undefined;
  description?: Phrase | undefined;
  badge?: string | undefined;
}

export const certificationStation = ({ year, name, body, link, badge }: Certification): Station => ({
  time: year,
  title: name,
  link,
  place: body,
  badge,
});

export const educationStation = (education: Education): Station => ({
  time: joined([education.from, education.to], ' – '),
  title: education.degree,
  place: education.institution,
  description: education.description,
});

export const experienceStation = (experience: Experience): Station => ({
  time: joined([experience.from, experience.to], ' – '),
  title: experience.position,
  place: experience.company,
  placeLink: experience.companyLink,
  description: experience.description,
});
