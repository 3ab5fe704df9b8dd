import type { Phrase } from './phrase.ts';

/**
 * Entries as the owner writes them. `Text` is a text in the owner's words: for the owner in one or each language, for the
 * page the one of its language. The comments are the owner's manual, which editors show in `config.ts`.
 */

/** Skills that belong together. */
export interface SkillGroup<Text = Phrase> {
  /** What they have in common. @example 'Netze' */
  group: Text;
  /** The skills. @example ['Fortinet', 'OPNsense'] */
  list?: string[];
}

/** A job. Dropped when it has neither company nor position nor dates. */
export interface Experience<Text = Phrase, Day = Text> {
  /** Where you worked. @example 'Beispiel GmbH' */
  company?: string;
  /** What you were there. @example 'Softwareentwickler' */
  position?: Text;
  /**
   * When it began: a month or a year in any usual form, such as '2021-09', '09/2021', 'Sept. 2021' or 'seit 2021'. The page
   * writes it in the form of its language and sorts by it, newest first.
   * @example 'September 2021'
   */
  from?: Day;
  /** When it ended: a month, a year or 'heute'. @example 'heute' */
  to?: Day;
  /** The website of the company. @example 'https://example.com' */
  companyLink?: string;
  /** What you did there, in one to three sentences. @example 'Planung und Betrieb des Netzes an drei Standorten.' */
  description?: Text;
}

/** A certificate you hold. Dropped when it has neither year nor name nor body. */
export interface Certification<Text = Phrase, Day = Text> {
  /** When you got it: a year or a month. @example '2025' */
  year?: Day;
  /** What it certifies. @example 'IT Support Professional' */
  name?: Text;
  /** Who issued it. @example 'Google' */
  body?: string;
  /** Where it can be checked; the name becomes the link. @example 'https://example.com/certificate' */
  link?: string;
  /** A small square picture of its badge; any photo will do. @example 'images/certifications/google-it-support.svg' */
  badge?: string;
}

/** A school or study. Dropped when it has neither institution nor degree nor dates. */
export interface Education<Text = Phrase, Day = Text> {
  /** Where you learned. @example 'Beispieluniversität' */
  institution?: string;
  /** What you learned. @example 'Bachelor of Science in Informatik' */
  degree?: Text;
  /** When it began: a month or a year, as in `experiences`. @example '2015' */
  from?: Day;
  /** When it ended. @example '2019' */
  to?: Day;
  /** What it was about, in one to three sentences. @example 'Schwerpunkt: verteilte Systeme.' */
  description?: Text;
}

/** A paper, article or book. Dropped when it has no title. */
export interface Publication<Text = Phrase> {
  /** Its title. @example 'Offline zuerst: Webanwendungen ohne Netz' */
  title?: Text;
  /** The conference at which it was presented. @example 'enterJS 2025' */
  conferenceName?: string;
  /** The journal in which it appeared. @example 'iX 3/2025' */
  journalName?: string;
  /** Who wrote it. @example 'Max Mustermann, Erika Mustermann' */
  authors?: string;
  /** What it is about, in one to three sentences. @example 'Wie eine Webanwendung ohne Netz auskommt.' */
  description?: Text;
  /** Where it can be read. @example 'https://example.com/paper' */
  link?: string;
}
