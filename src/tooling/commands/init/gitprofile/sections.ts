import { isOutside } from '../../../../model/http-link.ts';
import { type Fields, isFields, isPicture, type Note, textsOf } from './given.ts';
import type { OwnFiles } from './own-files.ts';

/** Needed by a move beside the value. */
export interface Around {
  username: string;
  sections: Sections;
  notes: Note[];
}

/** Texts that have no field here, collected under headings: sections of the owner's own. */
export class Sections {
  readonly #lines = new Map<string, string[]>();

  constructor(readonly files: OwnFiles) {}

  /** Takes what a visitor reads out of a block. */
  take(block: Fields, key: string): void {
    for (const line of this.#linesIn(block, key)) this.#append(headingOf(key), line);
  }

  add(heading: string, text: string): void {
    this.#append(heading, markdown(text));
  }

  #append(heading: string, line: string): void {
    this.#lines.set(heading, [...(this.#lines.get(heading) ?? []), line]);
  }

  all(): Fields[] {
    return [...this.#lines].map(([header, lines], index) => {
      const text = lines.length > 1 ? lines.map((line) => `- ${line}`).join('\n') : lines.join();
      // In other scripts nothing is left of the heading.
      const name = /[a-z0-9]/i.test(header) ? header : index + 1;
      return { id: `more-${name}`, header, text };
    });
  }

  /** A line for each text, and for each block of texts. A number or a switch beside lists is a setting. */
  #linesIn(block: Fields, key: string): string[] {
    const value = block[key];
    if (typeof value === 'string') return this.#textsIn(block, key);
    if (typeof value !== 'object' || value === null) return [];
    const inside = value as Fields;
    const isEntry = isFields(value) && !Object.values(value).some(hasBlock);
    if (!isEntry) return Object.keys(inside).flatMap((one) => this.#linesIn(inside, one));
    const parts = Object.keys(inside).map((one) => {
      const isList = Array.isArray(inside[one]);
      const texts = this.#textsIn(inside, one).join(', ');
      return texts && isList ? `${headingOf(one)}: ${texts}` : texts;
    });
    return [parts.filter(Boolean).join(' – ')].filter(Boolean);
  }

  /** Pictures stay: a text shows none. */
  #textsIn(block: Fields, key: string): string[] {
    const texts = textsOf(block[key]);
    if (texts.some(isPicture)) return [];
    delete block[key];
    return texts.map((text) => this.#lineOf(text));
  }

  #lineOf(text: string): string {
    if (isOutside(text)) return linked(text.replace(/^https?:\/\//i, ''), text);
    const file = /^\S+\.[a-z]{2,4}$/i.test(text) ? this.files.copied(text) : undefined;
    return file ? linked(file, file) : markdown(text);
  }
}

const hasBlock = (value: unknown): boolean =>
  isFields(value) || (Array.isArray(value) && value.some(hasBlock));

/** `publicKey` → `Public key`. */
export function headingOf(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const linked = (text: string, address: string): string =>
  `[${markdown(text)}](${address.replace(/[()\s<>]/g, (one) => `%${(one.codePointAt(0) ?? 32).toString(16)}`)})`;

/** In one line, and no Markdown by chance. */
const markdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')
    .replace(/^([-+]|\d+(?=[.)]))/, '\\$1')
    .replace(/^\\(\d+)([.)])/, '$1\\$2');
