import { names } from './names.ts';
import { type Phrase, plainText } from './phrase.ts';

/** What the owner offers and shows to clients, as the owner writes it (see career.ts); then what the page has, with every default. */

/** When you have time for a new client: a line in the profile card. */
export interface AvailabilityEntry<Text = Phrase> {
  /**
   * From when: a day as year-month-day, 'sofort', or 'ausgebucht' while you take nobody. Once the day has come, the page
   * says that you are free by itself.
   * @example '2026-01-15'
   */
  from: string;
  /**
   * The last day of it, as year-month-day; with 'ausgebucht', the last day on which you are not free.
   * @example '2026-06-30'
   */
  until?: string;
  /** How much of your time there is. @example '3 Tage pro Woche' */
  workload?: Text;
  /** Where you work. @example ['Remote', 'Berlin'] */
  places?: Text[];
  /** How far you travel to clients. @example 'bundesweit' */
  travel?: Text;
  /** What you cost; `services.prices` says whether that is with tax. @example '120 €/Stunde' */
  rate?: Text;
  /** A sentence below it. @example 'Kurze Einsätze sind auch vorher möglich.' */
  note?: Text;
}
export type Availability = AvailabilityEntry & Required<Pick<AvailabilityEntry, 'places'>>;

/** A second button beside the e-mail. It is a plain link: nothing of the other site is embedded. */
export interface Contact<Text = Phrase> {
  /** What it says. @example 'Termin vereinbaren' */
  label: Text;
  /** Where it leads. @example 'https://cal.example/max-mustermann' */
  link: string;
}

/** A file beside the résumé. */
export interface Download<Text = Phrase, File = string> {
  /** What the button says. @example 'Referenzen (PDF)' */
  label: Text;
  /** The file in public/, or its address; one for each language where you have them. @example 'files/referenzen.pdf' */
  file: File;
}

/** Whether it is about an appointment: then it has the icon of a calendar. */
export const leadsToCalendar = ({ label, link }: Contact): boolean =>
  /termin|kalender|calend|appointment|meeting|book|\bcal\./i.test(`${plainText(label)} ${link}`);

/** The icons that a service can have. */
export const serviceIconKeys = names(
  'cloud consulting digitalization firewall hosting mobile network opensource support voip webapp',
  'website',
);
export type ServiceIconKey = (typeof serviceIconKeys)[number];

/** The icon of a service; an unknown or missing key has the consulting icon. */
export function serviceIcon(key: string | undefined): `service-${ServiceIconKey}` {
  return `service-${serviceIconKeys.find((known) => known === key) ?? 'consulting'}`;
}

/** To whom a service is offered. */
export type Audience = 'consumers' | 'businesses' | 'both';

/** Something you do for clients. */
export interface ServiceEntry<Text = Phrase, Category = Text> {
  /** What the service is called. @example 'Website-Entwicklung' */
  name: Text;
  /** What the client gets, in one or two sentences. @example 'Eine Website, die Sie selbst pflegen können.' */
  description?: Text;
  /**
   * The icon: 'website', 'mobile', 'webapp', 'support', 'cloud', 'network', 'consulting', 'opensource',
   * 'firewall', 'voip', 'digitalization' or 'hosting'. Default: 'consulting'.
   */
  icon?: ServiceIconKey | (string & {});
  /** The kind of service: 'Entwicklung', 'Infrastructure', 'Beratung', 'Support', or your own word in grey. */
  category?: Category;
  /**
   * What is part of it. The first three are shown, the others on demand. Default: none.
   * @example ['Responsives Design', 'Suchmaschinenoptimierung']
   */
  features?: Text[];
  /** What it costs. Default: 'Auf Anfrage'. @example '80€/Stunde' */
  pricing?: Text;
  /**
   * For whom it is, where your services are for different clients: 'consumers', 'businesses' or 'both'. The price then says for
   * itself whether it includes VAT, so that net and gross prices can stand on one page. Left out: as in `services.prices`.
   */
  audience?: Audience;
  /** Whether this price includes VAT. Default: 'excluded' with audience 'businesses', otherwise 'included'. */
  vat?: 'included' | 'excluded';
  /**
   * Where there is more about it: an address, or a file in public/. It becomes the link 'Mehr dazu'.
   * @example 'https://example.com/website'
   */
  link?: string;
}
export interface Service extends ServiceEntry {
  features: Phrase[];
  pricing: Phrase;
}

