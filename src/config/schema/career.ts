import { z } from 'zod';
import { link, picture } from '../format/address.ts';
import { date, formatted } from './field.ts';

/** A job. Dropped when it has neither company nor position nor dates (SPEC §5). */
export const experience = z.strictObject({
  company: z.string().optional(),
  position: z.string().optional(),
  from: date.optional(),
  to: date.optional(),
  companyLink: formatted(link).optional(),
});

/** A certificate you hold. Dropped when it has neither year nor name nor body (SPEC §5). */
export const certification = z.strictObject({
  year: date.optional(),
  name: z.string().optional(),
  body: z.string().optional(),
  link: formatted(link).optional(),
  badge: formatted(picture).optional(),
});

/** A school or study. Dropped when it has neither institution nor degree nor dates (SPEC §5). */
export const education = z.strictObject({
  institution: z.string().optional(),
  degree: z.string().optional(),
  from: date.optional(),
  to: date.optional(),
});

/** A paper, article or book. Dropped when it has no title (SPEC §5). */
export const publication = z.strictObject({
  title: z.string().optional(),
  conferenceName: z.string().optional(),
  journalName: z.string().optional(),
  authors: z.string().optional(),
  description: z.string().optional(),
  link: formatted(link).optional(),
});
