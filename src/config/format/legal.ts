import { isAddress } from '../../model/http-link.ts';
import { legalLanguage, siteLanguages } from '../../model/site-language.ts';
import { languages } from '../../text/languages.ts';
import { isWebAddress, linkAddress } from './address.ts';
import type { TextFormat } from './text-format.ts';
import { readDate } from './written-date.ts';

/** A page of somebody else's, such as an authority's: a file in `public/` makes no sense here. */
export const webAddress: TextFormat = {
  allowed: "an address that begins with https:// or http://, such as 'https://example.com/privacy'",
  hint(value) {
    if (isWebAddress(value)) return undefined;
    const address = `https://${value.replace(/^\/+/, '')}`;
    return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(value.replace(/^\/+/, ''))
      ? `Write '${address}'.`
      : "Copy the address from the browser; it should look like 'https://example.com/privacy'.";
  },
};

/** What can be said in a sentence, or stands elsewhere. */
export const sentenceOrAddress: TextFormat = {
  allowed: "a sentence, an address that begins with https://, or a file in public/ such as 'files/agb.pdf'",
  hint: (value) => (isAddress(value) ? linkAddress.hint(value) : undefined),
};

/** A tax number is written in groups with slashes, or as ten or more digits. It is confidential and has no place in an Impressum. */
const looksLikeTaxNumber = (value: string) =>
  /^[\d\s/]+$/.test(value) && value.replace(/\D/g, '').length >= 10;
const noTaxNumber = 'This looks like a tax number (Steuernummer): it does not belong on a public page.';

/** A VAT identification number (Umsatzsteuer-Identifikationsnummer) of any member state. */
export const vatId: TextFormat = {
  allowed: "a VAT identification number (USt-IdNr.) such as 'DE123456789'",
  hint(value) {
    if (looksLikeTaxNumber(value)) return `${noTaxNumber} Write the USt-IdNr., or leave vatId out.`;
    const number = value.replace(/[\s.]/g, '').toUpperCase();
    const isNumber = number.startsWith('DE')
      ? /^DE\d{9}$/.test(number)
      : /^[A-Z]{2}(?=(.*\d){5})[\dA-Z+*]{5,12}$/.test(number);
    if (isNumber) return undefined;
    return /^\d{9}$/.test(number)
      ? `Put the country in front: 'DE${number}'.`
      : 'Write the country and the number that the tax office gave you; in Germany these are DE and nine digits.';
  },
};

/** A German business identification number (Wirtschafts-Identifikationsnummer): DE, nine digits and the activity. */
export const businessId: TextFormat = {
  allowed: "a business identification number (Wirtschafts-IdNr.) such as 'DE123456789-00001'",
  hint(value) {
    if (looksLikeTaxNumber(value))
      return `${noTaxNumber} Write the Wirtschafts-IdNr., or leave businessId out.`;
    return /^DE\d{9}-\d{5}$/.test(value)
      ? undefined
      : 'Write DE, nine digits, a hyphen and five digits, as the Bundeszentralamt für Steuern gave it to you.';
  },
};

/** A country as ISO 3166-1 writes it, or EU. The page shows its German name. */
export const countryCode: TextFormat = {
  allowed: "a country as two capital letters, such as 'DE' or 'US'",
  hint(value) {
    if (isCountryCode(value)) return undefined;
    const code = codeOf(value);
    return code ? `Write '${code}'.` : "Write its two letters as in ISO 3166, such as 'DE' for Germany.";
  },
};

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
export const month: TextFormat = {
  allowed: "a month and a year in German, such as 'Januar 2025'",
  hint(value) {
    const [, name, year] = /^(\S+) (20\d\d)$/.exec(value) ?? [];
    if (year !== undefined && months.some((known) => known === name)) return undefined;
    const read = readDate(value);
    return typeof read === 'object' && read.month && read.year >= 2000
      ? `Write '${months[read.month - 1]} ${read.year}'.`
      : 'Write the month in words and the year with four digits.';
  },
};
