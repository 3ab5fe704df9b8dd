import { z } from 'zod';
import { date, link, picture, type Words, type WrittenDate, words } from './field.ts';

/** A job. Dropped when it has neither company nor position nor dates. */
export interface ExperienceConfig {
  /**
   * Where you worked.
   * @example 'Beispiel GmbH'
   */
  company?: string;
  /**
   * What you were there.
   * @example 'Softwareentwickler'
   */
  position?: Words;
  /**
   * When it began.
   * @example 'September 2021'
   */
  from?: WrittenDate;
  /**
   * When it ended.
   * @example 'heute'
   */
  to?: WrittenDate;
  /**
   * The website of the company.
   * @example 'https://example.com'
   */
  companyLink?: string;
  /**
   * What you did there, in one to three sentences.
   * @example 'Planung und Betrieb des Netzes an drei Standorten.'
   */
  description?: Words;
}

export const experience = z.strictObject({
  company: z.string().optional(),
  position: words().optional(),
  from: date.optional(),
  to: date.optional(),
  companyLink: link().optional(),
  description: words().optional(),
});
export type Experience = z.output<typeof experience>;

/** A certificate you hold. Dropped when it has neither year nor name nor body. */
export interface CertificationConfig {
  /**
   * When you got it.
   * @example '2025'
   */
  year?: WrittenDate;
  /**
   * What it certifies.
   * @example 'IT Support Professional'
   */
  name?: Words;
  /**
   * Who issued it.
   * @example 'Google'
   */
  body?: string;
  /**
   * Where it can be checked; the name becomes the link.
   * @example 'https://example.com/certificate'
   */
  link?: string;
  /**
   * A small square picture of its badge; any photo will do.
   * @example 'images/certifications/google-it-support.svg'
   */
  badge?: string;
}

export const certification = z.strictObject({
  year: date.optional(),
  name: words().optional(),
  body: z.string().optional(),
  link: link().optional(),
  badge: picture('certification', { shown: [56, 56], ratio: 1, sizes: '3.5rem' }).optional(),
});
export type Certification = z.output<typeof certification>;

/** A school or study. Dropped when it has neither institution nor degree nor dates. */
export interface EducationConfig {
  /**
   * Where you learned.
   * @example 'Beispieluniversität'
   */
  institution?: string;
  /**
   * What you learned.
   * @example 'Bachelor of Science in Informatik'
   */
  degree?: Words;
  /**
   * When it began.
   * @example '2015'
   */
  from?: WrittenDate;
  /**
   * When it ended.
   * @example '2019'
   */
  to?: WrittenDate;
  /**
   * What it was about, in one to three sentences.
   * @example 'Schwerpunkt: verteilte Systeme.'
   */
  description?: Words;
}

export const education = z.strictObject({
  institution: z.string().optional(),
  degree: words().optional(),
  from: date.optional(),
  to: date.optional(),
  description: words().optional(),
});
export type Education = z.output<typeof education>;

/** A paper, article or book. Dropped when it has no title. */
export interface PublicationConfig {
  /**
   * Its title.
   * @example 'Offline zuerst: Webanwendungen ohne Netz'
   */
  title?: Words;
  /**
   * The conference at which it was presented.
   * @example 'enterJS 2025'
   */
  conferenceName?: string;
  /**
   * The journal in which it appeared.
   * @example 'iX 3/2025'
   */
  journalName?: string;
  /**
   * Who wrote it.
   * @example 'Max Mustermann, Erika Mustermann'
   */
  authors?: string;
  /**
   * What it is about, in one to three sentences.
   * @example 'Wie eine Webanwendung ohne Netz auskommt.'
   */
  description?: Words;
  /**
   * Where it can be read.
   * @example 'https://example.com/paper'
   */
  link?: string;
}

export const publication = z.strictObject({
  title: words().optional(),
  conferenceName: z.string().optional(),
  journalName: z.string().optional(),
  authors: z.string().optional(),
  description: words().optional(),
  link: link().optional(),
});
export type Publication = z.output<typeof publication>;

/** What an entry needs at least one of, or it is dropped. */
export const neededFields = {
  experiences: ['company', 'position', 'from', 'to'],
  certifications: ['year', 'name', 'body'],
  educations: ['institution', 'degree', 'from', 'to'],
  publications: ['title'],
} as const;
