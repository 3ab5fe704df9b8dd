import { describeValue, unseen } from '../../../../config/messages/problem.ts';
import { stripMarkup } from '../../../../model/markup.ts';
import { type Fields, isFields, type Note } from './given.ts';
import { isOfTemplate, isOwnTheme, ownFooter } from './template.ts';

/** Tags of HTML that people write into texts; `Array<string>` is not one. */
const tags =
  /<\/?(?:a|b|br|code|div|em|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|u|ul)(?:\s[^>]*)?\/?>/i;
const links = /<a\b[^>]*?\bhref\s*=\s*["']([^"']+)["'][^>]*>(.*?)<\/a>/gis;
const pictures = /<img\b[^>]*?\bsrc\s*=\s*["']([^"']+)["'][^>]*>/gis;

/** Fields that neither name an entry nor make one of gitprofile's template the owner's. */
export const incidental = ['from', 'to', 'year', 'link', 'companyLink', 'imageUrl'];

/** What the owner has written: without dashes, HTML in texts, and gitprofile's template. */
export function ownValues(given: unknown, account: string, notes: Note[]): Fields {
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
    if (Array.isArray(value)) {
      const list = value.map((one, index) => own(one, key, `${path}[${index}]`));
      return list.some((one) => one !== undefined) ? list : undefined;
    }
    if (path === 'themeConfig.customTheme' && isFields(value) && !isOwnTheme(value)) {
      templates.add(path);
      return undefined;
    }
    return isFields(value) ? ownBlock(value, path) : value;
  }

  function ownBlock(block: Fields, path: string): Fields | undefined {
    let isTemplate = false;
    const inside = Object.entries(block).map(([key, one]) => {
      const kept = own(one, key, path === '' ? key : `${path}.${key}`);
      isTemplate ||= typeof one === 'string' && kept === undefined && isOfTemplate(key, one, account);
      return [key, kept] as const;
    });
    const left = inside.filter(([, one]) => one !== undefined);
    const isOwn = !isTemplate || left.some(([key]) => !incidental.includes(key));
    return left.length > 0 && isOwn ? Object.fromEntries(left) : undefined;
  }

  function ownText(text: string, key: string, path: string): string | undefined {
    if (path === 'footer') return footerIn(text.replace(/\s+/g, ' '));
    if (isOfTemplate(key, text, account)) {
      templates.add((/^projects\.\w+|^\w+/.exec(path) ?? [path])[0]);
      return undefined;
    }
    const plain = tags.test(text) ? stripMarkup(withAddresses(text)) : text;
    for (const [, address] of text.matchAll(pictures))
      notes.push({ path, message: `the picture '${address}' in its text is not shown` });
    return /^[-–—]*$/.test(plain) ? undefined : plain;
  }

  function footerIn(text: string): string | undefined {
    if (account.toLowerCase() === 'arifszn') return text;
    const { footer, leftOut, isTorn } = ownFooter(text);
    const said = `'${stripMarkup(withAddresses(leftOut))}'`;
    if (isTorn) notes.push({ path: 'footer', message: `says ${said}. Take out what is no longer true` });
    else if (leftOut) notes.push({ path: 'footer', message: `${said} is left out: it is no longer true` });
    return footer || undefined;
  }
}

/** A link in a text keeps its address, in brackets. */
const withAddresses = (html: string): string =>
  html.replace(links, (_, address: string, text: string) =>
    text.includes(address) ? text : `${text} (${address})`,
  );
