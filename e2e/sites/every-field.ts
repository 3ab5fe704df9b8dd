import { z } from 'zod';
import { configSchema } from '../../src/config/config.ts';
import { formatPath } from '../../src/config/messages/problem.ts';
import { bare, keysOf } from '../../src/config/schema-tree.ts';

/** Builds configurations with arbitrary texts by walking the schema. */

const entryOf = (list: z.ZodType): z.ZodType => (bare(list) as z.ZodArray<z.ZodType>).element;
const fieldOf = (block: z.ZodType, key: string): z.ZodType =>
  (bare(block) as z.ZodObject<Record<string, z.ZodType>>).shape[key] as z.ZodType;

/** Paths of all text fields. A list counts with its first entry. */
export function textPlaces(field: z.ZodType = configSchema, path: readonly PropertyKey[] = []): string[] {
  const inner = bare(field);
  if (inner.type === 'object')
    return keysOf(inner).flatMap((key) => textPlaces(fieldOf(inner, key), [...path, key]));
  if (inner.type === 'array') return textPlaces(entryOf(inner), [...path, 0]);
  return ['boolean', 'number', 'enum'].includes(inner.type) ? [] : [formatPath(path)];
}

/** Valid sample values. A field gets the first one that it accepts. */
const ordinary = [
  'images/avatar.svg',
  'erika-mustermann',
  'https://beispiel.example/',
  '2031-01-15',
  '2024-03',
  'erika@mustermann.example',
  '+49 30 23125 042',
  'DE123456789',
  'c2NobHVlc3NlbHNjaGx1ZXNzZWxzY2hsdWVzc2Vsc2M=',
  'G-TEST123456',
  '#336699',
  '1rem',
  'Januar 2026',
  4711,
];

const fitting = new Map<z.ZodType, unknown>();

function ordinaryFor(field: z.ZodType): unknown {
  if (!fitting.has(field))
    fitting.set(
      field,
      ordinary.find((value) => field.safeParse(value).success),
    );
  return fitting.get(field);
}

/**
 * A configuration with every field. Texts come from `textAt`, with a valid sample value as fallback. Null omits
 * a field. Lists have one entry.
 */
export function filled(
  textAt: (place: string) => unknown = () => undefined,
  field: z.ZodType = configSchema,
  path: readonly PropertyKey[] = [],
): unknown {
  const inner = bare(field);
  if (inner.type === 'object') {
    const entries = keysOf(inner).map((key) => [key, filled(textAt, fieldOf(inner, key), [...path, key])]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (inner.type === 'array') return [filled(textAt, entryOf(inner), [...path, 0])];
  if (inner.type === 'boolean') return path.at(-1) !== 'disableSwitch';
  if (inner instanceof z.ZodEnum) return inner.options[0];
  if (inner.type === 'number') return undefined;
  const text = textAt(formatPath(path));
  // No sample value is a section name.
  if (text === null || (text === undefined && path[0] === 'layout')) return undefined;
  return text ?? ordinaryFor(field);
}
