// Types and tables about services and the work for clients.
import { plainText } from './phrase.ts';
import type { Site } from './site.ts';

export type Availability = NonNullable<Site['availability']>;
/** The second button, beside the e-mail. */
export type Contact = NonNullable<Site['contact']>;
export type Service = Site['services']['list'][number];
export type Testimonial = Site['testimonials']['list'][number];
export type PrivateProject = Site['projects']['private']['projects'][number];
export type ExternalProject = Site['projects']['external']['projects'][number];
export type CustomSection = Site['customSections'][number];

/** Whether it is about an appointment: then it has the icon of a calendar. */
export const leadsToCalendar = ({ label, link }: Contact): boolean =>
  /termin(?!al)|kalender|calend|appointment|meeting|\bbook|\bcal\./i.test(`${plainText(label)} ${link}`);

export const mostFeatures = 3;
