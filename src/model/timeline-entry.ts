import { joined } from './phrase.ts';
import type { Site } from './site.ts';

export type Career = Pick<Site, 'certifications' | 'educations' | 'experiences'>;
type Entry<List extends keyof Career> = Career[List][number];
export type CareerStep = Partial<Entry<'certifications'> & Entry<'educations'> & Entry<'experiences'>>;

/** A step of a career, as the portfolio's timelines and the CV show it. */
export const timelineEntry = (step: CareerStep) => ({
  time: step.year ?? joined(step.from === step.to ? [step.from] : [step.from, step.to], ' – '),
  title: step.name ?? step.degree ?? step.position,
  link: step.link,
  organization: step.body ?? step.institution ?? step.company,
  organizationLink: step.companyLink,
  description: step.description,
  badge: step.badge,
});

/** A publication, as the CV shows it. */
export const publicationEntry = (publication: Site['publications'][number]): TimelineEntry => {
  const { title, authors, conferenceName, journalName, link, description } = publication;
  const organization = [authors, conferenceName, journalName].filter(Boolean).join(', ');
  return { title, link, organization, description };
};

type Step = ReturnType<typeof timelineEntry>;
export type TimelineEntry = { [Key in keyof Step]?: Step[Key] | undefined };
