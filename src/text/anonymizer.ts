import { parsedUrl, withoutScheme } from '../model/http-link.ts';
import { pick } from '../model/pick.ts';
import type { Site } from '../model/site.ts';
import { folded, isFirmName, isParticle, personName, withoutLegalForm } from './person-name.ts';
import { mapTexts } from './plain-text.ts';
import { ownerName } from './titles.ts';

const hidden = '…';

type Texts = Pick<
  Site,
  'profilePage' | 'profile' | 'engagements' | 'certifications' | 'educations' | 'availability'
>;

interface Identity extends Pick<Site, 'github' | 'accounts'> {
  profile: Pick<Site['profile'], 'name'>;
  social: Pick<Site['social'], 'email' | 'phone'>;
  legal: Partial<Site['legal']>;
  seo: Pick<Site['seo'], 'url'>;
}

/** The texts of a CV, any of which may name the owner. */
export const ownTexts = (site: Texts): Texts =>
  pick(site, 'profilePage', 'profile', 'engagements', 'certifications', 'educations', 'availability');

/** The fields of `legal` that these texts repeat, so that the page can hide them. */
export function repeatedLegal(site: Texts & Identity): Identity['legal'] {
  const textsWith = (legal: Identity['legal']) =>
    JSON.stringify(mapTexts(ownTexts(site), anonymizer({ ...site, legal })));
  const unnamed = textsWith({});
  return pick(site.legal, ...legalFields.filter((field) => textsWith(pick(site.legal, field)) !== unnamed));
}

const legalFields = ['name', 'email', 'phone', 'street', 'representative'] as const;

/** Hides names in every form and spelling, telephone numbers, accounts, the home, and all web and e-mail addresses. */
export function anonymizer(site: Identity): (text: string) => string {
  const { legal, github, social, accounts, seo } = site;
  const names = [ownerName(site), legal.name, legal.representative].filter((name) => name !== undefined);
  const people = names.filter((name) => !isFirmName(name)).map(wordsOf);
  const phrases = [...names, ...names.map(withoutLegalForm), legal.street ?? ''].filter(Boolean);
  const accountTexts = accounts.flatMap(({ text, link }) => [text, link]);
  const given = [github.username, legal.phone, ...Object.values(social), ...accountTexts].flatMap(
    (value) => (typeof value === 'string' && value.trim()) || [],
  );
  const website = accounts.find(({ network }) => network === 'website')?.link;
  const hosts = [seo.url, website, legal.email, social.email]
    .flatMap((address) => (address && hostOf(address)) || [])
    .filter((host) => !mailHosts.test(host));
  const patterns = [
    new RegExp(`(?<!${letter})(?:https?://|www\\.)${path}`, 'gi'),
    new RegExp(`[^\\s@<>()]+@[^\\s@<>()]+\\.[${letters}]{2,}`, 'g'),
    ...given.flatMap((value) => (isNumber(value) ? numberPatterns(value) : handlePattern(value))),
    ...phrases.map(phrasePattern),
    ...people.flatMap(personPatterns),
  ];
  const nameInDomain = people.flat().filter((word) => word.length > 3);
  const isOwn = (domain: string) => {
    const host = hostOf(domain);
    return (
      hosts.some((own) => host === own || host?.endsWith(`.${own}`)) ||
      nameInDomain.some((word) => whole(spelled(word)).test(domain))
    );
  };
  return (text) => {
    const decomposed = text.normalize('NFD');
    const withoutDomains = decomposed.replace(domains, (domain) => (isOwn(domain) ? hidden : domain));
    const rest = patterns.reduce((words, pattern) => words.replace(pattern, hidden), withoutDomains);
    return rest === decomposed ? text : rest.normalize('NFC');
  };
}

const hostOf = (address: string): string | undefined => {
  const url = /^https?:/i.test(address) ? address : `http://${address.replace(/^.*@/, '')}`;
  return parsedUrl(url)?.hostname.replace(/^www\./, '');
};

const mailHosts =
  /^(?:gmail|googlemail|outlook|hotmail|live|icloud|me|yahoo|posteo|mailbox|proton|protonmail|gmx|web|t-online|freenet|mail|aol)\.[a-z]{2,3}$/;

