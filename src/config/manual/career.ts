/** A job. Dropped when it has neither company nor position nor dates (SPEC §5). */
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
  position?: string;
  /**
   * When it began.
   * @example 'September 2021'
   */
  from?: string | number;
  /**
   * When it ended.
   * @example 'heute'
   */
  to?: string | number;
  /**
   * The website of the company.
   * @example 'https://example.com'
   */
  companyLink?: string;
}

/** A certificate you hold. Dropped when it has neither year nor name nor body (SPEC §5). */
export interface CertificationConfig {
  /**
   * When you got it.
   * @example '2025'
   */
  year?: string | number;
  /**
   * What it certifies.
   * @example 'IT Support Professional'
   */
  name?: string;
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
   * A small square picture of its badge.
   * @example 'images/certifications/google-it-support.svg'
   */
  badge?: string;
}

/** A school or study. Dropped when it has neither institution nor degree nor dates (SPEC §5). */
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
  degree?: string;
  /**
   * When it began.
   * @example '2015'
   */
  from?: string | number;
  /**
   * When it ended.
   * @example '2019'
   */
  to?: string | number;
}

/** A paper, article or book. Dropped when it has no title (SPEC §5). */
export interface PublicationConfig {
  /** Its title. */
  title?: string;
  /** The conference at which it was presented. */
  conferenceName?: string;
  /** The journal in which it appeared. */
  journalName?: string;
  /**
   * Who wrote it.
   * @example 'Max Mustermann, Erika Mustermann'
   */
  authors?: string;
  /** What it is about, in one to three sentences. */
  description?: string;
  /**
   * Where it can be read.
   * @example 'https://example.com/paper'
   */
  link?: string;
}
