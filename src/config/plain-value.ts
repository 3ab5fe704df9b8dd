import { withReadableDomains } from './format/address.ts';

/** The two texts that mean something when they are empty: the services are headed otherwise, and the blog is off. */
const meaningfulWhenEmpty = new Set(['services.header', 'blog.source']);

/**
 * Copies what `config.ts` exports into plain data. Left out is what means "not given": null, undefined, empty texts; an empty
 * entry of a list leaves a hole, so that the places of the others stay true. Texts are trimmed, domains as people write them.
 * A value that is no data (a function, a date, a circle) becomes a symbol that says what it was, which no field takes.
 */
export function plainValue(value: unknown, path = '', around: readonly unknown[] = []): unknown {
  if (typeof value === 'string') {
    const text = withReadableDomains(value.trim());
    return text === '' && !meaningfulWhenEmpty.has(path) ? undefined : text;
  }
  // JSON has no `-0`.
  if (typeof value === 'number') return value + 0;
  if (value === null) return undefined;
  if (value === undefined || typeof value === 'boolean') return value;
  if (typeof value !== 'object') return Symbol(`a ${typeof value}`);
  if (around.includes(value)) return Symbol('a block that contains itself');
  const inside = [...around, value];
  try {
    if (Array.isArray(value))
      return Array.from(value, (item, index) => {
        const entry = plainValue(item, `${path}[${index}]`, inside);
        return isBlank(entry) ? undefined : entry;
      });
    const kind = Object.prototype.toString.call(value).slice('[object '.length, -1);
    if (kind !== 'Object') return Symbol(`a ${kind}`);
    const entries = Object.entries(value).map(([key, entry]) => {
      return [key, plainValue(entry, path === '' ? key : `${path}.${key}`, inside)] as const;
    });
    return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
  } catch (error) {
    // A getter or a proxy threw it.
    return Symbol(
      error instanceof Error
        ? `a value that throws '${error.name}: ${error.message}'`
        : 'a value that throws',
    );
  }
}

function isBlank(value: unknown): boolean {
  return typeof value === 'object' && value !== null
    ? Object.values(value).every(isBlank)
    : value === undefined;
}
