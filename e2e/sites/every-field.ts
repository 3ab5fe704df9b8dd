import type { Settings } from '../../src/config/config.ts';
import { neededForBlog } from '../../src/config/fields/page.ts';
import { formatPath } from '../../src/config/messages/problem.ts';
import { type Field, schemaTree } from '../../src/config/schema-tree.ts';
import { pick } from '../../src/model/pick.ts';

/** Builds configurations with arbitrary texts by walking the schema. */

/** Paths of all text fields. A list counts with its first entry. */
export function textPlaces(field: Field = schemaTree, path: readonly PropertyKey[] = []): string[] {
  if (field.properties)
    return Object.entries(field.properties).flatMap(([key, inner]) => textPlaces(inner, [...path, key]));
  if (field.items) return textPlaces(field.items, [...path, 0]);
  return field.type === 'boolean' || field.type === 'integer' || field.enum ? [] : [formatPath(path)];
}

/** A text that a field accepts: the example that its messages give. */
function ordinaryFor({ allowed = '' }: Field): string {
  const [number, example] = /'(.+?)'|\d+$/.exec(allowed) ?? [];
  return example ?? number ?? 'images/avatar.svg';
}

/**
 * A configuration with every field. Texts come from `textAt`, with a valid sample value as fallback. Null omits
 * a field. Lists have one entry.
 */
export function filled(
  textAt: (place: string) => unknown = () => undefined,
  field: Field = schemaTree,
  path: readonly PropertyKey[] = [],
): unknown {
  if (field.properties) {
    const entries = Object.entries(field.properties).map(([key, inner]) => [
      key,
      filled(textAt, inner, [...path, key]),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (field.items) return [filled(textAt, field.items, [...path, 0])];
  // Both take something away.
  if (field.type === 'boolean') return !['disableSwitch', 'outsideGermany'].includes(String(path.at(-1)));
  if (field.enum) return field.enum[0];
  if (field.type === 'integer') return undefined;
  const text = textAt(formatPath(path));
  // No sample value is a section name.
  if (text === null || (text === undefined && path[0] === 'layout')) return undefined;
  return text ?? ordinaryFor(field);
}

/** A block `blog` with what its source needs and nothing else. */
export const blogAt = <Source extends keyof typeof neededForBlog>(source: Source) => ({
  ...pick((filled() as Settings).blog, ...neededForBlog[source]),
  source,
});
