/** What the law wants visitors to know, as the owner writes it (see career.ts). */

/** An office that a visitor can turn to. */
export interface Office {
  /** What it is called. @example 'Landesbeauftragte für Datenschutz Musterland' */
  name: string;
  /** Its postal address on one line. @example 'Musterallee 2, 12345 Musterstadt' */
  address?: string;
  /** Its website, with https://. @example 'https://example.com' */
  url?: string;
}

/** The register in which the business is entered. */
export interface Register {
  /** The court that keeps it. @example 'Amtsgericht Musterstadt' */
  court: string;
  /** The kind of register and the number in it. @example 'HRB 12345' */
  number: string;
}

/** A regulated profession: lawyers, tax advisers, architects, "Beratende Ingenieure" and so on. */
export interface ProfessionalTitle {
  /** The title as the law has it. @example 'Beratender Ingenieur' */
  title: string;
  /** The state that granted it. @example 'Bundesrepublik Deutschland' */
  state: string;
  /** The rules of the profession. @example 'Ingenieurgesetz des Landes Musterland' */
  rules: string;
  /** Where the rules can be read, with https://. @example 'https://example.com/regeln' */
  rulesUrl?: string;
}

/** Who answers for the blog: a natural person with an address in Germany or the EU. */
export interface Editor {
  /** The full name. @example 'Erika Musterfrau' */
  name: string;
  /** The postal address on one line. Left out: yours. @example 'Musterallee 2, 12345 Musterstadt' */
  address?: string;
}

/** Whether you take part in the settlement of disputes with consumers before a board. */
export interface ConsumerDispute {
  /** 'notWilling': neither obliged nor willing. 'willing': of your own will. 'obliged': by law or by contract. Default: 'notWilling'. */
  participation?: 'notWilling' | 'willing' | 'obliged';
  /** The board, when you take part. */
  body?: Office;
}

/** Your professional liability insurance. */
export interface Insurance {
  /** The company that insures you. @example 'Muster Versicherung AG' */
  insurer: string;
  /** Its postal address on one line. @example 'Musterallee 2, 12345 Musterstadt' */
  address?: string;
  /** Where the insurance holds. @example 'Deutschland und die EU' */
  territory?: string;
}

/** Who delivers your site to visitors, and so sees their IP addresses. */
export interface Hosting {
  /** The company. @example 'Muster Hosting GmbH' */
  provider?: string;
  /** Its postal address on one line. @example 'Musterallee 2, 12345 Musterstadt' */
  address?: string;
  /** Its own privacy policy, with https://. @example 'https://example.com/datenschutz' */
  privacyUrl?: string;
  /** Where the company is, as two letters. @example 'DE' */
  country?: string;
  /**
   * After how many days the server's logs are deleted, 0 to 365; 0: it keeps none, as the container that comes with this project. Left out: the page names the criterion instead.
   * @example 7
   */
  logDays?: number;
}

/**
 * What the law wants visitors to know about you: it fills the pages Impressum and Datenschutz. Name, street, postalCode, city, email and phone are obligatory for a site in earnest; one that
 * is missing is reported as a warning, so that a site in the making can be built. Everything else is for those
 * whom it concerns. The pages are templates and no legal advice.
 */
export interface LegalEntry<PostalCode = string> {
  /** First and last name in full, or the company's name. @example 'Max Mustermann' */
  name?: string;
  /** Street and number; a P.O. box is not enough. @example 'Musterstraße 1' */
  street?: string;
  /** The postal code, in quotes. @example '12345' */
  postalCode?: PostalCode;
  /** The town. @example 'Musterstadt' */
  city?: string;
  /** The country as two letters; sensible when you have visitors from abroad. @example 'DE' */
  country?: string;
  /** An e-mail address that you read. @example 'kontakt@max-mustermann.example' */
  email?: string;
  /** A telephone number under which you can be reached. @example '+49 30 23125 042' */
  phone?: string;
  /** The legal form of a company. @example 'GmbH' */
  legalForm?: string;
  /** Who represents the company. @example 'Max Mustermann, Geschäftsführer' */
  representative?: string;
  /** The authority that supervises you, if what you do needs a licence. */
  supervisoryAuthority?: Office;
  /** The register in which you are entered: Handelsregister, Partnerschaftsregister and so on. */
  register?: Register;
  /** The chamber of a regulated profession. @example 'Ingenieurkammer Musterland' */
  chamber?: string;
  /** The title of a regulated profession. */
  professionalTitle?: ProfessionalTitle;
  /**
   * The VAT identification number (USt-IdNr.), if you have one. Never the tax number (Steuernummer).
   * @example 'DE123456789'
   */
  vatId?: string;
  /** The business identification number (Wirtschafts-IdNr.), if you have one. @example 'DE123456789-00001' */
  businessId?: string;
  /** Who answers for the content of the blog. Left out: you, as long as a blog is shown. */
  editor?: Editor;
  /** Whether you take part in dispute settlement with consumers. Left out: neither obliged nor willing. */
  consumerDispute?: ConsumerDispute;
  /** Your professional liability insurance. */
  insurance?: Insurance;
  /** Your general terms (AGB): a sentence, or where they can be read. @example 'files/agb.pdf' */
  terms?: string;
  /**
   * The law that you agree on, and the court: a sentence, or where it can be read.
   * @example 'Es gilt deutsches Recht. Gerichtsstand ist, soweit zulässig, Musterstadt.'
   */
  jurisdiction?: string;
  /** Who hosts the site. */
  hosting?: Hosting;
  /** The month of the privacy policy. Left out: that of the newest law on which it rests. @example 'November 2026' */
  privacyDate?: string;
  /** The data protection authority of your state, to which visitors can complain. */
  complaintAuthority?: Office;
}

export interface Legal extends LegalEntry {
  consumerDispute: ConsumerDispute & Required<Pick<ConsumerDispute, 'participation'>>;
  hosting: Hosting;
}

/**
 * What pages and messages quote: of each rule that holds and concerns the site, its sentence, or how it is quoted; and the
 * month of the privacy policy.
 */
export type Law = Readonly<Partial<Record<string, string>>>;

/** Fills in how the law is quoted, such as for `{siteNotice}`; other braces stay. */
export const withLaw = (text: string, law: Law): string =>
  text.replace(/\{(\w+)\}/g, (whole, id) => law[id] ?? whole);
