import { color } from '../../../../config/fields/themes.ts';
import { describeValue, unseen } from '../../../../config/messages/problem.ts';
import { templateName } from '../../../../config/messages/warnings/any-text.ts';
import { stripMarkup } from '../../../../model/markup.ts';
import { type Fields, isFields, leftOut, type Note, textsOf } from './given.ts';

/** Placeholders of gitprofile's template that may be words of the owner's elsewhere, by the last part of the field's path. */
const placeholders: Readonly<Record<string, RegExp>> = {
  position: /^position$/i,
  degree: /^degree$/i,
  title: /^(?:website name \d|portfolio of ariful alam)$/i,
  name: /^(?:website name \d|my sample certification)$/i,
  authors: /^john doe, jane smith$/i,
};

/** Placeholders in any field: filler text, accounts of the template's author, stock files. */
const ofTemplate = [
  templateName,
  /^(?:lorem ipsum|donec euismod)\b/i,
  /^https?:\/\/(?:www\.)?example\.com\/?$/i,
  /\/testfiles\/resources\/pdf\/dummy\.pdf$/i,
  /^https?:\/\/(?:via\.placeholder\.com\/|img\.freepik\.com\/free-vector\/illustration-gallery-icon_53876-27002\.jpg$)/i,
  /^(?:https?:\/\/)?(?:www\.)?(?:arifszn\.com|arifszn\.github\.io)\/?$/i,
  /^(?:arifulalamszn@gmail\.com|arif_szn|ariful-alam|arifszn@mastodon\.social|mastodon\.social\/@arifszn)$/i,
  /^(?:G-WLLB5E14M6|2617601|(?:UA|G)-X{4,}[\dX-]*)$/i,
];

/** Fields that neither name an entry nor make one of the template the owner's. */
export const incidental = ['from', 'to', 'year', 'link', 'companyLink', 'imageUrl'];

function isOfTemplate(field: string, text: string): boolean {
  if (/^arifszn(?:\/(?:gitprofile|pandora))?$/i.test(text) && field !== 'title') return true;
  return ofTemplate.some((one) => one.test(text)) || !!placeholders[field]?.test(text);
}

/** Tags of HTML that people write into texts; `Array<string>` is not one. */
const tags =
  /<\/?(?:a|b|br|code|div|em|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|u|ul)(?:\s[^>]*)?\/?>/i;
const links = /<a\b[^>]*?\bhref\s*=\s*["']([^"']+)["'][^>]*>(.*?)<\/a>/gis;
const pictures = /<img\b[^>]*?\bsrc\s*=\s*["']([^"']+)["'][^>]*>/gis;

/** The owner's own texts: without HTML, dashes, and gitprofile's template. @param isAuthor of the template */
export function ownValues(given: unknown, isAuthor: boolean, notes: Note[]): Fields {
  const templates = new Set<string>();
  const values = own(given, '', '');
  const message = "left of gitprofile's template, and not yours";
  if (templates.size > 0) notes.push({ path: [...templates].join(', '), message });
  return isFields(values) ? values : {};

  function own(value: unknown, key: string, path: string): unknown {
    if (typeof value === 'string') return ownText(value.replace(unseen, '').trim(), key, path);
    if (typeof value === 'symbol') {
      notes.push({ path, message: `is ${describeValue(value)}. Write the value itself` });
      return undefined;
    }
    if (Array.isArray(value)) return value.map((one, index) => own(one, key, `${path}[${index}]`));
    return isFields(value) ? ownBlock(value, path) : value;
  }

  function ownBlock(block: Fields, path: string): Fields | undefined {
    const inside = Object.entries(block).map(
      ([key, one]) => [key, own(one, key, path === '' ? key : `${path}.${key}`)] as const,
    );
    const left = inside.filter(([, one]) => one !== undefined);
    const isTemplate = inside.some(([key, one]) => one === undefined && !isAuthor && isLeft(key, block[key]));
    const isOwn = !isTemplate || left.some(([key]) => !incidental.includes(key));
    return isOwn ? Object.fromEntries(left) : undefined;
  }

  function ownText(text: string, key: string, path: string): string | undefined {
    if (!isAuthor && isLeft(key, text)) {
      templates.add((/^projects\.\w+|^\w+/.exec(path) ?? [path])[0]);
      return undefined;
    }
    if (path === 'footer') return ownFooter(text.replace(/\s+/g, ' '));
    const plain = tags.test(text) ? stripMarkup(withAddresses(text)) : text;
    return /^[-–—]*$/.test(plain) ? undefined : plain;
  }

  /** One that thanks gitprofile is no longer true. */
  function ownFooter(text: string): string | undefined {
    if (isAuthor || !/\bgit-?profile\b/i.test(text)) return text;
    const message = `is left out, because it thanks gitprofile: '${stripMarkup(withAddresses(text))}'`;
    notes.push({ path: 'footer', message });
    return undefined;
  }
}

const isLeft = (key: string, value: unknown): boolean =>
  typeof value === 'string' && isOfTemplate(key, value);

/** A link in a text keeps its address, in brackets. */
const withAddresses = (html: string): string =>
  html
    .replace(links, (_, address, text) => (text.includes(address) ? text : `${text} (${address})`))
    .replace(pictures, '($1)');

/** The colours of the template's theme. */
const colors: Readonly<Record<string, string>> = {
  primary: '#fc055b',
  secondary: '#219aaf',
  accent: '#e8d03a',
  neutral: '#2a2730',
  'base-100': '#e3e3ed',
};

/** In gitprofile, `customTheme` are the colours of the theme 'procyon'; here the owner's colours are the theme 'custom'. */
export function ownTheme(config: Fields, notes: Note[]): void {
  const { customTheme, defaultTheme, themes } = config;
  const isOwn = Object.entries(Object(customTheme)).some(([name, value]) => {
    const fault = color.faultIn(String(value));
    return /^[a-z]/.test(name) && colors[name] !== String(value).toLowerCase() && (fault?.correct || !fault);
  });
  const [from, to] = isOwn ? ['procyon', 'custom'] : ['custom', 'procyon'];
  const nameOf = (theme: unknown) => (theme === from ? to : theme);
  config.defaultTheme = nameOf(defaultTheme);
  config.themes = Array.isArray(themes) ? [...new Set(themes.map(nameOf))] : themes;
  if (isOwn || customTheme === undefined) return;
  delete config.customTheme;
  const { path, message } = leftOut('themeConfig.customTheme', textsOf(customTheme));
  notes.push({ path, message: `${message}. The theme 'procyon' stays as it is` });
}
