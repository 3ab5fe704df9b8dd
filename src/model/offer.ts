// Types and tables about services and the work for clients.
import { names } from './names.ts';
import { type Phrase, plainText } from './phrase.ts';

export interface Availability {
  /** ISO 8601, 'sofort' or 'ausgebucht'. */
  from: string;
  /** The last day of what `from` says. */
  until?: string;
  workload?: Phrase;
  places: Phrase[];
  travel?: Phrase;
  rate?: Phrase;
  note?: Phrase;
}

/** The second button, beside the e-mail. */
export interface Contact {
  label: Phrase;
  link: string;
}

/** Whether it is about an appointment: then it has the icon of a calendar. */
export const leadsToCalendar = ({ label, link }: Contact): boolean =>
  /termin(?!al)|kalender|calend|appointment|meeting|\bbook|\bcal\./i.test(`${plainText(label)} ${link}`);

export const serviceIconKeys = names(
  'cloud consulting digitalization firewall hosting mobile network opensource support voip webapp',
  'website',
);
export type ServiceIconKey = (typeof serviceIconKeys)[number];

export function serviceIcon(key: string | undefined): `service-${ServiceIconKey}` {
  return `service-${serviceIconKeys.find((known) => known === key) ?? 'consulting'}`;
}

export const mostFeatures = 3;

export interface Service {
  name: Phrase;
  description?: Phrase;
  icon?: string;
  category?: Phrase;
  features: Phrase[];
  pricing: Phrase;
  audience?: 'consumers' | 'businesses' | 'both';
  vat?: 'included' | 'excluded';
  link?: string;
}

export interface Testimonial {
  quote: Phrase;
  name: string;
  role?: Phrase;
  company?: string;
  link?: string;
  picture?: string;
}

export interface PrivateProject {
  name: Phrase;
  description?: Phrase;
  readmeExcerpt?: Phrase;
  technologies: string[];
  status?: Phrase;
  category?: Phrase;
  highlights: Phrase[];
  screenshot?: string;
}

export interface ExternalProject {
  title: Phrase;
  description?: Phrase;
  imageUrl?: string;
  link: string;
}

export interface CustomSection {
  id: string;
  header: Phrase;
  subtitle?: Phrase;
  icon: string;
  /** HTML that is safe to put into the page. */
  text: Phrase;
}
