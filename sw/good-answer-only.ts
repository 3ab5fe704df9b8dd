import type { WorkboxPlugin } from 'workbox-core';
import { type AnswerShape, datedAnswer, type WorkerSite, withoutQuery } from './contract.ts';

/** Stores only what the provider promises, dated. */
export const goodAnswerOnly = (kept: WorkerSite['answers']): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) => {
    const body = await response.text();
    const shape = kept[withoutQuery(request.url)]?.shape;
    return isGoodAnswer(shape, response.status, body) ? datedAnswer(body, Date.now()) : null;
  },
});

/** Whether an answer may replace a stored one: captive portals, proxies and rss2json's errors come with 200 too. */
export function isGoodAnswer(shape: AnswerShape | undefined, status: number, body: string): boolean {
  if (!shape || status !== 200) return false;
  try {
    return hasShape(JSON.parse(body), shape);
  } catch {
    return false;
  }
}

function hasShape(body: unknown, { fields = {}, list, incomplete = '', text, links }: AnswerShape): boolean {
  const isReadable = (item: unknown): boolean =>
    isRecord(item) && isText(item[text]) && (links?.some((field) => isLink(item[field])) ?? true);
  if (list === 'body') return isListOf(body, isReadable);
  if (!isRecord(body)) return false;
  if (!Object.entries(fields).every(([field, value]) => body[field] === value)) return false;
  if (!list) return isReadable(body);
  const items = body[list.field];
  return isListOf(items, isReadable) && (items.length > 0 || body[incomplete] !== true);
}

/** Empty, or with a readable item. */
const isListOf = (list: unknown, isReadable: (item: unknown) => boolean): list is unknown[] =>
  Array.isArray(list) && (list.length === 0 || list.some(isReadable));

const isText = (value: unknown): boolean => typeof value === 'string' && /[\p{L}\p{N}]/u.test(value);
/** Not `URL.canParse`, which older Safaris lack. */
const isLink = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\/[\w.-]+(?::\d{1,4})?(?:[/?#]|$)/.test(value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
