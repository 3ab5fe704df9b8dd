import { z } from 'zod';
import { legalLanguage, siteLanguages } from '../../model/site-language.ts';
import { languages } from '../../text/languages.ts';
import { email, phone } from '../format/account.ts';
import { sentenceOrAddress, webAddress } from '../format/address.ts';
import { readDate } from '../format/dates.ts';
import { textFormat } from '../format/text-format.ts';
import { count, fieldNotes, formatted } from './field.ts';

/** A tax number is written in groups with slashes, or as ten or more digits. It is confidential and has no place in an Impressum. */
const looksLikeTaxNumber = (value: string) =>
  /^[\d\s/]+$/.test(value) && value.replace(/\D/g, '').length >= 10;
const noTaxNumber = 'This looks like a tax number (Steuernummer): it does not belong on a public page.';

/** A VAT identification number (Umsatzsteuer-Identifikationsnummer) of any member state. */
export const vatId = textFormat(
  "a VAT identification number (USt-IdNr.) such as 'DE123456789'",
  (value) => {
    const number = vatNumber(value);
    return number.startsWith('DE')
      ? /^DE\d{9}$/.test(number)
      : /^[A-Z]{2}(?=(.*\d){5})[\dA-Z+*]{5,12}$/.test(number);
  },
  (value) => {
    if (looksLikeTaxNumber(value)) return `${noTaxNumber} Write the USt-IdNr., or leave vatId out.`;
    const number = vatNumber(value);
    return /^\d{9}$/.test(number)
      ? `Put the country in front: 'DE${number}'.`
      : 'Write the country and the number that the tax office gave you; in Germany these are DE and nine digits.';
  },
);
const vatNumber = (value: string): string => value.replace(/[\s.]/g, '').toUpperCase();

/** A German business identification number (Wirtschafts-Identifikationsnummer): DE, nine digits and the activity. */
export const businessId = textFormat(
  "a business identification number (Wirtschafts-IdNr.) such as 'DE123456789-00001'",
  /^DE\d{9}-\d{5}$/,
  (value) =>
    looksLikeTaxNumber(value)
      ? `${noTaxNumber} Write the Wirtschafts-IdNr., or leave businessId out.`
      : 'Write DE, nine digits, a hyphen and five digits, as the Bundeszentralamt für Steuern gave it to you.',
);

/** A country as ISO 3166-1 writes it, or EU. The page shows its German name. */
export const countryCode = textFormat(
  "a country as two capital letters, such as 'DE' or 'US'",
  isCountryCode,
  (value) => {
    const code = codeOf(value);
    return code ? `Write '${code}'.` : "Write its two letters as in ISO 3166, such as 'DE' for Germany.";
  },
);

const countryNames = (language: string) =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });

/** Short names that are in everybody's mouth, and that no list of countries has. */
const shortNames: Readonly<Record<string, string>> = { usa: 'US', uk: 'GB', england: 'GB' };

/** Whether two letters name a country of today: not those of former ones, and no aliases such as UK. */
function isCountryCode(code: string): boolean {
  return (
    /^[A-Z]{2}$/.test(code) &&
    code !== 'ZZ' &&
    countryNames(legalLanguage).of(code) !== undefined &&
    Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
  );
}

/** The code of a country that was written in small letters, or by its German or English name. */
function codeOf(value: string): string | undefined {
  const name = value.toLowerCase();
  const short = shortNames[name];
  if (short !== undefined) return short;
  const languages = siteLanguages.map(countryNames);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .find(
      (code) =>
        isCountryCode(code) &&
        (code.toLowerCase() === name || languages.some((names) => names.of(code)?.toLowerCase() === name)),
    );
}

const { months } = languages[legalLanguage].formats;

/** A month and a year in German, as the privacy policy names its date in a sentence. */
export const germanMonth = textFormat(
  "a month and a year in German, such as 'Januar 2025'",
  (value) => {
    const [, name, year] = /^(\S+) (20\d\d)$/.exec(value) ?? [];
    return year !== undefined && months.some((known) => known === name);
  },
  (value) => {
    const read = readDate(value);
    return typeof read === 'object' && read.month && read.year >= 2000
      ? `Write '${months[read.month - 1]} ${read.year}'.`
      : 'Write the month in words and the year with four digits.';
  },
);

const office = z.strictObject({
  name: z.string(),
  address: z.string().optional(),
  url: formatted(webAddress).optional(),
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
  register: z.strictObject({ court: z.string(), number: z.string() }).optional(),
  chamber: z.string().optional(),
  professionalTitle: z
    .strictObject({
      title: z.string(),
      state: z.string(),
      rules: z.string(),
      rulesUrl: formatted(webAddress).optional(),
    })
    .optional(),
  vatId: formatted(vatId).optional(),
  businessId: formatted(businessId).optional(),
  editor: z.strictObject({ name: z.string(), address: z.string().optional() }).optional(),
  consumerDispute: z
    .strictObject({
      participation: z.enum(['notWilling', 'willing', 'obliged']).default('notWilling'),
      body: office.optional(),
    })
    .prefault({}),
  insurance: z
    .strictObject({
      insurer: z.string(),
      address: z.string().optional(),
      territory: z.string().optional(),
    })
    .optional(),
  terms: formatted(sentenceOrAddress).optional(),
  jurisdiction: formatted(sentenceOrAddress).optional(),
  hosting: z
    .strictObject({
      provider: z.string().optional(),
      address: z.string().optional(),
      privacyUrl: formatted(webAddress).optional(),
      country: formatted(countryCode).optional(),
      logDays: count(0, 365).optional(),
    })
    .prefault({}),
  privacyDate: formatted(germanMonth).optional(),
  complaintAuthority: office.optional(),
});