/** What a client says about you. Ask before you publish it: the words and the name are theirs. */
export interface Testimonial<Text = Phrase> {
  /**
   * What the client says, in their own words. Of a long text the rest opens on demand.
   * @example 'Erreichbar, ehrlich und schneller als versprochen.'
   */
  quote: Text;
  /** Who says it. @example 'Erika Mustermann' */
  name: string;
  /** What they do there. @example 'Geschäftsführerin' */
  role?: Text;
  /** Where they work. @example 'Beispiel GmbH' */
  company?: string;
  /** Where the client can be found; the name becomes the link. @example 'https://example.com' */
  link?: string;
  /** A picture of the person, or the logo of the company; any photo will do. @example 'images/testimonials/erika.jpg' */
  picture?: string;
}

/** Where the testimonials come from. It becomes a sentence below them, so say what is so. */
export interface TestimonialOrigin {
  /** Whether you have made sure, by your own orders, that each of them is by a client of yours. */
  checked: boolean;
  /** Whether you show a selection of what you were sent; false: all of it. */
  selection: boolean;
}

/** A certification badge: a picture in a card of its own. */
export interface Badge<Text = Phrase> {
  /** Whose badge it is. @example 'Google' */
  label: Text;
  /** The picture, wide rather than high; any photo will do. @example 'images/badge-google.svg' */
  image: string;
  /** Where a click leads, such as the certificate itself. @example 'https://example.com/certificate' */
  link?: string;
}

/** A project whose code is not public. */
export interface PrivateProjectEntry<Text = Phrase, Status = Text> {
  /** What the project is called. @example 'Kundenportal' */
  name: Text;
  /** What it does, in one to three sentences. @example 'Kunden sehen hier ihre Verträge und Rechnungen.' */
  description?: Text;
  /** A part of its README. Shown when the card is open. @example '## Was es kann\n- Verträge anzeigen' */
  readmeExcerpt?: Text;
  /** What it is made with; known names get an icon. Default: none. @example ['TypeScript', 'PostgreSQL'] */
  technologies?: string[];
  /** How far it is: 'Abgeschlossen', 'In Entwicklung', 'Geplant', 'Pausiert', or your own word in a neutral badge. */
  status?: Status;
  /** A word for its kind, shown as a second badge. @example 'Webanwendung' */
  category?: Text;
  /** What is good about it, one short sentence each. Default: none. @example ['Läuft seit 2023 ohne Ausfall'] */
  highlights?: Text[];
  /**
   * A picture of it, any photo will do. With it, the card has the button 'Details', which opens it large.
   * @example 'images/projects/kundenportal.svg'
   */
  screenshot?: string;
}
export type PrivateProject = PrivateProjectEntry &
  Required<Pick<PrivateProjectEntry, 'technologies' | 'highlights'>>;

/** A project that lives elsewhere. */
export interface ExternalProject<Text = Phrase> {
  /** What the project is called. @example 'Vereinskalender' */
  title: Text;
  /** What it is, in one to three sentences. @example 'Alle Termine des Vereins auf einer Seite.' */
  description?: Text;
  /** A picture of it, shown small; any photo will do. @example 'images/projects/vereinskalender.svg' */
  imageUrl?: string;
  /** Where a click leads. @example 'https://example.com/project' */
  link: string;
}

/** A section of your own: a card with a text. */
export interface CustomSectionEntry<Text = Phrase> {
  /**
   * Its address in the page, by which `layout` places it, too: small letters, digits and hyphens. No other section may
   * have it.
   * @example 'arbeitsweise'
   */
  id: string;
  /** The heading of the card. @example 'So arbeite ich' */
  header: Text;
  /** A line below the heading. @example 'In vier Schritten zum Ergebnis' */
  subtitle?: Text;
  /** The icon beside the heading: a name from lucide.dev/icons. Default: 'file-text'. @example 'handshake' */
  icon?: string;
  /**
   * What stands in it, in Markdown: paragraphs, headings, lists, links, tables, code, and pictures in `public/`.
   * @example 'Ich arbeite **remote** und vor Ort.\n\n- ein Festpreis\n- ein Ansprechpartner'
   */
  text: Text;
}
export type CustomSection = CustomSectionEntry & Required<Pick<CustomSectionEntry, 'icon'>>;
