import { z } from 'zod';
import { legalLanguage, siteLanguages } from '../../model/site-language.ts';
import { languages } from '../../site/languages.ts';
import { email, phone } from '../format/account.ts';
import { sentenceOrAddress, webAddress } from '../format/address.ts';
import { readDate } from '../format/dates.ts';
import { textFormat } from '../format/text-format.ts';
import { block, count, fieldNotes, formatted, optionalBlock } from './field.ts';

/** A tax number, confidential, is written in groups with slashes, or as ten or more digits. */
const looksLikeTaxNumber = (value: string) =>
  /^[\d\s/]+$/.test(value) && value.replace(/\D/g, '').length >= 10;
const noTaxNumber = 'This looks like a tax number (Steuernummer): it does not belong on a public page.';

export const vatId = textFormat({
  allowed: "a VAT identification number (USt-IdNr.) such as 'DE123456789'",
  form: (value) => /^(DE\d{9}|(?!DE)[A-Z]{2}(?=(.*\d){5})[\dA-Z+*]{5,12})$/.test(vatNumber(value)),
  correct: (value) => (looksLikeTaxNumber(value) ? undefined : `DE${vatNumber(value)}`),
  advice: (value) =>
    looksLikeTaxNumber(value)
      ? `${noTaxNumber} Write the USt-IdNr., or leave vatId out.`
      : 'In Germany it is DE and nine digits.',
});
const vatNumber = (value: string): string => value.replace(/[\s.]/g, '').toUpperCase();

export const businessId = textFormat({
  allowed: "a business identification number (Wirtschafts-IdNr.) such as 'DE123456789-00001'",
  form: /^DE\d{9}-\d{5}$/,
  advice: (value) =>
    looksLikeTaxNumber(value)
      ? `${noTaxNumber} Write the Wirtschafts-IdNr., or leave businessId out.`
      : 'It is DE, nine digits, a hyphen and five digits.',
});

/** A country as ISO 3166-1 writes it, or EU. The page shows its German name. */
export const countryCode = textFormat({
  allowed: "a country as two capital letters, such as 'DE' or 'US'",
  form: (value) => countries.get(value.toLowerCase()) === value,
  correct: (value) => countries.get(value.toLowerCase()),
});

/** The codes of today's countries by their names in small letters: no former ones, and no aliases such as UK. */
const countries = new Map(Object.entries({ usa: 'US', uk: 'GB', england: 'GB' }));
const namesOfCountries = siteLanguages.map(
  (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
);
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
  const names = namesOfCountries.flatMap((language) => language.of(code) ?? []);
  const isCurrent = code !== 'ZZ' && `${new Intl.Locale(`und-${code}`)}` === `und-${code}`;
  if (isCurrent && names.length > 0)
    for (const name of [code, ...names]) countries.set(name.toLowerCase(), code);
}

/** A month and a year in German, as the privacy policy names its date in a sentence. */
export const germanMonth = textFormat({
  allowed: "a month and a year in German, such as 'Januar 2025'",
  form: (value) => monthInGerman(value) === value,
  correct: (value) => monthInGerman(value),
});

function monthInGerman(value: string): string | undefined {
  const [month] = /^20\d\d-\d\d/.exec(readDate(value) ?? '') ?? [];
  return month && languages[legalLanguage].formats.formatDay(month);
}

const office = z.strictObject({
  /** Its name. @example 'Landesbeauftragte für Datenschutz Musterland' */
  name: z.string(),
  /** Its postal address on one line. @example 'Musterallee 2, 12345 Musterstadt' */
  address: z.string().exactOptional(),
  /** Its website, with https://. @example 'https://example.com' */
  url: formatted(webAddress).exactOptional(),
});

