import type { z } from 'zod';
import { configSchema } from '../../src/config/config.ts';
import { formatPath } from '../../src/config/messages/problem.ts';
import { bare, keysOf } from '../../src/config/schema-tree.ts';

/** Configurations in which any text may be anything, made by walking the schema. */

const entryOf = (list: z.ZodType): z.ZodType => (bare(list) as z.ZodArray<z.ZodType>).element;
const fieldOf = (block: z.ZodType, key: string): z.ZodType =>
  (bare(block) as z.ZodObject<Record<string, z.ZodType>>).shape[key] as z.ZodType;

/** The places of all fields that take a text; of a list, in its first entry. */
export function textPlaces(field: z.ZodType = configSchema, path: readonly PropertyKey[] = []): string[] {
  const inner = bare(field);
  if (inner.type === 'object')
    return keysOf(inner).flatMap((key) => textPlaces(fieldOf(inner, key), [...path, key]));
  if (inner.type === 'array') return textPlaces(entryOf(inner), [...path, 0]);
  return ['boolean', 'number', 'enum'].includes(inner.type) ? [] : [formatPath(path)];
}

/** What some field takes; the first that fits stands in for what does not. */
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
 * A configuration with every field: in each text what `textAt` gives for its place, or else something ordinary; null leaves
 * it out. Lists have one entry.
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
  if (inner.type === 'enum') return (inner as unknown as { options: string[] }).options[0];
  if (inner.type === 'number') return undefined;
  const text = textAt(formatPath(path));
  // What is ordinary elsewhere is no section.
  if (text === null || (text === undefined && path[0] === 'layout')) return undefined;
  return text ?? ordinaryFor(field);
}
