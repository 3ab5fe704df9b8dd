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

/** A footer without the template's thanks to gitprofile, which are no longer true. */
export function ownFooter(footer: string): string {
  const link = /<a\b[^>]*\bhref\s*=\s*["'][^"']*arifszn\/gitprofile[^"']*["'][^>]*>.*?<\/a>/is.source;
  const thanks = new RegExp(
    `(?:made|built|powered|created)\\s+(?:with|by|using)\\s+(?:${link}|gitprofile)(?:\\s*(?:and|&|\\+)\\s*❤️?)?`,
    'gis',
  );
  const rest = footer.replace(thanks, '').replace(new RegExp(link, 'gis'), '');
  const isEmpty = rest.replace(/<[^>]*>|&\w+;/g, '').replace(/[\s\p{P}\p{S}\p{M}\u200d]/gu, '') === '';
  return isEmpty ? '' : rest.trim();
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
