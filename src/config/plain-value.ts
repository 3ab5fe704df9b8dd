import { withReadableDomains } from './format/address.ts';

/** The two texts that mean something when they are empty: the services are headed otherwise, and the blog is off. */
const meaningfulWhenEmpty = new Set(['services.header', 'blog.source']);

/**
 * Copies what `config.ts` exports into plain data. Texts are trimmed, domains are as people write them. Null and empty texts
 * are left out; a list entry with nothing in it leaves a hole, so that messages name the place that the owner sees. A value
 * that is no data becomes a symbol whose description says what it was: no field takes one, so the schema reports it.
 */
export function plainValue(value: unknown, path = '', around: readonly unknown[] = []): unknown {
  switch (typeof value) {
    case 'string': {
      const text = withReadableDomains(value.trim());
      return text === '' && !meaningfulWhenEmpty.has(path) ? undefined : text;
    }
    case 'number':
      // JSON has no `-0`.
      return value + 0;
    case 'boolean':
    case 'undefined':
      return value;
    case 'object':
      if (value === null) return undefined;
      if (around.includes(value)) return Symbol('a block that contains itself');
      try {
        return Array.isArray(value)
          ? plainList(value, path, [...around, value])
          : plainBlock(value, path, [...around, value]);
      } catch (error) {
        // Of a getter or a proxy.
        return Symbol(`a value that throws '${error}'`);
      }
    default:
      return Symbol(`a ${typeof value}`);
  }
}

function plainList(values: readonly unknown[], path: string, around: readonly unknown[]): unknown[] {
  return Array.from(values, (value, index) => {
    const entry = plainValue(value, `${path}[${index}]`, around);
    return isBlank(entry) ? undefined : entry;
  });
}

function plainBlock(block: object, path: string, around: readonly unknown[]): unknown {
  const kind = Object.prototype.toString.call(block).slice('[object '.length, -1);
  if (kind !== 'Object') return Symbol(`a ${kind}`);
  const entries = Object.entries(block)
    .map(([key, value]) => [key, plainValue(value, path === '' ? key : `${path}.${key}`, around)] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}

function isBlank(value: unknown): boolean {
  return typeof value === 'object' && value !== null
    ? Object.values(value).every(isBlank)
    : value === undefined;
}
