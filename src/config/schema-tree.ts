import { z } from 'zod';
import { siteLanguages } from '../model/site-language.ts';
import { configSchema } from './config.ts';
import { type FieldNote, fieldNotes } from './fields/field.ts';
import { textPerLanguage } from './messages/problem.ts';

/** A field as JSON Schema describes what an owner may write, with its note. */
export interface Field extends Partial<FieldNote> {
  type?: string | string[];
  properties?: Record<string, Field>;
  items?: Field;
  /** The fields that a block cannot be without. */
  required?: string[];
  enum?: string[];
  default?: unknown;
  /** A text, or a block in its place. */
  anyOf?: Field[];
  minimum?: number;
  maximum?: number;
}

export const schemaTree: Field = z.toJSONSchema(configSchema, {
  io: 'input',
  unrepresentable: 'any',
  metadata: fieldNotes,
}) as Field;

/** The field at a path, list entries and languages included; undefined when the schema knows no such place. */
export const fieldAt = (path: readonly PropertyKey[], from = schemaTree): Field | undefined =>
  path.reduce<Field | undefined>((field, step) => {
    if (field?.perLanguage) return siteLanguages.some((language) => language === step) ? field : undefined;
    return field?.items ?? new Map<PropertyKey, Field>(fieldsOf(field)).get(step);
  }, from);

/** A configuration with nothing but one value; the entries of a list before it stay empty. */
export const nested = (path: readonly PropertyKey[], value: unknown): unknown =>
  path.reduceRight<unknown>(
    (inside, step) => Object.assign(typeof step === 'number' ? [] : {}, { [step]: inside }),
    value,
  );

/** The schema's issues with a value, whatever the others are. @param value plain data */
export const issuesAt = (path: readonly PropertyKey[], value: unknown): z.core.$ZodIssue[] =>
  (configSchema.safeParse(nested(path, value)).error?.issues ?? []).filter((issue) =>
    path.every((step, index) => issue.path[index] === step),
  );

/** The fields of a block, in the schema's order, also of one beside a text; none when it is no block. */
const fieldsOf = (field: Field | undefined): [string, Field][] =>
  [field, ...(field?.anyOf ?? [])].flatMap((option) => Object.entries(option?.properties ?? {}));

export const keysOf = (field: Field | undefined): string[] => fieldsOf(field).map(([key]) => key);

/** A block of the configuration that is not an entry of a list. */
export type Block = { path: readonly string[]; keys: readonly string[] };

export function blocksOf(field = schemaTree, path: readonly string[] = []): Block[] {
  if (!field.properties) return [];
  const below = Object.entries(field.properties).flatMap(([key, value]) => blocksOf(value, [...path, key]));
  return [{ path, keys: keysOf(field) }, ...below];
}

/** The allowed values of a field, in words that follow "Allowed:", of a block with an example. */
export function allowedBy(field: Field): string {
  if (field.allowed) return field.allowed;
  if (field.enum) return `one of ${field.enum.map((option) => `'${option}'`).join(', ')}`;
  if (field.items) return `a list [ … ] of which each entry is ${allowedBy(field.items)}`;
  if (field.properties)
    return `a block { … } with the keys ${keysOf(field).join(', ')}, such as ${sampleOf(field)}`;
  if (field.type === 'integer') return `a whole number from ${field.minimum} to ${field.maximum}`;
  if (field.perLanguage) return `a text, or one for each language: ${textPerLanguage()}`;
  return field.type === 'boolean' ? 'true or false' : 'a text';
}

/** A value as `config.ts` has it: of a block what it cannot be without, or else its list, shown, or its first field. */
export function sampleOf({ sample, enum: [option] = [], type, properties, items, ...field }: Field): string {
  if (sample) return sample;
  if (items) return `[${sampleOf(items)}]`;
  if (properties) {
    const content = Object.entries(properties).filter(([key, one]) =>
      key === 'display' ? one.default === false : /^(?:list|projects)$/.test(key),
    );
    const [first = ''] = Object.keys(properties);
    const keys = field.required ?? (content.length > 0 ? content.map(([key]) => key) : [first]);
    return `{ ${keys.map((key) => `${key}: ${sampleOf(properties[key] ?? {})}`).join(', ')} }`;
  }
  if (type === 'integer') return String(field.minimum);
  return type === 'boolean' ? 'true' : `'${option ?? '…'}'`;
}
