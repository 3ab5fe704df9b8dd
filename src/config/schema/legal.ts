import { z } from 'zod';
import { email, phone } from '../format/contact.ts';
import { businessId, countryCode, vatId, webAddress } from '../format/legal.ts';
import { month } from '../format/month.ts';
import { count, fieldNotes, formatted } from './field.ts';

/** An office that a visitor can turn to. */
const office = z.strictObject({
  name: z.string(),
  address: z.string().optional(),
  url: formatted(webAddress).optional(),
});

/** The register in which the business is entered. */
const register = z.strictObject({
  court: z.string(),
  number: z.string(),
});

/** A regulated profession: lawyers, tax advisers, architects, "Beratende Ingenieure" and so on. */
const professionalTitle = z.strictObject({
  title: z.string(),
  state: z.string(),
  rules: z.string(),
  rulesUrl: formatted(webAddress).optional(),
});

/** Who answers for the blog (§ 18 Abs. 2 MStV): a natural person with an address in Germany or the EU. */
const editor = z.strictObject({
  name: z.string(),
  address: z.string().optional(),
});

/** Whether you take part in the settlement of disputes with consumers before a board (§ 36 VSBG). */
const consumerDispute = z.strictObject({
  participation: z.enum(['notWilling', 'willing', 'obliged']).default('notWilling'),
  body: office.optional(),
});

/** Who delivers your site to visitors, and so sees their IP addresses. */
const hosting = z.strictObject({
  provider: z.string().optional(),
  address: z.string().optional(),
  privacyUrl: formatted(webAddress).optional(),
  country: formatted(countryCode).optional(),
  logDays: count(1, 365).optional(),
});

/**
 * What the law wants visitors to know about you: it fills the pages Impressum (§ 5 DDG) and Datenschutz
 * (Art. 13 DSGVO). Name, street, postalCode, city, email and phone are obligatory for a site in earnest; one that
 * is missing is reported as a warning, so that a site in the making can be built. Everything else is for those
 * whom it concerns. The pages are templates and no legal advice.
 */
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
  hosting: hosting.prefault({}),
  privacyDate: formatted(month).default('Januar 2025'),
  complaintAuthority: office.optional(),
});

/** What the owner said for the legal pages, with the defaults filled in. */
export type Legal = z.output<typeof legal>;
export type Office = z.output<typeof office>;