/** The words of a name that identify: neither titles nor degrees nor particles. */
function wordsOf(name: string): string[] {
  const { given, family, plain } = personName(name);
  const words = (family ? `${given} ${family}` : plain).split(/[\s-]+/);
  const isOfNext = (word: string, index: number) => isParticle(word) && index < words.length - 1;
  const own = words.filter((word, index) => /^\p{L}['’\p{L}\p{M}]+$/u.test(word) && !isOfNext(word, index));
  return [...new Set(own)];
}

/** Up to where it ends, or a sentence does. */
const path = String.raw`[^\s<>"]*[^\s<>".,;:!?)]`;
/** Letters, marks and digits, as ranges: by their properties the first use would take a phone a second. */
const letters = String.raw`A-Za-zªµºÀ-ÖØ-öø-\u1fff\u2c00-\u2fff\u3040-\ud7ff`;
const letter = `[\\d${letters}]`;
const mark = String.raw`[\u0300-\u036f]`;
const small = 'a-zß-öø-ÿ';
const capital = 'A-ZÀ-ÖØ-Þ';
const whole = (pattern: string): RegExp => new RegExp(`(?<!${letter})(?:${pattern})(?!${letter})`, 'g');
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

const unseen = String.raw`[\u00ad\u200b-\u200d\u2060]*`;
/** Letters that are written as each other and that Unicode does not decompose. */
const twins = ['lł', 'dđð', 'oø', 'iı'];

/** Each spelling in decomposed text: 'ü' is 'ue' and 'u', 'ß' is 'ss', 'ł' is 'l'. @param isName begins with a capital */
function spelled(word: string, isName = false): string {
  const gap = word.length > 4 ? `${unseen}-?${unseen}` : unseen;
  const letters = word.toLowerCase().normalize('NFD').replace(/ss/g, 'ß');
  return [...letters.matchAll(/(?:([aou])(?:\u0308|e(?!\p{M}))|.)\p{M}*/gu)]
    .map(([whole, vowel], index) => {
      const [one = ''] = whole;
      if (one === 'ß') return `(?:[ßẞ]|[sS]${gap}[sS])`;
      if (one === 'æ') return `(?:[æÆ]|[aA]${gap}[eE])`;
      const same = twins.find((group) => group.includes(one)) ?? escaped(one);
      return `[${isName && index === 0 ? '' : same}${same.toUpperCase()}]${mark}*${vowel ? `(?:${unseen}[eE])?` : ''}`;
    })
    .join(gap);
}

const domains = new RegExp(
  `(?<![\\d${letters}@./-])(?:[\\d${letters}-]+\\.)+[${letters}]{2,}(?:/${path})?(?![\\d${letters}@-])`,
  'g',
);

const genitive = `(?:['’ʼ\u00b4\x60]?[sS]|['’ʼ](?!${letter})|['’]?sche[mnrs]?)?`;

/** A full name, a firm or a street, in capitals or small letters and however it is spaced. */
function phrasePattern(text: string): RegExp {
  const words = text.split(/[\s-]+/).map((word) => {
    const [, start = '', street] = /^(.*?)(str(?:a(?:ß|ss)e|\.))?$/i.exec(word) ?? [];
    const known = /^\p{L}+$/u.test(start) ? spelled(start) : escaped(start.normalize('NFD'));
    return street ? `${known}[sS][tT][rR](?:\\.|[aA](?:ß|[sS]{2})[eE])?` : known;
  });
  return whole(words.join(String.raw`[\s-]*`) + genitive);
}

/** Names that are also words with which a text may go on: they need another part of the name beside them, or a title. */
const commonWords =
  /^(?:ab|als|am|an|auf|aus|bei|bis|da|das|dem|den|der|des|die|do|du|ein|er|es|ihr|im|in|ist|ja|man|mit|nur|ob|so|um|und|uns|vom|von|was|wer|wie|wir|wo|zu|zum|zur)$/;
const isCommon = (word: string): boolean => commonWords.test(folded(word));
/** Initials that are an abbreviation or a degree as well. */
const abbreviations = /^(?:ba|bs|dh|dj|ev|ek|hc|ia|md|ma|ms|oa|oe|so|su|ua|va|zb|zt)$/;

function personPatterns(words: readonly string[]): RegExp[] {
  const oneOf = (each: readonly string[]) => `(?:${each.join('|')})`;
  const inText = oneOf(words.map((word) => spelled(word, isCommon(word))));
  const inHandle = oneOf(words.map((word) => spelled(word)));
  const gap = words.every((word) => word.length > 3) ? '{0,3}' : '{1,3}';
  const first = words.map((word) => [...word.normalize('NFD')][0] ?? '');
  const initial = oneOf(first.map((one) => `[${one.toUpperCase()}${one.toLowerCase()}]${mark}*`));
  const initials = first.map((one) => `${one}${mark}*\\.`).join(String.raw`[\s-]{0,2}`);
  return [
    // 'M. Mustermann', 'm_mustermann'.
    whole(`(?:${initial}[._-]\\s?)+${inHandle}(?:[\\s-]{0,3}${inHandle})*${genitive}`),
    // 'Max Mustermann', 'MaxMustermann', 'mustermann.max'.
    whole(`${inText}(?:[\\s.,_/-]${gap}${inText})+${genitive}`),
    whole(`${inHandle}(?:[._-]${inHandle})+`),
    ...(words.length > 1 && !abbreviations.test(first.join('').toLowerCase())
      ? [new RegExp(`(?<!${letter})${initials}(?!${letter})`, 'g')]
      : []),
    ...words.map((word) => (isCommon(word) ? besideTitle(word) : alone(word))),
  ];
}

/** Of 'Đỗ', which is 'Do' without its marks, the right spelling tells it too. */
function besideTitle(word: string): RegExp {
  const spellings = [word, word.toUpperCase()].filter((one) => folded(one) !== one.toLowerCase());
  const exact = spellings.map((one) => `|${escaped(one.normalize('NFD'))}${genitive}`).join('');
  return whole(`(?<=(?:Herrn?|Frau|Dr\\.|Prof\\.)\\s)${spelled(word, true)}${exact}`);
}

/** A first or a family name alone tells it as well. In small letters it may be a word, as in "max. 5". */
function alone(word: string): RegExp {
  const ending = isCommon(`${word}s`) ? '' : genitive;
  if (word.length < 5) return whole(spelled(word, true) + ending);
  // Also as part of 'MustermannIT'.
  const start = `(?:(?<!${letter})|(?<=[${small}]${mark}?))`;
  const end = `(?:(?![${letters}])|(?<=[${small}]${mark}?)(?=[${capital}]))`;
  return new RegExp(start + spelled(word, true) + ending + end, 'g');
}

/** An account's name or address; a short one may be a word and needs what else stands before an account. */
function handlePattern(account: string): RegExp {
  const name = withoutScheme(account).replace(/^@|\/$/g, '');
  const start = /^\p{L}{1,4}$/u.test(name) ? '(?<=@|/|: ?)' : `(?<![\\d${letters}_-])@?`;
  return new RegExp(`${start}${escaped(name.normalize('NFD'))}(?![\\d${letters}_-])`, 'gi');
}

const isNumber = (account: string): boolean => /^(?:tel:)?[+\d(][\d\s()/.–-]{5,}$/.test(account);
/** The prefix of a country (E.164). */
const country = /^\+ ?(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
const between = String.raw`[\s()/.\-–‑·\u00ad\u200b]*`;

/** A telephone number by its digits: in any grouping, with any prefix, and without its area where that is set apart. */
function numberPatterns(written: string): RegExp[] {
  const number = written
    .replace(/\(0\)/g, ' ')
    .replace(/[^\d+]+/g, ' ')
    .trim()
    .replace(/^00/, '+');
  const [area = '', ...groups] = number.replace(country, '').trim().replace(/^0/, '').split(' ');
  const local = groups.join('');
  const prefix = `[+(]*(?:\\d{1,5}${between})??(?:0${between})?`;
  return [area + local, local]
    .filter((digits) => digits.length > 5)
    .map((digits) => new RegExp(`(?<![\\d,])${prefix}${[...digits].join(between)}(?!\\d)`, 'g'));
}