export const legal = block({
  /**
   * Whether you live and work outside Germany: then a site without a German page has no Impressum. It keeps its privacy
   * policy. Left out: there is an Impressum. @example false
   */
  outsideGermany: z.boolean().exactOptional(),
  /** First and last name in full, or the company's name. @example 'Max Mustermann' */
  name: z.string().exactOptional(),
  /** Street and number; a P.O. box is not enough. @example 'Musterstraße 1' */
  street: z.string().exactOptional(),
  /** The postal code, in quotes. @example '12345' */
  postalCode: z
    .union([z.string(), z.number()])
    .register(fieldNotes, { allowed: "a postal code such as '12345'" })
    .transform(String)
    .exactOptional(),
  /** The town. @example 'Musterstadt' */
  city: z.string().exactOptional(),
  /** The country as two letters; sensible when you have visitors from abroad. @example 'DE' */
  country: formatted(countryCode).exactOptional(),
  /** An e-mail address that you read. @example 'kontakt@max-mustermann.example' */
  email: formatted(email).exactOptional(),
  /** A telephone number under which you can be reached. @example '+49 30 23125 042' */
  phone: formatted(phone).exactOptional(),
  /** The legal form of a company. @example 'GmbH' */
  legalForm: z.string().exactOptional(),
  /** The representative of the company. @example 'Max Mustermann, Geschäftsführer' */
  representative: z.string().exactOptional(),
  /** The authority that supervises you, if what you do needs a licence. */
  supervisoryAuthority: office.exactOptional(),
  /** The register in which you are entered: Handelsregister, Partnerschaftsregister and so on. */
  register: optionalBlock({
    /** The court that keeps it. @example 'Amtsgericht Musterstadt' */
    court: z.string(),
    /** The kind of register and the number in it. @example 'HRB 12345' */
    number: z.string(),
  }),
  /** The chamber of a regulated profession. @example 'Ingenieurkammer Musterland' */
  chamber: z.string().exactOptional(),
  /** The title of a regulated profession: lawyers, tax advisers, architects, "Beratende Ingenieure" and so on. */
  professionalTitle: optionalBlock({
    /** The title as the law has it. @example 'Beratender Ingenieur' */
    title: z.string(),
    /** The state that granted it. @example 'Bundesrepublik Deutschland' */
    state: z.string(),
    /** The rules of the profession. @example 'Ingenieurgesetz des Landes Musterland' */
    rules: z.string(),
    /** The address of the rules, with https://. @example 'https://example.com/regeln' */
    rulesUrl: formatted(webAddress).exactOptional(),
  }),
  /** Your VAT identification number (USt-IdNr.), never the tax number (Steuernummer). @example 'DE123456789' */
  vatId: formatted(vatId).exactOptional(),
  /** The business identification number (Wirtschafts-IdNr.), if you have one. @example 'DE123456789-00001' */
  businessId: formatted(businessId).exactOptional(),
  /** The person responsible for the blog, who lives in Germany. Left out: you, while a blog is shown. */
  editor: optionalBlock({
    /** The full name. @example 'Erika Musterfrau' */
    name: z.string(),
    /** The postal address on one line. Left out: yours. @example 'Musterallee 2, 12345 Musterstadt' */
    address: z.string().exactOptional(),
  }),
  /** Whether you take part in dispute settlement with consumers. Left out: neither obliged nor willing. */
  consumerDispute: block({
    /**
     * 'notWilling': neither obliged nor willing. 'willing': of your own will. 'obliged': by law or by contract. Default:
     * 'notWilling'.
     */
    participation: z.enum(['notWilling', 'willing', 'obliged']).default('notWilling'),
    /** The board, when you take part. */
    body: office.exactOptional(),
  }),
  /** Your professional liability insurance. */
  insurance: optionalBlock({
    /** The company that insures you. @example 'Muster Versicherung AG' */
    insurer: z.string(),
    /** Its postal address on one line. @example 'Musterallee 2, 12345 Musterstadt' */
    address: z.string().exactOptional(),
    /** Its territory. @example 'Deutschland und die EU' */
    territory: z.string().exactOptional(),
  }),
  /** Your general terms (AGB): a sentence, or where they can be read. @example 'files/agb.pdf' */
  terms: formatted(sentenceOrAddress).exactOptional(),
  /**
   * The law that you agree on, and the court: a sentence, or where it can be read.
   * @example 'Es gilt deutsches Recht. Gerichtsstand ist, soweit zulässig, Musterstadt.'
   */
  jurisdiction: formatted(sentenceOrAddress).exactOptional(),
  /** Your host, which sees the IP addresses of visitors. */
  hosting: block({
    /** The company. @example 'Muster Hosting GmbH' */
    provider: z.string().exactOptional(),
    /** Its postal address on one line. @example 'Musterallee 2, 12345 Musterstadt' */
    address: z.string().exactOptional(),
    /** Its own privacy policy, with https://. @example 'https://example.com/datenschutz' */
    privacyUrl: formatted(webAddress).exactOptional(),
    /** Its country as two letters. @example 'DE' */
    country: formatted(countryCode).exactOptional(),
    /**
     * After how many days the server's logs are deleted, 0 to 365; 0: it keeps none, as the container that comes with this
     * project. Left out: the page names the criterion instead.
     * @example 7
     */
    logDays: count(0, 365).exactOptional(),
  }),
  /** The month of the privacy policy. Left out: that of the newest law on which it rests. @example 'November 2026' */
  privacyDate: formatted(germanMonth).exactOptional(),
  /** The data protection authority of your state, to which visitors can complain. */
  complaintAuthority: office.exactOptional(),
}).register(fieldNotes, {
  sample: "{ name: '…', street: '…', postalCode: '…', city: '…', email: '…', phone: '…' }",
});
