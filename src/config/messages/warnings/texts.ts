import { isOutside } from '../../../model/http-link.ts';
import { hasLegalForm } from '../../../model/person-name.ts';
import type { Site } from '../../../model/site.ts';
import { siteLanguages } from '../../../model/site-language.ts';
import type { Config } from '../../config.ts';
import { knownStatuses } from '../../fields/projects.ts';
import { knownCategories, serviceIconKeys } from '../../fields/services.ts';
import { today as goesOn } from '../../format/dates.ts';
import { fieldAt } from '../../schema-tree.ts';
import { didYouMean } from '../nearest.ts';
import { code, formatPath, type Problem, quote, valuesIn } from '../problem.ts';
import { type Oddity, type Rule, rulesOfAnyText } from './any-text.ts';

type DescribedSite = Pick<Site, 'base' | 'law' | 'languages'>;

/** Oddities that a text shows by itself: each is allowed, but perhaps not what was meant. */
export function textWarnings(config: Config, site: DescribedSite, day: string): Problem[] {
  return valuesIn(config).flatMap(({ value, steps, path }) => {
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const text = String(value);
    const language = siteLanguages.find((name) => steps.includes(name));
    const place = formatPath(steps.filter((step) => step !== language)).replaceAll(/\[\d+\]/g, '[]');
    const around = {
      config,
      site,
      day,
      place,
      field: fieldAt(steps),
      language: language ?? site.languages[0],
    };
    const rules = [...Object.values(rulesOfAnyText), ...[rulesOfPlaces[place] ?? []].flat()];
    return rules.flatMap((rule) => {
      const oddity = rule(text, around);
      return oddity ? problemFrom(path, text, oddity) : [];
    });
  });
}

function problemFrom(path: string, text: string, oddity: Oddity): Problem {
  if (typeof oddity === 'string') return { path, message: `Found ${quote(text)}${oddity}` };
  const [why, correct, otherwise] = oddity;
  const cure = `Write ${[code(correct), otherwise].filter(Boolean).join(', ')}.`;
  return { path, message: `Found ${quote(text)}${why}. ${cure}`, correct };
}

/** Any word is allowed, but one that is nearly a known one is probably a typo. */
const misspelling =
  (words: readonly string[]): Rule =>
  (word) => {
    const meant = words.includes(word) ? undefined : didYouMean(word, words);
    return meant && `, a word without a colour. ${meant}`;
  };

/** Countries in which a leading zero is dialled within the country alone. */
const dialledWithZero: Readonly<Record<string, string>> = { DE: '+49', AT: '+43', CH: '+41' };

