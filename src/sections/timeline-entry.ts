import { joined } from '../model/phrase.ts';
import type { Site } from '../model/site.ts';

export type Career = Pick<Site, 'certifications' | 'educations' | 'experiences'>;
type Entry<List extends keyof Career> = Career[List][number];
export type CareerStep = Partial<Entry<'certifications'> & Entry<'educations'> & Entry<'experiences'>>;

/** A step of a career, as the portfolio's timelines and the CV show it. */
export const timelineEntry = (step: CareerStep) => ({
  time: step.year ?? joined([step.from, step.to], ' – '),
  title: step.name ?? step.degree ?? step.position,
  link: step.link,
  organization: step.body ?? step.institution ?? step.company,
  organizationLink: step.companyLink,
  description: step.description,
  badge: step.badge,
});

type Step = ReturnType<typeof timelineEntry>;
export type TimelineEntry = { [Key in keyof Step]?: Step[Key] | undefined };
