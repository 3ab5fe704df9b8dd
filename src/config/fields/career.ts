import { z } from 'zod';
import { languageLevels } from '../../model/engagement.ts';
import { day, month, monthOrToday, today } from '../format/dates.ts';
import { count, date, fieldNotes, formatted, link, picture, texts, words } from './field.ts';

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

export const engagement = z.strictObject({
  from: formatted(month),
  to: formatted(monthOrToday)
    .transform((written) => (written === today ? undefined : written))
    .optional(),
  title: words(),
  client: words().optional(),
  clientName: z.string().optional(),
  industry: words().optional(),
  roles: texts(words()),
  description: words().optional(),
  tasks: texts(words()),
  result: words().optional(),
  technologies: texts(z.string()),
  methods: texts(words()),
  team: count(1, 10_000).optional(),
  place: words().optional(),
  workload: words().optional(),
});

export const spokenLanguage = z.strictObject({
  name: words(),
  level: z.enum(languageLevels),
});

export const profilePage = z.strictObject({
  display: z.boolean().default(true),
  title: words().optional(),
  summary: words().optional(),
  focus: words().optional(),
  pdf: z.boolean().default(true),
  docx: z.boolean().default(true),
  updated: formatted(day).optional(),
});
