import { plainName } from '../../../../config/messages/nearest.ts';

/** Placeholders of gitprofile's template, by the last part of the field's path. */
const placeholders: Readonly<Record<string, RegExp>> = {
  company: /^company name$/i,
  position: /^position$/i,
  institution: /^institution name$/i,
  degree: /^degree$/i,
  title: /^(?:project name|publication title|website name \d|portfolio of ariful alam)$/i,
  name: /^(?:website name \d|my sample certification)$/i,
  body: /^certification body name$/i,
  conferencename: /^conference name$/i,
  journalname: /^journal name$/i,
  authors: /^john doe, jane smith$/i,
};

/** Placeholders in any field: filler text, accounts of the template's author, stock files. */
const ofTemplate = [
  /^(?:lorem ipsum|donec euismod)\b/i,
  /^https?:\/\/(?:www\.)?example\.com\/?$/i,
  /\/testfiles\/resources\/pdf\/dummy\.pdf$/i,
  /^https?:\/\/(?:via\.placeholder\.com\/|img\.freepik\.com\/free-vector\/illustration-gallery-icon_53876-27002\.jpg$)/i,
  /^(?:https?:\/\/)?(?:www\.)?(?:arifszn\.com|arifszn\.github\.io)\/?$/i,
  /^(?:arifulalamszn@gmail\.com|arif_szn|ariful-alam|arifszn@mastodon\.social|mastodon\.social\/@arifszn)$/i,
  /^(?:G-WLLB5E14M6|2617601|(?:UA|G)-X{4,}[\dX-]*)$/i,
];

/** Whether a text is left over from gitprofile's template. @param account of the owner, who may be the template's author */
export function isOfTemplate(field: string, text: string, account: string): boolean {
  if (account.toLowerCase() === 'arifszn') return false;
  if (/^arifszn(?:\/(?:gitprofile|pandora))?$/i.test(text) && field !== 'title') return true;
  return ofTemplate.some((one) => one.test(text)) || !!placeholders[plainName(field)]?.test(text);
}

/** Between the clauses of a footer, outside of links. */
const separators = /(\s*[|·•]\s*|\s+[–—-]\s+|\s*<br\s*\/?>\s*|(?<=\.)\s+|(?=©|\bcopyright\b))/i;
const connectives = 'and|with|by|in|on|y|con|por|et|avec|par|e|com|di|und|mit|von';
const torn = new RegExp(`^\\s*(?:(?:${connectives})\\s|[&+])|(?:\\s(?:${connectives})|[&+])\\s*$`, 'i');

/** A footer without the clauses that thank gitprofile, which are no longer true. One that would be torn stays as it is. */
export function ownFooter(given: string): { footer: string; leftOut: string; isTorn?: boolean } {
  const links: string[] = [];
  const text = given.replace(/<a\b[^>]*>.*?<\/a>/gis, (link) => `\0${links.push(link) - 1}\0`);
  const withLinks = (part: string) => part.replace(/\0(\d+)\0/g, (_, index) => links[index] ?? '');
  const isThanks = (part: string) => {
    const whole = withLinks(part);
    return /arifszn\/gitprofile/i.test(whole) || /\bgit-?profile\b/i.test(whole.replace(/<[^>]*>/g, ''));
  };
  // Every second part is a separator.
  const parts = text.split(separators);
  const clauses = parts.flatMap((part, index) =>
    index % 2 === 0 ? [{ part, before: parts[index - 1] ?? '' }] : [],
  );
  const leftOut = clauses.filter(({ part }) => isThanks(part));
  const kept = clauses.filter((clause) => !leftOut.includes(clause));
  const rest = kept.map(({ part, before }, index) => (index > 0 ? before : '') + part).join('');
  const isEmpty = rest.replace(/<[^>]*>|&\w+;/g, '').replace(/[\s\p{P}\p{S}\p{M}\u200d]/gu, '') === '';
  const said = leftOut.map(({ part }) => withLinks(part).trim()).join(' ');
  if (leftOut.length > 0 && !isEmpty && torn.test(rest.replace(/<[^>]*>/g, '')))
    return { footer: given, leftOut: said, isTorn: true };
  return { footer: isEmpty ? '' : withLinks(rest).trim(), leftOut: said };
}

/** The colours of the template's theme, in each of its versions. */
const templateColors: Readonly<Record<string, RegExp>> = {
  primary: /^#fc055b$/i,
  secondary: /^#219aaf$/i,
  accent: /^#e8d03a$/i,
  neutral: /^#2a2730$/i,
  'base-100': /^#e3e3ed$/i,
};

/** Whether the colours are the owner's and not those of the template's theme 'procyon'. */
export const isOwnTheme = (colors: object): boolean =>
  Object.entries(colors).some(
    ([name, color]) => !name.startsWith('--') && !templateColors[name]?.test(String(color)),
  );
