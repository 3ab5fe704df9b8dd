import { isOutside } from '../../../model/http-link.ts';
import { hasLegalForm } from '../../../model/person-name.ts';
import type { Site } from '../../../model/site.ts';
import { siteLanguages } from '../../../model/site-language.ts';
import { namedOnce } from '../../../model/technology.ts';
import type { Config } from '../../config.ts';
import { knownStatuses } from '../../fields/projects.ts';
import { knownCategories, serviceIconKeys } from '../../fields/services.ts';
import { isMailbox, linkAddress, pictureAddress } from '../../format/address.ts';
import { today as goesOn } from '../../format/dates.ts';
import { footerTags, markdownHtml, markdownTags, sanitizeFooter } from '../../safe-html.ts';
import { fieldAt } from '../../schema-tree.ts';
import { didYouMean } from '../nearest.ts';
import { formatPath, messageOf, type Problem, problemsAt, quote, textsIn, valuesIn } from '../problem.ts';
import { type Rule, rulesOfAnyText } from './any-text.ts';

/** Oddities that a text shows by itself: each is allowed, but perhaps not what was meant. */
export function textWarnings(given: Config, site: Pick<Site, 'base' | 'law'>, day: string): Problem[] {
  const seen = new Set<string>();
  return valuesIn(given).flatMap(({ value, steps, path }) => {
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const named = steps.filter((step) => !siteLanguages.some((language) => language === step));
    const place = formatPath(named).replaceAll(/\[\d+\]/g, '[]');
    // A word that many entries have, such as a technology, is told once.
    const word = `${place} ${value}`;
    if (place.endsWith('[]') && seen.has(word)) return [];
    seen.add(word);
    const around = { given, site, day, place, field: fieldAt(steps) };
    return [...rulesOfAnyText, rulesOfPlaces[place]].flatMap((rule) =>
      problemsAt({ [path]: rule?.(String(value), around) }),
    );
  });
}

/** Any word is allowed, but one that is nearly a known one is probably a typo. */
const misspelling =
  (known: readonly string[]): Rule =>
  (word) => {
    const meant = !known.includes(word) && didYouMean(word, known);
    return meant && `Found ${quote(word)}, a word without a colour. ${meant}`;
  };

