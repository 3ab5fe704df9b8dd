import { z } from 'zod';
import { siteLanguages } from '../model/site-language.ts';
import { type FieldNote, fieldNotes } from './fields/field.ts';

/** Reads the schema itself: which keys a block takes, and what a field takes, for the messages. */

/** The field at a path, list entries and languages included; undefined when the schema knows no such place. */
export function fieldAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((field, step) => {
    const inner = field && bare(field);
    if (field && noteOn(field)?.perLanguage)
      return siteLanguages.some((known) => known === step) ? field : undefined;
    if (inner instanceof z.ZodObject) {
      return Object.hasOwn(inner.shape, step)
        ? (inner.shape as Record<PropertyKey, z.ZodType>)[step]
        : undefined;
    }
    if (inner instanceof z.ZodUnion)
      return (inner.options as z.ZodType[]).map((option) => fieldAt(option, [step])).find((found) => found);
    return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : undefined;
  }, schema);
}

/** The keys of a block, in the schema's order, also of one beside a text; none when it is no block. */
export function keysOf(field: z.ZodType): string[] {
  const inner = bare(field);
  if (inner instanceof z.ZodUnion) return (inner.options as z.ZodType[]).flatMap(keysOf);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/** A block of the configuration that is not an entry of a list. */
export interface Block {
  path: readonly string[];
  keys: readonly string[];
}

export function blocksOf(field: z.ZodType, path: readonly string[] = []): Block[] {
  const inner = bare(field);
  if (!(inner instanceof z.ZodObject)) return [];
  const entries = Object.entries(inner.shape) as [string, z.ZodType][];
  return [
    { path, keys: entries.map(([key]) => key) },
    ...entries.flatMap(([key, value]) => blocksOf(value, [...path, key])),
  ];
}

/** The note of a field, on whichever of its layers. */
export function noteOn(field: z.ZodType): FieldNote | undefined {
  const inner = below(field);
  return fieldNotes.get(field) ?? (inner && noteOn(inner));
}

export function noteAt(schema: z.ZodType, path: readonly PropertyKey[]): FieldNote | undefined {
  const field = fieldAt(schema, path);
  return field && noteOn(field);
}

/** The allowed values of a field, in words that follow "Allowed:". */
export function allowedBy(field: z.ZodType): string {
  const note = noteOn(field);
  if (note) return note.allowed;
  const inner = bare(field);
  if (inner instanceof z.ZodEnum) return `one of ${inner.options.map((option) => `'${option}'`).join(', ')}`;
  if (inner instanceof z.ZodNumber) return `a whole number from ${inner.minValue} to ${inner.maxValue}`;
  if (inner instanceof z.ZodBoolean) return 'true or false';
  if (inner instanceof z.ZodArray)
    return `a list [ … ] of which each entry is ${allowedBy(inner.element as z.ZodType)}`;
  if (inner instanceof z.ZodObject)
    return `a block { … } with the keys ${Object.keys(inner.shape).join(', ')}`;
  return 'a text';
}

export function bare(field: z.ZodType): z.ZodType {
  const inner = below(field);
  return inner ? bare(inner) : field;
}

function below(field: z.ZodType): z.ZodType | undefined {
  const layers = [z.ZodOptional, z.ZodExactOptional, z.ZodDefault, z.ZodPrefault];
  const layer = layers.find((Layer) => field instanceof Layer);
  if (layer) return (field as InstanceType<typeof layer>).unwrap() as z.ZodType;
  return field instanceof z.ZodPipe ? (field.in as z.ZodType) : undefined;
}
