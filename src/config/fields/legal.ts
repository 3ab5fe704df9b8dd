import { z } from 'zod';
import { email, phone } from '../format/account.ts';
import { businessId, countryCode, month, sentenceOrAddress, vatId, webAddress } from '../format/legal.ts';
import { count, fieldNotes, formatted } from './field.ts';

/** An office that a visitor can turn to. */
export interface OfficeConfig {
  /**
   * What it is called.
   * @example 'Landesbeauftragte für Datenschutz Musterland'
   */
  name: string;
  /**
   * Its postal address on one line.
   * @example 'Musterallee 2, 12345 Musterstadt'
   */
  address?: string;
  /**
   * Its website, with https://.
   * @example 'https://example.com'
   */
  url?: string;
}

const office = z.strictObject({
  name: z.string(),
  address: z.string().optional(),
  url: formatted(webAddress).optional(),
});

/** The register in which the business is entered. */
export interface RegisterConfig {
  /**
   * The court that keeps it.
   * @example 'Amtsgericht Musterstadt'
   */
  court: string;
  /**
   * The kind of register and the number in it.
   * @example 'HRB 12345'
   */
  number: string;
}

const register = z.strictObject({
  court: z.string(),
  number: z.string(),
});

/** A regulated profession: lawyers, tax advisers, architects, "Beratende Ingenieure" and so on. */
export interface ProfessionalTitleConfig {
  /**
   * The title as the law has it.
   * @example 'Beratender Ingenieur'
   */
  title: string;
  /**
   * The state that granted it.
   * @example 'Bundesrepublik Deutschland'
   */
  state: string;
  /**
   * The rules of the profession.
   * @example 'Ingenieurgesetz des Landes Musterland'
   */
  rules: string;
  /**
   * Where the rules can be read, with https://.
   * @example 'https://example.com/regeln'
   */
  rulesUrl?: string;
}

const professionalTitle = z.strictObject({
  title: z.string(),
  state: z.string(),
  rules: z.string(),
  rulesUrl: formatted(webAddress).optional(),
});

/** Who answers for the blog: a natural person with an address in Germany or the EU. */
export interface EditorConfig {
  /**
   * The full name.
   * @example 'Erika Musterfrau'
   */
  name: string;
  /**
   * The postal address on one line. Left out: yours.
   * @example 'Musterallee 2, 12345 Musterstadt'
   */
  address?: string;
}

const editor = z.strictObject({
  name: z.string(),
  address: z.string().optional(),
});

/** Whether you take part in the settlement of disputes with consumers before a board. */
export interface ConsumerDisputeConfig {
  /** 'notWilling': neither obliged nor willing. 'willing': of your own will. 'obliged': by law or by contract. Default: 'notWilling'. */
  participation?: 'notWilling' | 'willing' | 'obliged';
  /** The board, when you take part. */
  body?: OfficeConfig;
}

const consumerDispute = z.strictObject({
  participation: z.enum(['notWilling', 'willing', 'obliged']).default('notWilling'),
  body: office.optional(),
});

/** Your professional liability insurance. */
export interface InsuranceConfig {
  /**
   * The company that insures you.
   * @example 'Muster Versicherung AG'
   */
  insurer: string;
  /**
   * Its postal address on one line.
   * @example 'Musterallee 2, 12345 Musterstadt'
   */
  address?: string;
  /**
   * Where the insurance holds.
   * @example 'Deutschland und die EU'
   */
  territory?: string;
}

const insurance = z.strictObject({
  insurer: z.string(),
  address: z.string().optional(),
  territory: z.string().optional(),
});

/** Who delivers your site to visitors, and so sees their IP addresses. */
export interface HostingConfig {
  /**
   * The company.
   * @example 'Muster Hosting GmbH'
   */
  provider?: string;
  /**
   * Its postal address on one line.
   * @example 'Musterallee 2, 12345 Musterstadt'
   */
  address?: string;
  /**
   * Its own privacy policy, with https://.
   * @example 'https://example.com/datenschutz'
   */
  privacyUrl?: string;
  /**
   * Where the company is, as two letters.
   * @example 'DE'
   */
  country?: string;
  /**
   * After how many days the server's logs are deleted, 0 to 365; 0: it keeps none, as the container that comes with this project. Left out: the page names the criterion instead.
   * @example 7
   */
  logDays?: number;
}

const hosting = z.strictObject({
  provider: z.string().optional(),
  address: z.string().optional(),
  privacyUrl: formatted(webAddress).optional(),
  country: formatted(countryCode).optional(),
  logDays: count(0, 365).optional(),
});

