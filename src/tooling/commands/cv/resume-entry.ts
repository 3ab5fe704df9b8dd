import { readDate, today } from '../../../config/format/dates.ts';
import { decodeEntities, stripMarkup } from '../../../text/markup.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A block of a resume, which remembers the fields that were read. */
export class Entry {
  readonly #read = new Map<string, unknown>();

  constructor(readonly given: Fields) {}

  /** The first of these fields that says something. Resumes of version 0, and those of many programs, name some otherwise. */
  text(...names: string[]): string | undefined {
    return this.#first(names, plain);
  }

  texts(name: string): string[] {
    return (
      this.#first([name], (value) =>
        Array.isArray(value) ? value.flatMap((one) => plain(one) ?? []) : undefined,
      ) ?? []
    );
  }

  /** A web address, often written without its scheme. */
  address(...names: string[]): string | undefined {
    return this.#first(names, (value) => {
      const text = plain(value);
      return text && /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : text;
    });
  }

  /** As `config.ts` understands it; otherwise as it was written, to be corrected. */
  date(...names: string[]): string | undefined {
    const text = this.text(...names);
    const read = readDate((text ?? '').replace(/T\d.*$/, ''));
    if (read === undefined) return text;
    if (read === 'today') return today;
    return [read.year, ...(read.month ? [String(read.month).padStart(2, '0')] : [])].join('-');
  }

  /** When it ended; some say only that it goes on. */
  end(): string | undefined {
    const isCurrent = this.#first(
      ['current', 'isCurrent', 'is_current'],
      (value) => value === true || undefined,
    );
    return this.date('endDate') ?? (isCurrent && today);
  }

  /** A month; a year is completed with its first or last. */
  month(name: string, ofYear: string): string | undefined {
    return this.date(name)?.replace(/^\d{4}$/, `$&-${ofYear}`);
  }

  /** None of it was of use. */
  forget(): void {
    this.#read.clear();
  }

  has = (...names: string[]): boolean => names.some((name) => plain(this.given[name]) !== undefined);

  entry(name: string): Entry {
    return this.#first([name], (value) => (isBlock(value) ? new Entry(value) : undefined)) ?? new Entry({});
  }

  /** A list of blocks, or of names alone. */
  entries(...names: string[]): Entry[] {
    const entryOf = (value: unknown) => new Entry(isBlock(value) ? value : { name: value });
    return this.#first(names, (value) => (Array.isArray(value) ? value.map(entryOf) : undefined)) ?? [];
  }

  #first<Value>(names: readonly string[], read: (value: unknown) => Value | undefined): Value | undefined {
    for (const name of names) {
      const value = read(this.given[name]);
      if (value === undefined) continue;
      this.#read.set(name, value);
      return value;
    }
    return undefined;
  }

  /** The texts that nobody read, each with its path; the places of lists are left out of it. */
  *unread(path = ''): Generator<[path: string, text: string]> {
    for (const [name, value] of Object.entries(this.given)) {
      const read = [this.#read.get(name)].flat().filter((one) => one instanceof Entry);
      if (read.length > 0)
        for (const one of read) yield* one.unread(pathTo(path, name, Array.isArray(value)));
      else if (!this.#read.has(name)) yield* textsBelow(value, pathTo(path, name, false));
    }
  }
}

const isBlock = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const pathTo = (path: string, name: string, isList: boolean): string =>
  `${path}${path && '.'}${name}${isList ? '[]' : ''}`;

/** One line without markup. */
function plain(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? decodeEntities(stripMarkup(value)).trim() || undefined : undefined;
}

function* textsBelow(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (Array.isArray(value)) for (const one of value) yield* textsBelow(one, `${path}[]`);
  else if (isBlock(value))
    for (const [name, one] of Object.entries(value)) yield* textsBelow(one, pathTo(path, name, false));
  else {
    const text = plain(value);
    if (text) yield [path, text];
  }
}