const telephone: Rule = (phone, { config: { legal, languages } }) => {
  const [, code, rest] = /^((?:\+|00)(?:49|43|41))[\s/-]*0([1-9].*)$/.exec(phone) ?? [];
  if (code) return [', with a zero that cannot be dialled from abroad', `${code} ${rest}`];
  if (/^\(?(\+|00)/.test(phone)) return undefined;
  const why = ' without the code of the country, which a saved contact and a call from abroad need';
  const country = legal?.country ?? (languages?.[0] === 'en' ? '' : 'DE');
  const prefix = /^\(?0/.test(phone) && dialledWithZero[country];
  return prefix
    ? [why, phone.replace(/^\(?0/, `${prefix} `).replace(')', '')]
    : `${why}. Write it with the country in front, such as +1 …`;
};

const amount =
  /^(?:(?:ab|from|ca\.?|circa|nur|only|je) ?)?\d[\d.,]*[-–]*(?: ?(?:netto|brutto|net|gross))?(?: ?(?:\/|pro|per|je|a|an) ?\p{L}+)?$/iu;
const excluding = /\b(netto|zzgl|zuzüglich|exkl|excl|plus (?:mwst|ust|vat)|net of vat|ohne mwst)/i;
const including = /\b(brutto|inkl\w*\.? (?:mwst|ust|umsatzsteuer|mehrwertsteuer)|incl\w*\.? vat)/i;

/** A price that says too little, or something else than the note below all services. */
const price: readonly Rule[] = [
  (text, { language }) => {
    // 5,900 is less than six in German.
    const meant = text.replace(/(?<![\d.,])([1-9]\d{0,2}),(\d{3})(?!\d)/, '$1.$2');
    return language === 'de' && meant !== text && [': in German a comma begins the cents', meant];
  },
  (text) =>
    amount.test(text) && [
      ', a price without a currency',
      text.replace(/(\d(?:[\d.,]*\d)?)(?:[.,]?[-–]+)?/, '$1 €'),
    ],
  (text, { config: { services } }) => {
    const vat = services?.prices?.vat;
    const [word] = (vat === 'excluded' ? including : vat && excluding)?.exec(text) ?? [];
    return (
      word &&
      `, but the note below says otherwise than '${word}': \`services.prices.vat\` is '${vat}'. Remove the word from the price, or correct \`vat\`.`
    );
  },
];

/** Whether the last of the digits of a German VAT ID fits the others (ISO 7064, MOD 11,10). */
function isChecked(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

const rulesOfPlaces: Readonly<Record<string, Rule | readonly Rule[]>> = {
  'services.list[].icon': (icon) =>
    !serviceIconKeys.some((key) => key === icon) &&
    `, which is no icon: the one of 'consulting' is shown. ${didYouMean(icon, serviceIconKeys) ?? ''} Allowed: ${serviceIconKeys.join(', ')}.`,
  'services.list[].category': misspelling(knownCategories),
  'projects.private.projects[].status': misspelling(knownStatuses),
  'services.list[].pricing': price,
  'availability.rate': price,
  'social.phone': telephone,
  'legal.phone': telephone,
  'legal.street': (street, { config: { legal }, site: { law } }) => {
    const city = legal?.city ?? '';
    if (!/\d/.test(street) && /\d/.test(city) && !/^\d{4,5} /.test(city))
      return `, and ${quote(city)} in \`city\`. Exchange the two: a street has a number.`;
    const isBox = /\b(postfach|p\.? ?o\.? ?box)\b/i.test(street);
    return (
      isBox &&
      `, but ${law.siteNotice} wants an address to which papers can be served. Write street and number, such as 'Musterstraße 1'.`
    );
  },
  'legal.city': (city, { config: { legal } }) => {
    const code = `${legal?.postalCode} `;
    return (
      city.startsWith(code) && [', with the code that `postalCode` has already', city.slice(code.length)]
    );
  },
  'legal.vatId': (vatId) => {
    const [, digits = ''] = /^DE(\d{9})$/.exec(vatId.replaceAll(/[\s.]/g, '')) ?? [];
    // The example's, of which another warning tells.
    const isOdd = digits !== '' && digits !== '123456789' && !isChecked(digits);
    return isOdd && ', whose last digit does not fit the others. Compare it with the letter that you got.';
  },
  'legal.editor.address': (address) =>
    /\b(?!D-)[A-Z]{1,2}-\d{4,5}\b|(?<!\d)\d{4} \p{Lu}/u.test(address) &&
    ', but the person responsible for the blog must live in Germany. Name somebody who does, or leave `editor` out: then it is you.',
  'legal.postalCode': (code, { config: { legal } }) => {
    if ((legal?.country ?? 'DE') !== 'DE' || /^\d{5}$/.test(code)) return undefined;
    const why = ', which is no German postal code';
    // A number that is not in quotes loses its first zero.
    if (/^\d{4}$/.test(code)) return [why, `0${code}`, 'or name the `country` if it is another'];
    return `${why}. Write its five digits in quotes, such as '12345', or name the \`country\` if it is another.`;
  },
  'googleAnalytics.id': (id) =>
    !/^(?!.*X{4})(G|GT|AW)-[A-Z0-9-]+$/.test(id) &&
    `, ${id.startsWith('UA-') ? 'an id of Universal Analytics, which Google has ended' : 'an unusual id'}. Compare it with the one in Google Analytics. Allowed: an id such as 'G-ABC123DEF4'.`,
  'social.stackoverflow': (account) =>
    !/^\d+(\/|$)/.test(account) &&
    ", for which Stack Overflow has no page. Write number and name, such as '1/jeff-atwood'.",
  // The specification links an address without a scheme with http.
  'social.website': (website) =>
    !isOutside(website) && [', which is linked as http://, without encryption', `https://${website}`],
  'seo.imageURL': (address) =>
    // The build publishes a file of the site's own as a JPEG.
    (isOutside(address) ? /\.(svg|webp|avif|hei[cf])$/i : /\.hei[cf]$/i).test(
      address.replace(/[?#].*$/s, ''),
    ) &&
    ', which social networks do not show. Use a PNG or JPEG file, or leave it out: then one is made for you.',
  'seo.url': (url, { config, site: { base } }) => {
    const { origin, pathname, protocol, hostname } = new URL(url);
    const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
    if (protocol === 'http:' && hostname !== 'localhost')
      return [': without https nothing works offline', url.replace(/^http:/i, 'https:')];
    // The deployment sets a base that the owner has not.
    if (path === base || (base === '/' && config.base === undefined)) return undefined;
    const served = base === '/' ? origin : origin + base;
    return [`, but the site is served under '${base}'`, served, `or set base to '${path}'`];
  },
  'engagements[].from': (from, { day }) =>
    from > day &&
    ', a month that is still to come: none of its months count yet. Write when it began, or add it then.',
  'engagements[].to': (to, { day }) =>
    to !== goesOn &&
    to > day && [', a month that is still to come: months count until today', goesOn, 'or leave it out'],
  'engagements[].clientName': (name, { config: { engagements = [] } }) => {
    const { client } = engagements.find((entry) => entry?.clientName === name) ?? {};
    const isSwapped = typeof client === 'string' && hasLegalForm(client) && !hasLegalForm(name);
    return (
      isSwapped &&
      `, but \`client\`, which is published, is ${quote(client)}. Exchange the two if that is the real name.`
    );
  },
};