const nationalNumber: Rule = (phone, { given: { legal } }) => {
  if (/^(\+|00)/.test(phone)) return undefined;
  const country = (legal?.country ?? 'DE') === 'DE' ? '+49 ' : '+… ';
  const meant = /^\(?0(?!0)/.test(phone) ? phone.replace(/^\(?0\)?/, country) : `+${phone}`;
  return `Found ${quote(phone)} without the code of the country, which a saved contact and a call from abroad need. Write ${quote(meant.replace(')', ''))}.`;
};

const amount =
  /^(?:(?:ab|from|ca\.?|circa|nur|only|je) ?)?\d[\d.,]*(?:,-+|,–)?(?: ?(?:netto|brutto|net|gross))?(?: ?(?:\/|pro|per|je|a|an) ?\p{L}+)?$/iu;
const excluding = /\b(netto|zzgl|zuzüglich|exkl|excl|plus (?:mwst|ust|vat)|net of vat|ohne mwst)/i;
const including = /\b(brutto|inkl\w*\.? (?:mwst|ust|umsatzsteuer|mehrwertsteuer)|incl\w*\.? vat)/i;

/** A price that says too little, or something else than the note below all services. */
const price: Rule = (text, { given: { services, languages } }) => {
  // 5,900 is less than six in German.
  const [thousands = ''] = /(?<![\d.,])[1-9]\d{0,2},\d{3}(?!\d)/.exec(text) ?? [];
  const [number = ''] = /\d[\d.,]*\d|\d/.exec(text) ?? [];
  const vat = services?.prices?.vat;
  const [word] = (vat === 'excluded' ? including : vat && excluding)?.exec(text) ?? [];
  return [
    thousands &&
      languages?.[0] !== 'en' &&
      `Found ${quote(text)}: in German a comma begins the cents. Write ${quote(text.replace(thousands, thousands.replace(',', '.')))}.`,
    amount.test(text) &&
      `Found ${quote(text)}, a price without a currency. Write ${quote(text.replace(/(\d)(?:,-+|,–)/, '$1').replace(number, `${number} €`))}.`,
    word &&
      `Found ${quote(word)} in ${quote(text)}, but the note below says otherwise: \`services.prices.vat\` is '${vat}'. Remove the word from the price, or correct \`vat\`.`,
  ];
};

/** A technology that is written in two ways. */
const spelling: Rule = (name, { given: { skills, engagements = [] } }) => {
  const all = textsIn([skills, engagements.map((entry) => entry?.technologies)]);
  const shown = namedOnce(all.map(({ text }) => text))(name);
  const message = `Found ${quote(name)}, which is ${quote(shown)} elsewhere: the page says ${quote(shown)} for both. Write it the same way everywhere.`;
  return shown !== name && message;
};

const rulesOfPlaces: Readonly<Record<string, Rule>> = {
  'services.list[].icon': (icon) => {
    const hint = didYouMean(icon, serviceIconKeys) ?? 'Write the key of one.';
    const message = `Found ${quote(icon)}, which is no icon: the one of 'consulting' is shown. ${hint} Allowed: ${serviceIconKeys.join(', ')}.`;
    return !serviceIconKeys.some((key) => key === icon) && message;
  },
  'services.list[].category': misspelling(knownCategories),
  'projects.private.projects[].status': misspelling(knownStatuses),
  'services.list[].pricing': price,
  'availability.rate': price,
  'social.phone': nationalNumber,
  'legal.phone': nationalNumber,
  'legal.street': (street, { given: { legal }, site: { law } }) => {
    const city = legal?.city ?? '';
    const isSwapped = !/\d/.test(street) && /\d/.test(city);
    if (isSwapped)
      return `Found ${quote(street)}, and ${quote(city)} in \`city\`. Exchange the two: a street has a number.`;
    return (
      /\b(postfach|p\.? ?o\.? ?box)\b/i.test(street) &&
      `Found ${quote(street)}, but ${law.siteNotice} wants an address to which papers can be served. Write street and number, such as 'Musterstraße 1'.`
    );
  },
  'legal.editor.address': (address) =>
    /\b(?!D-)[A-Z]{1,2}-\d{4,5}\b|(?<!\d)\d{4} \p{Lu}/u.test(address) &&
    `Found ${quote(address)}, but the person responsible for the blog must live in Germany. Name somebody who does, or leave \`editor\` out: then it is you.`,
  'legal.postalCode': (postalCode, { given: { legal } }) => {
    if ((legal?.country ?? 'DE') !== 'DE' || /^\d{5}$/.test(postalCode)) return undefined;
    // Without quotes a number loses its first zero.
    const digits = /^\d{4}$/.test(postalCode)
      ? `Write '0${postalCode}' in quotes`
      : "Write its five digits in quotes, such as '12345'";
    return `Found ${quote(postalCode)}, which is no German postal code. ${digits}, or name the \`country\` if it is another.`;
  },
  'googleAnalytics.id': (id) =>
    !/^(?!.*X{4})(G|GT|AW)-[A-Z0-9-]+$/.test(id) &&
    `Found ${quote(id)}, ${id.startsWith('UA-') ? 'an id of Universal Analytics, which Google has ended' : 'an unusual id'}. Compare it with the one in Google Analytics. Allowed: an id such as 'G-ABC123DEF4'.`,
  'social.stackoverflow': (account) =>
    !/^\d+(\/|$)/.test(account) &&
    `Found ${quote(account)}, for which Stack Overflow has no page. Write number and name, such as '1/jeff-atwood'.`,
  // Without a scheme it is linked with http, as the specification has it.
  'social.website': (website) =>
    !isOutside(website) &&
    `Found ${quote(website)}, which is linked as http://, without encryption. Write 'https://${website}'.`,
  'seo.imageURL': (address) =>
    // Of a file of the site's own a JPEG is published.
    (isOutside(address) ? /\.(svg|webp|avif|hei[cf])$/i : /\.hei[cf]$/i).test(
      address.replace(/[?#].*$/s, ''),
    ) &&
    `Found ${quote(address)}, which social networks do not show. Use a PNG or JPEG file, or leave it out: then one is made for you.`,
  'seo.url': (url, { given, site: { base } }) => {
    const { origin, pathname, protocol, hostname } = new URL(url);
    const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
    if (protocol === 'http:' && hostname !== 'localhost')
      return `Found ${quote(url)}. Without https browsers run no worker, and nothing works offline. Write '${url.replace(/^http:/i, 'https:')}'.`;
    // Without a base of the owner's, the deployment sets it.
    if (path === base || (base === '/' && given.base === undefined)) return undefined;
    return path === '/'
      ? `Found ${quote(url)}, but with base '${base}' visitors find the site at '${origin}${base}'. Write that, or set base to '/' if the site is served at the top of its domain.`
      : `Found ${quote(url)}, but the site is served under '${base}'. Write '${origin}', or set base to '${path}'.`;
  },
  'engagements[].from': (from, { day }) =>
    from > day &&
    `Found ${quote(from)}, a month that is still to come: none of its months count yet. Write when it began, or add it then.`,
  'engagements[].to': (to, { day }) =>
    to !== goesOn &&
    to > day &&
    `Found ${quote(to)}, a month that is still to come. Months count until today, so write '${goesOn}', or leave it out.`,
  'engagements[].clientName': (name, { given: { engagements = [] } }) => {
    const { client } = engagements.find((entry) => entry?.clientName === name) ?? {};
    const isSwapped = typeof client === 'string' && hasLegalForm(client) && !hasLegalForm(name);
    return (
      isSwapped &&
      `Found ${quote(name)}, but \`client\`, which is published, is ${quote(client)}. Exchange the two if that is the real name.`
    );
  },
  'engagements[].technologies[]': spelling,
  'skills[]': spelling,
  'skills[].list[]': spelling,
  footer: (html) => removals(sanitizeFooter(html, '/').removed, footerTags),
  'customSections[].text': (text) => removals(markdownHtml(text, '/').removed, markdownTags),
};

/** Elements and links that are removed from the footer and from texts in Markdown. */
const removals = (removed: readonly string[], tags: readonly string[]): string[] =>
  removed.map((part) => {
    const [, attribute, address = ''] = /^(href|src)="(.*)"$/s.exec(part) ?? [];
    const format = attribute === 'src' ? pictureAddress : linkAddress;
    if (attribute) {
      const found = `the address ${quote(address)}, which leads nowhere`;
      const fault = isMailbox(address) ? { correct: `mailto:${address}` } : format.faultIn(address);
      return messageOf(found, fault ?? {}, format.allowed);
    }
    return `Found ${part}, which is not shown. Remove it. Allowed: ${tags.map((tag) => `<${tag}>`).join(', ')}.`;
  });