/**
 * What the law wants visitors to know about you: it fills the pages Impressum and Datenschutz. Name, street, postalCode, city, email and phone are obligatory for a site in earnest; one that
 * is missing is reported as a warning, so that a site in the making can be built. Everything else is for those
 * whom it concerns. The pages are templates and no legal advice.
 */
export interface LegalConfig {
  /**
   * First and last name in full, or the company's name.
   * @example 'Max Mustermann'
   */
  name?: string;
  /**
   * Street and number; a P.O. box is not enough.
   * @example 'Musterstraße 1'
   */
  street?: string;
  /**
   * The postal code, in quotes.
   * @example '12345'
   */
  postalCode?: string | number;
  /**
   * The town.
   * @example 'Musterstadt'
   */
  city?: string;
  /**
   * The country as two letters; sensible when you have visitors from abroad.
   * @example 'DE'
   */
  country?: string;
  /**
   * An e-mail address that you read.
   * @example 'kontakt@max-mustermann.example'
   */
  email?: string;
  /**
   * A telephone number under which you can be reached.
   * @example '+49 30 23125 042'
   */
  phone?: string;
  /**
   * The legal form of a company.
   * @example 'GmbH'
   */
  legalForm?: string;
  /**
   * Who represents the company.
   * @example 'Max Mustermann, Geschäftsführer'
   */
  representative?: string;
  /** The authority that supervises you, if what you do needs a licence. */
  supervisoryAuthority?: OfficeConfig;
  /** The register in which you are entered: Handelsregister, Partnerschaftsregister and so on. */
  register?: RegisterConfig;
  /**
   * The chamber of a regulated profession.
   * @example 'Ingenieurkammer Musterland'
   */
  chamber?: string;
  /** The title of a regulated profession. */
  professionalTitle?: ProfessionalTitleConfig;
  /**
   * The VAT identification number (USt-IdNr.), if you have one. Never the tax number (Steuernummer).
   * @example 'DE123456789'
   */
  vatId?: string;
  /**
   * The business identification number (Wirtschafts-IdNr.), if you have one.
   * @example 'DE123456789-00001'
   */
  businessId?: string;
  /** Who answers for the content of the blog. Left out: you, as long as a blog is shown. */
  editor?: EditorConfig;
  /** Whether you take part in dispute settlement with consumers. Left out: neither obliged nor willing. */
  consumerDispute?: ConsumerDisputeConfig;
  /** Your professional liability insurance. */
  insurance?: InsuranceConfig;
  /**
   * Your general terms (AGB): a sentence, or where they can be read.
   * @example 'files/agb.pdf'
   */
  terms?: string;
  /**
   * The law that you agree on, and the court: a sentence, or where it can be read.
   * @example 'Es gilt deutsches Recht. Gerichtsstand ist, soweit zulässig, Musterstadt.'
   */
  jurisdiction?: string;
  /** Who hosts the site. */
  hosting?: HostingConfig;
  /**
   * The month of the privacy policy. Left out: that of the newest law on which it rests.
   * @example 'November 2026'
   */
  privacyDate?: string;
  /** The data protection authority of your state, to which visitors can complain. */
  complaintAuthority?: OfficeConfig;
}

export const legal = z.strictObject({
  name: z.string().optional(),
  street: z.string().optional(),
  postalCode: z
    .union([z.string(), z.number()])
    .register(fieldNotes, { allowed: "a postal code such as '12345'" })
    .transform(String)
    .optional(),
  city: z.string().optional(),
  country: formatted(countryCode).optional(),
  email: formatted(email).optional(),
  phone: formatted(phone).optional(),
  legalForm: z.string().optional(),
  representative: z.string().optional(),
  supervisoryAuthority: office.optional(),
  register: register.optional(),
  chamber: z.string().optional(),
  professionalTitle: professionalTitle.optional(),
  vatId: formatted(vatId).optional(),
  businessId: formatted(businessId).optional(),
  editor: editor.optional(),
  consumerDispute: consumerDispute.prefault({}),
  insurance: insurance.optional(),
  terms: formatted(sentenceOrAddress).optional(),
  jurisdiction: formatted(sentenceOrAddress).optional(),
  hosting: hosting.prefault({}),
  privacyDate: formatted(month).optional(),
  complaintAuthority: office.optional(),
});

/** What the owner said for the legal pages, with the defaults filled in. */
export type Legal = z.output<typeof legal>;

export type Office = z.output<typeof office>;
