import { readDate, today } from '../../../config/format/dates.ts';
import { decodeEntities, stripMarkup } from '../../../text/markup.ts';

export type Fields = Record<string, unknown>;

/** A block of a resume. What is read is taken out of it. */
export class Entry {
  constructor(readonly given: Fields) {}

  /** The first of these fields that says something. Resumes of version 0, and those of many programs, name some otherwise. */
  text(...names: string[]): string | undefined {
    return this.#take(names, plain);
  }

  texts(name: string): string[] {
    return (
      this.#take([name], (value) =>
        Array.isArray(value) ? value.flatMap((one) => plain(one) ?? []) : undefined,
      ) ?? []
    );
  }

  /** A web address, often written without its scheme. */
  address(...names: string[]): string | undefined {
    return this.#take(names, (value) => {
      const text = plain(value);
      return text && /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : text;
    });
  }

  /** As `config.ts` understands it; otherwise as it was written, to be corrected. */
  date(...names: string[]): string | undefined {
    const text = this.text(...names);
    return readDate((text ?? '').replace(/T\d.*$/, ''))?.slice(0, 7) ?? text;
  }

  /** When it ended; some say only that it goes on. */
  end(): string | undefined {
    const isCurrent = this.#take(
      ['current', 'isCurrent', 'is_current'],
      (value) => value === true || undefined,
    );
    return this.date('endDate') ?? (isCurrent && today);
  }

  /** A month; a year is completed with its first or last. */
  month(name: string, ofYear: string): string | undefined {
    return this.date(name)?.replace(/^\d{4}$/, `$&-${ofYear}`);
  }

  has = (...names: string[]): boolean => names.some((name) => plain(this.given[name]) !== undefined);

  entry(name: string): Entry {
    const value = this.given[name];
    return new Entry(isBlock(value) ? value : {});
  }

  /** A list of blocks, or of names alone. */
  entries(...names: string[]): Entry[] {
    const name = names.find((one) => Array.isArray(this.given[one]));
    if (name === undefined) return [];
    const blocks = [this.given[name]].flat().map((one) => (isBlock(one) ? one : { name: one }));
    this.given[name] = blocks;
    return blocks.map((block) => new Entry(block));
  }

  #take<Value>(names: readonly string[], read: (value: unknown) => Value | undefined): Value | undefined {
    for (const name of names) {
      const value = read(this.given[name]);
      if (value === undefined) continue;
      delete this.given[name];
      return value;
    }
    return undefined;
  }
}

const isBlock = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One line without markup; undefined for what is no text. */
export function plain(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? decodeEntities(stripMarkup(value)).trim() || undefined : undefined;
}
