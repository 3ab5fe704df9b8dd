/** Deeper or larger than any real configuration; it stops cycles through proxies and lists with a length of billions. */
const deepest = 24;
const mostValues = 100_000;

/** The two texts whose being empty says something else than their being left out (SPEC §5, "services" and "blog"). */
const meaningfulWhenEmpty = new Set(['services.header', 'blog.source']);

/**
 * Copies whatever `config.ts` exports into plain data: objects, lists, texts, numbers, booleans.
 *
 * What means "not given" is left out: null, undefined, empty texts, and list entries with nothing in them, which
 * leave a hole, so that the places of the others stay true. Texts are trimmed. A value that is no data (a
 * function, a date, a cycle, a getter that throws) becomes a symbol whose description says what it was: no
 * field takes a symbol, so the schema reports it where it stands. Never throws.
 */
export function plainValue(value: unknown): unknown {
  return copy(value, '', { ancestors: [], left: mostValues });
}

interface Walk {
  ancestors: object[];
  left: number;
}

function copy(value: unknown, path: string, walk: Walk): unknown {
  switch (typeof value) {
    case 'string': {
      const text = value.trim();
      return text === '' && !meaningfulWhenEmpty.has(path) ? undefined : text;
    }
    case 'number':
    case 'boolean':
    case 'undefined':
      return value;
    case 'object':
      return value === null ? undefined : copyObject(value, path, walk);
    default:
      return Symbol(`a ${typeof value}`);
  }
}

function copyObject(value: object, path: string, walk: Walk): unknown {
  if (walk.ancestors.includes(value)) {
    return Symbol('a value that contains itself');
  }
  if (walk.ancestors.length >= deepest || walk.left <= 0) {
    return Symbol('a value that is too large or too deep');
  }
  walk.ancestors.push(value);
  try {
    return Array.isArray(value) ? copyList(value, path, walk) : copyBlock(value, path, walk);
  } catch (error) {
    return Symbol(`a value that cannot be read (${messageOf(error)})`);
  } finally {
    walk.ancestors.pop();
  }
}

function copyList(values: readonly unknown[], path: string, walk: Walk): unknown {
  if (values.length > walk.left) {
    return Symbol(`a list of ${values.length} entries`);
  }
  return Array.from({ length: values.length }, (_, index) => {
    walk.left -= 1;
    const entry = read(values, index, `${path}[${index}]`, walk);
    return isBlank(entry) ? undefined : entry;
  });
}

function copyBlock(value: object, path: string, walk: Walk): unknown {
  const kind = Object.prototype.toString.call(value).slice('[object '.length, -1);
  if (kind !== 'Object') {
    return Symbol(`a ${kind}`);
  }
  const entries: [string, unknown][] = [];
  for (const key of Object.keys(value)) {
    walk.left -= 1;
    const entry = read(value, key, path === '' ? key : `${path}.${key}`, walk);
    if (entry !== undefined) {
      entries.push([key, entry]);
    }
  }
  // Unlike an assignment, this makes a key named __proto__ a key like any other.
  return Object.fromEntries(entries);
}

/** Reads one property, so that a getter that throws is reported at its own place. */
function read(owner: object, key: string | number, path: string, walk: Walk): unknown {
  let value: unknown;
  try {
    value = Reflect.get(owner, key);
  } catch (error) {
    return Symbol(`a value that cannot be read (${messageOf(error)})`);
  }
  return copy(value, path, walk);
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).every(isBlank);
  }
  return value === undefined;
}

/** What was thrown, in words; anything can be thrown, also something that throws when it is read. */
function messageOf(error: unknown): string {
  try {
    return error instanceof Error ? error.message : String(error);
  } catch {
    return 'unknown error';
  }
}
