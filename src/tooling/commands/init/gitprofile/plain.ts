import { unseen } from '../../../../config/messages/problem.ts';
import { stripMarkup } from '../../../../model/markup.ts';
import { unknownMark } from './run-config.ts';

export type Fields = Record<string, unknown>;

/** What was left out or put elsewhere, where it was, and why. */
export interface Note {
  path: string;
  message: string;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tags of HTML that people write into texts; `Array<string>` is not one. */
const tags =
  /<\/?(?:a|b|br|code|div|em|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|u|ul)(?:\s[^>]*)?\/?>/i;

/**
 * The data without what says nothing: blank texts and dashes, null, empty blocks and entries. Texts are trimmed, and without HTML but
 * for the footer.
 */
export function plain(value: unknown, notes: Note[], path = ''): unknown {
  if (typeof value === 'string') {
    const [, unknown] = value.split(unknownMark);
    if (unknown !== undefined) {
      notes.push({ path, message: `\`${unknown}\` is not known here. Write the value itself` });
      return undefined;
    }
    const text = value
      .replace(unseen, '')
      .trim()
      .replace(/^[-–—]+$/, '');
    return (path !== 'footer' && tags.test(text) ? stripMarkup(text) : text) || undefined;
  }
  if (Array.isArray(value)) {
    const list = value.map((one, index) => plain(one, notes, `${path}[${index}]`));
    const filled = list.filter((one) => one !== undefined);
    return filled.length > 0 ? filled : undefined;
  }
  if (isFields(value)) {
    const inside = Object.entries(value).map(([key, one]) => {
      return [key, plain(one, notes, path === '' ? key : `${path}.${key}`)] as const;
    });
    const filled = inside.filter(([, one]) => one !== undefined);
    return filled.length > 0 ? Object.fromEntries(filled) : undefined;
  }
  return typeof value === 'boolean' || Number.isFinite(value) ? value : undefined;
}

export const at = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), data);

/** Sets a value, or with undefined takes it away. */
export function put(data: Fields, path: string, value: unknown): void {
  const [key = '', ...rest] = path.split('.');
  if (rest.length > 0) {
    if (value === undefined && !isFields(data[key])) return;
    if (!isFields(data[key])) data[key] = {};
    put(data[key] as Fields, rest.join('.'), value);
  } else if (value === undefined) delete data[key];
  else data[key] = value;
}

export const listOf = (value: unknown): unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};
