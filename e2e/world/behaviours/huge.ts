import type { Behaviour } from '../exchange.ts';
import { altered, type Json, mapValues } from './payload.ts';

const latin = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'مشروع طويل الاسم جدا لا ينتهي أبدا ';
const length = 200;

/** Two hundred characters: unbreakable, or right-to-left. */
const longText = (index: number): string =>
  (index % 2 === 0 ? latin : arabic).repeat(Math.ceil(length / arabic.length)).slice(0, length);

const isProse = (field: string): boolean =>
  ['name', 'title', 'bio', 'company', 'location', 'description', 'language'].includes(field);

const stretch = (value: Json, index: number): Json =>
  mapValues(value, (entry, field) => {
    if (isProse(field)) return longText(index);
    // A full name identifies a repository and must be unique.
    if (field === 'full_name') return `erika-mustermann/${index}`;
    if (field === 'html_url' || field === 'url' || field === 'guid') return `${entry}?${index}`;
    return field.endsWith('_count') ? 987_654_321 : entry;
  });

/** Repeats the given entries up to this number, each with texts of 200 characters. */
const fill = (items: Json[], count: number): Json[] =>
  items.length === 0
    ? []
    : Array.from({ length: count }, (_, index) => stretch(items[index % items.length] ?? null, index));

/**
 * The maximum of a provider: 100 repositories, 10 articles or stories, every text 200 characters long, half of
 * them right-to-left.
 */
export const huge: Behaviour = altered((body) => {
  if (Array.isArray(body)) return fill(body, 10);
  if (body === null || typeof body !== 'object') return body;
  if (!Array.isArray(body.items)) return stretch(body, 0);
  const items = fill(body.items, 'total_count' in body ? 100 : 10);
  return { ...body, items, ...('total_count' in body ? { total_count: items.length } : {}) };
});
