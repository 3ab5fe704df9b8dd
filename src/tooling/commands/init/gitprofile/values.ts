import { unseen, valueAt } from '../../../../config/messages/problem.ts';
import { stripMarkup } from '../../../../model/markup.ts';
import { unknownMark } from './run-config.ts';
import { isOfTemplate, ownFooter } from './template.ts';

export type Fields = Record<string, unknown>;

/** What was left out or put elsewhere, where it was, and why. */
export interface Note {
  path: string;
  message: string;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

/** Forks put lists into blocks: `{ header: …, list: [ … ] }`. One that was not shown has no entries. */
export const listIn = (value: unknown): unknown[] => {
  if (isFields(value) && value.display === false) return [];
  const inside = isFields(value) ? Object.values(value) : [];
  return listOf(inside.find((one) => Array.isArray(one) && one.every(isFields)) ?? value);
};

/** The texts and numbers in a value, in their order. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return isFields(value) || Array.isArray(value) ? Object.values(value).flatMap(textsIn) : [];
};

/** The value at a path such as `projects.external.projects[0].link`. */
export const at = (data: unknown, path: string): unknown => valueAt(data, stepsOf(path));

/** Sets a value, or with undefined removes it. A list keeps a hole, so that the paths of its other entries stay true. */
export const put = (data: Fields, path: string, value: unknown): void => putAt(data, stepsOf(path), value);

function putAt(parent: Fields, [step = '', ...further]: readonly string[], value: unknown): void {
  const [next] = further;
  const inside = parent[step];
  const isEntered = isFields(inside) || (Array.isArray(inside) && Number.isInteger(Number(next)));
  if (next === undefined && value === undefined) delete parent[step];
  else if (next === undefined) parent[step] = value;
  else if (isEntered) putAt(inside as Fields, further, value);
  else if (value !== undefined) {
    parent[step] = {};
    putAt(parent[step] as Fields, further, value);
  }
}

const stepsOf = (path: string): string[] =>
  [...path.matchAll(/\["([^"]+)"\]|[\w$-]+/g)].map(([step, quoted]) => quoted ?? step);

/** Tags of HTML that people write into texts; `Array<string>` is not one. */
const tags =
  /<\/?(?:a|b|br|code|div|em|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|u|ul)(?:\s[^>]*)?\/?>/i;

/** Fields that neither name an entry nor make one of gitprofile's template the owner's. */
export const incidental = ['from', 'to', 'year', 'link', 'companyLink', 'imageUrl'];

/** What the owner has written: without blanks, dashes, HTML in texts, empty blocks and gitprofile's template. */
export function ownValues(given: unknown, account: string, notes: Note[]): unknown {
  const templates: string[] = [];
  const values = own(given, '', '');
  const message = "left of gitprofile's template, and not yours";
  if (templates.length > 0) notes.push({ path: [...new Set(templates)].join(', '), message });
  return values;

  function own(value: unknown, key: string, path: string): unknown {
    if (typeof value === 'string') return ownText(value, key, path);
    if (Array.isArray(value)) {
      const list = value.map((one, index) => own(one, key, `${path}[${index}]`));
      const left = list.filter((one) => one !== undefined);
      return left.length > 0 ? left : undefined;
    }
    return isFields(value) ? ownBlock(value, path) : (value ?? undefined);
  }

  function ownBlock(block: Fields, path: string): Fields | undefined {
    const before = templates.length;
    const inside = Object.entries(block).map(([key, one]) => {
      return [key, own(one, key, path === '' ? key : `${path}.${key}`)] as const;
    });
    const left = inside.filter(([, one]) => one !== undefined);
    const isOfTemplate = templates.length > before && left.every(([key]) => incidental.includes(key));
    return left.length === 0 || isOfTemplate ? undefined : Object.fromEntries(left);
  }

  function ownText(text: string, key: string, path: string): string | undefined {
    const [, unknown] = text.split(unknownMark);
    if (unknown !== undefined) {
      notes.push({ path, message: `\`${unknown}\` is not known here. Write the value itself` });
      return undefined;
    }
    const trimmed = text.replace(unseen, '').trim();
    if (path === 'footer') return footerIn(trimmed);
    if (isOfTemplate(key, trimmed, account)) {
      templates.push(blockOf(path));
      return undefined;
    }
    const plain = tags.test(trimmed) ? stripMarkup(trimmed) : trimmed;
    return /^[-–—]*$/.test(plain) ? undefined : plain;
  }

  function footerIn(text: string): string | undefined {
    const footer = account === 'arifszn' ? text : ownFooter(text);
    if (footer !== text) templates.push('footer');
    return footer.replace(/\s+/g, ' ') || undefined;
  }
}

/** `experiences` of `experiences[0].company`, `social.dev` as it is. */
const blockOf = (path: string): string =>
  (/^projects\.\w+|^(?:social|resume|seo)\.\w+|^\w+/.exec(path) ?? [path])[0];
