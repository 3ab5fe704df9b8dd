import type { Behaviour } from '../exchange.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isObject = (value: Json): value is { [key: string]: Json } =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Alters the JSON of the usual answer. Errors, pictures and scripts stay as they are. */
export const altered =
  (alter: (body: Json) => Json): Behaviour =>
  async (_request, answer) => {
    const usual = await answer();
    if (usual.status !== 200 || !usual.headers['content-type']?.includes('json')) return usual;
    return { ...usual, body: JSON.stringify(alter(JSON.parse(String(usual.body)))) };
  };

/** Maps every nested value with `change`, which also gets the field's name. */
export function mapValues(value: Json, change: (value: Json, field: string) => Json, field = ''): Json {
  if (Array.isArray(value)) return value.map((entry) => mapValues(entry, change, field));
  if (!isObject(value)) return change(value, field);
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, mapValues(entry, change, key)]),
  );
}

/** The list in an answer, whatever its provider's format. */
function withList(body: Json, change: (items: Json[]) => Json): Json {
  if (Array.isArray(body)) return change(body);
  if (!isObject(body) || !Array.isArray(body.items)) return body;
  const items = change(body.items);
  const total = Array.isArray(items) ? items.length : 0;
  return { ...body, items, ...('total_count' in body ? { total_count: total } : {}) };
}

/** An empty list. */
export const empty: Behaviour = altered((body) => withList(body, () => []));

/** A list of its first entry alone. */
export const shortened: Behaviour = altered((body) => withList(body, (items) => items.slice(0, 1)));

const nullable = new Set(
  'bio location company blog description language homepage cover_image social_image'.split(' '),
);

/** Sets every nullable field to null. */
export const nullFields: Behaviour = altered((body) => {
  const nulled = mapValues(body, (value, field) => (nullable.has(field) ? null : value));
  return isObject(nulled) && 'login' in nulled ? { ...nulled, name: null } : nulled;
});

/** The search timed out: the list is valid, but incomplete. */
export const incomplete: Behaviour = altered((body) => {
  const short = withList(body, (items) => items.slice(0, 1));
  return isObject(short) ? { ...short, incomplete_results: true } : short;
});

/** Valid JSON of the wrong shape. */
export const wrongShapes = {
  nothing: altered(() => null),
  'an empty object': altered(() => ({})),
  'an empty list, or one in the wrong place': altered((body) => (Array.isArray(body) ? { items: body } : [])),
  'a sentence': altered(() => 'ok'),
  'null for the list': altered((body) =>
    isObject(body) && 'items' in body ? { ...body, items: null } : null,
  ),
  'entries that are null': altered((body) =>
    Array.isArray(body) || (isObject(body) && 'items' in body)
      ? withList(body, (items) => items.map(() => null))
      : Object.fromEntries(Object.keys(body ?? {}).map((key) => [key, null])),
  ),
  'texts for numbers and numbers for texts': altered((body) =>
    mapValues(body, (value) => {
      if (typeof value === 'number') return String(value);
      return typeof value === 'string' ? value.length : value;
    }),
  ),
} as const satisfies Record<string, Behaviour>;

const markup = '<script>window.hacked = true</script><img src=x onerror="window.hacked = true">';
const address = 'javascript:window.hacked=true';
const isAddress = (field: string, value: string): boolean =>
  /^https?:\/\//.test(value) || /url|link|guid|image|thumbnail|homepage|blog/.test(field);

/** Markup with a script in every text, a script in every address. A script that runs sets `window.hacked`. */
export const hostile: Behaviour = altered((body) =>
  mapValues(body, (value, field) => {
    // rss2json's `status` must stay, or the rest would not be read.
    if (typeof value !== 'string' || field === 'status') return value;
    if (field === 'content')
      return `<figure><img src="${address}" onerror="window.hacked = true"></figure>${markup}`;
    return isAddress(field, value) ? address : `${value} ${markup}`;
  }),
);
