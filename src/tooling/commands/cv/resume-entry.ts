import { readDate, today } from '../../../config/format/dates.ts';
import { decodeEntities, stripMarkup } from '../../../model/markup.ts';

export type Fields = Record<string, unknown>;

/** A block of a resume. What is read is taken out of it. */
export class Entry {
  constructor(readonly given: Fields) {}

  /** Reads the first of these fields that has any. Resumes of version 0, and those of many programs, name some otherwise. */
  texts(...names: string[]): string[] {
    const name = names.find((one) => this.has(one));
    if (name === undefined) return [];
    const texts = textsOf(this.given[name]);
    delete this.given[name];
    return texts;
  }

  text = (...names: string[]): string | undefined => this.texts(...names).join(' ') || undefined;

  /** The texts of all these fields. */
  all = (...names: string[]): string | undefined =>
    names.flatMap((name) => this.texts(name)).join(' ') || undefined;

  /** A web address, often written without its scheme. */
  address(...names: string[]): string | undefined {
    return this.text(...names)?.replace(/^[\w-]+(\.[\w-]+)+(\/\S*)?$/, 'https://$&');
  }

  /** Reads a date as `config.ts` has it; otherwise it stays as it was written, to be corrected. */
  date(...names: string[]): string | undefined {
    const text = this.text(...names);
    return readDate((text ?? '').replace(/T\d.*$/, ''))?.slice(0, 7) ?? text;
  }

  /** When it ended; some say only that it goes on. */
  end(): string | undefined {
    const isCurrent = ['current', 'isCurrent', 'is_current'].some((name) => this.given[name] === true);
    return this.date('endDate') ?? (isCurrent ? today : undefined);
  }

  has = (...names: string[]): boolean => names.some((name) => textsOf(this.given[name]).length > 0);

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
}

const isBlock = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a value or the texts of a list, each in one line and without markup. */
export const textsOf = (value: unknown): string[] =>
  [value].flat().flatMap((one) => {
    if (typeof one === 'number') return String(one);
    return (typeof one === 'string' && decodeEntities(stripMarkup(one)).trim()) || [];
  });
