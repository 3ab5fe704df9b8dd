import { z } from 'zod';
import { email, phone } from '../format/account.ts';
import { businessId, countryCode, month, sentenceOrAddress, vatId, webAddress } from '../format/legal.ts';
import { count, fieldNotes, formatted } from './field.ts';

const office = z.strictObject({
  name: z.string(),
  address: z.string().optional(),
  url: formatted(webAddress).optional(),
});

const register = z.strictObject({
  court: z.string(),
  number: z.string(),
});

const professionalTitle = z.strictObject({
  title: z.string(),
  state: z.string(),
  rules: z.string(),
  rulesUrl: formatted(webAddress).optional(),
});

const editor = z.strictObject({
  name: z.string(),
  address: z.string().optional(),
});

const consumerDispute = z.strictObject({
  participation: z.enum(['notWilling', 'willing', 'obliged']).default('notWilling'),
  body: office.optional(),
});

const insurance = z.strictObject({
  insurer: z.string(),
  address: z.string().optional(),
  territory: z.string().optional(),
});

const hosting = z.strictObject({
  provider: z.string().optional(),
  address: z.string().optional(),
  privacyUrl: formatted(webAddress).optional(),
  country: formatted(countryCode).optional(),
  logDays: count(0, 365).optional(),
});

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
