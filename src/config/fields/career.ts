import { z } from 'zod';
import { date, fieldNotes, link, picture, texts, words } from './field.ts';

export const skill = z
  .union([z.string(), z.strictObject({ group: words(), list: texts(z.string()) })])
  .register(fieldNotes, {
    allowed: "a text such as 'Docker', or a group such as { group: 'Netze', list: ['Fortinet', 'OPNsense'] }",
  });

export const experience = z.strictObject({
  company: z.string().optional(),
  position: words().optional(),
  from: date.optional(),
  to: date.optional(),
  companyLink: link().optional(),
  description: words().optional(),
});

export const certification = z.strictObject({
  year: date.optional(),
  name: words().optional(),
  body: z.string().optional(),
  link: link().optional(),
  badge: picture('certification', { shown: [56, 56], ratio: 1, sizes: '3.5rem' }).optional(),
});

export const education = z.strictObject({
  institution: z.string().optional(),
  degree: words().optional(),
  from: date.optional(),
  to: date.optional(),
  description: words().optional(),
});

export const publication = z.strictObject({
  title: words().optional(),
  conferenceName: z.string().optional(),
  journalName: z.string().optional(),
  authors: z.string().optional(),
  description: words().optional(),
  link: link().optional(),
});

/** What an entry needs at least one of, or it is dropped. */
export const neededFields = {
  experiences: ['company', 'position', 'from', 'to'],
  certifications: ['year', 'name', 'body'],
  educations: ['institution', 'degree', 'from', 'to'],
  publications: ['title'],
} as const;
