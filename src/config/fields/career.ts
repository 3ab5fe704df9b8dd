import { z } from 'zod';
import { day, month, monthOrToday, today } from '../format/dates.ts';
import { block, count, date, fieldNotes, formatted, label, link, list, picture, words } from './field.ts';

export const skill = z
  .union([
    z.string(),
    z.strictObject({
      /** The name of the group. @example 'Netze' */
      group: label(),
      /** The skills. @example ['Fortinet', 'OPNsense'] */
      list: list(z.string()),
    }),
  ])
  .register(fieldNotes, {
    allowed: "a text such as 'Docker', or a group such as { group: 'Netze', list: ['Fortinet', 'OPNsense'] }",
  });

export const experience = z.strictObject({
  /** The company. @example 'Beispiel GmbH' */
  company: z.string().exactOptional(),
  /** Your position. @example 'Softwareentwickler' */
  position: words().exactOptional(),
  /**
   * When it began: a month or a year in any usual form, such as '2021-09', '09/2021', 'Sept. 2021' or 'seit 2021'. The page
   * writes it in the form of its language and sorts by it, newest first.
   * @example 'September 2021'
   */
  from: date.exactOptional(),
  /** When it ended: a month, a year or 'heute'. @example 'heute' */
  to: date.exactOptional(),
  /** The website of the company. @example 'https://example.com' */
  companyLink: link().exactOptional(),
  /** Your work there, in one to three sentences. @example 'Planung und Betrieb des Netzes an drei Standorten.' */
  description: words().exactOptional(),
});

export const certification = z.strictObject({
  /** When you got it: a year or a month. @example '2025' */
  year: date.exactOptional(),
  /** Its name. @example 'IT Support Professional' */
  name: label().exactOptional(),
  /** The issuer. @example 'Google' */
  body: z.string().exactOptional(),
  /** The page that verifies it; the name becomes the link. @example 'https://example.com/certificate' */
  link: link().exactOptional(),
  /** A small square picture of its badge; any photo will do. @example 'images/certifications/google-it-support.svg' */
  badge: picture('certification', { shown: [56, 56], ratio: 1, sizes: '3.5rem' }).exactOptional(),
});

export const education = z.strictObject({
  /** The school or university. @example 'Beispieluniversität' */
  institution: z.string().exactOptional(),
  /** The degree. @example 'Bachelor of Science in Informatik' */
  degree: words().exactOptional(),
  /** When it began: a month or a year, as in `experiences`. @example '2015' */
  from: date.exactOptional(),
  /** When it ended. @example '2019' */
  to: date.exactOptional(),
  /** A description, in one to three sentences. @example 'Schwerpunkt: verteilte Systeme.' */
  description: words().exactOptional(),
});

export const publication = z.strictObject({
  /** Its title. @example 'Offline zuerst: Webanwendungen ohne Netz' */
  title: label().exactOptional(),
  /** The conference at which it was presented. @example 'enterJS 2025' */
  conferenceName: z.string().exactOptional(),
  /** The journal in which it appeared. @example 'iX 3/2025' */
  journalName: z.string().exactOptional(),
  /** The authors. @example 'Max Mustermann, Erika Mustermann' */
  authors: z.string().exactOptional(),
  /** A summary, in one to three sentences. @example 'Wie eine Webanwendung ohne Netz auskommt.' */
  description: words().exactOptional(),
  /** Its address. @example 'https://example.com/paper' */
  link: link().exactOptional(),
});

export const engagement = z.strictObject({
  /** The month in which it began, as year-month. @example '2024-03' */
  from: formatted(month),
  /** The month in which it ended, as year-month, or 'heute'. Left out: it goes on. @example '2025-08' */
  to: formatted(monthOrToday)
    .transform((written) => (written === today ? undefined : written))
    .exactOptional(),
  /** The project in a few words. @example 'Kundenportal für Vertragsdaten' */
  title: words(),
  /** The client as everybody may read it. @example 'Versicherung, 5.000 Mitarbeitende' */
  client: words().exactOptional(),
  /** The client's real name, never published: only the files of `npm run profile -- --full` have it. @example 'Muster AG' */
  clientName: z.string().exactOptional(),
  /** The client's industry. Visitors can filter by it, so write it the same way each time. @example 'Versicherungen' */
  industry: words().exactOptional(),
  /** Your roles. Visitors can filter by it. @example ['Softwarearchitekt', 'Entwickler'] */
  roles: list(words()),
  /** The project in one to three sentences. @example 'Kunden sehen ihre Verträge und ändern ihre Daten selbst.' */
  description: words().exactOptional(),
  /** Your tasks, one line each. @example ['Architektur der Schnittstellen', 'Umsetzung der Oberfläche'] */
  tasks: list(words()),
  /** The result, in a sentence. @example 'Ein Drittel weniger Anrufe im Kundendienst.' */
  result: words().exactOptional(),
  /** Its technologies; the table of your skills is computed from them. @example ['TypeScript', 'PostgreSQL'] */
  technologies: list(z.string()),
  /** How you worked. @example ['Scrum', 'Code-Reviews'] */
  methods: list(label()),
  /** How many people worked on it, you included. @example 8 */
  team: count(1, 10_000).exactOptional(),
  /** Your place of work. @example 'Köln, 80 % remote' */
  place: label().exactOptional(),
  /** How much of your time it took. @example '4 Tage pro Woche' */
  workload: words().exactOptional(),
});

export const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'Muttersprache'] as const;

export const spokenLanguage = z.strictObject({
  /** Its name. @example 'Englisch' */
  name: words(),
  /** How well: 'A1' to 'C2' of the Common European Framework, or 'Muttersprache'. @example 'C1' */
  level: z.enum(languageLevels),
});

export const profilePage = block({
  /** Whether the page is made. Default: true. */
  display: z.boolean().default(true),
  /** Your profession, below your name. @example 'Softwarearchitekt und Administrator' */
  title: words().exactOptional(),
  /** A summary for clients, in two to four sentences. @example 'Ich baue Webanwendungen und betreibe sie.' */
  summary: words().exactOptional(),
  /** The projects you look for, in a few words. @example 'Webanwendungen für kleine und mittlere Unternehmen' */
  focus: words().exactOptional(),
  /** Whether the build makes a PDF of it. Default: true. */
  pdf: z.boolean().default(true),
  /** Whether the build makes a Word file of it. Default: true. */
  docx: z.boolean().default(true),
  /** Whether the PDF has your portrait. Default: false. */
  portrait: z.boolean().default(false),
  /** Whether PDF and Word file list your accounts and your website, those of `social`. Default: false. */
  accounts: z.boolean().default(false),
  /** The day on which you last changed it, as year-month-day. Left out: the day of the build. @example '2026-01-15' */
  updated: formatted(day).exactOptional(),
});
