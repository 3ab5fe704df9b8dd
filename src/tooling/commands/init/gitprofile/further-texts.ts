import { withoutUmlauts } from '../../../../config/messages/nearest.ts';
import { isOutside } from '../../../../model/http-link.ts';
import { type Fields, type Given, isPicture, type Note } from './given.ts';
import type { OwnFiles } from './own-files.ts';

/** What a move needs beside the value. */
export interface Around {
  username: string;
  further: FurtherTexts;
  notes: Note[];
}

/** Texts that have no field here, collected under headings: sections of the owner's own. */
export class FurtherTexts {
  readonly #lines = new Map<string, string[]>();

  constructor(readonly files: OwnFiles) {}

  add(heading: string, given: Given): void {
    this.#append(heading, this.#linesOf(given));
  }

  addText(heading: string, text: string): void {
    this.#append(heading, [this.#lineOf(text)]);
  }

  #append(heading: string, lines: readonly string[]): void {
    if (lines.length > 0) this.#lines.set(heading, [...(this.#lines.get(heading) ?? []), ...lines]);
  }

  sections(): Fields[] {
    return [...this.#lines].map(([header, lines], index) => {
      const address = withoutUmlauts(header.toLowerCase())
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
      const text = lines.length > 1 ? lines.map((line) => `- ${line}`).join('\n') : lines.join();
      return { id: `more-${address || index + 1}`, header, text };
    });
  }

  /** One line of Markdown for each text, link or entry. */
  #linesOf(given: Given): string[] {
    if (given.isList)
      return given.entries.flatMap((one) => (one.isBlock ? this.#entryLine(one) : this.#linesOf(one)));
    if (!given.isBlock) return this.#textsOf(given);
    const isAround = given.fields.some(([, child]) => child.isBlock || (child.isList && child.at(0).isBlock));
    if (!isAround) return this.#entryLine(given);
    // A number beside lists is a setting.
    return given.fields
      .filter(([, child]) => typeof child.value !== 'number')
      .flatMap(([key, child]) => this.#linesOf(child).map((line) => labelled(key, line)));
  }

  /** What an entry is called by with its address behind it, and its other texts after it. */
  #entryLine(entry: Given): string[] {
    const { fields } = entry;
    const textAt = (key: string) =>
      fields.find(([one, { value }]) => one === key && typeof value === 'string');
    const title = nameKeys.map(textAt).find(Boolean);
    const link = linkKeys.map(textAt).find((one) => one && isOutside(String(one[1].value)));
    const parts: string[] = [];
    if (title) {
      const name = title[1].texts().join();
      parts.push(link ? linked(name, link[1].texts().join()) : `**${markdown(name)}**`);
    }
    for (const [key, child] of fields) {
      const text = this.#textsOf(child).join(', ');
      if (text) parts.push(title ? text : labelled(key, text));
    }
    return parts.length > 0 ? [parts.join(' – ')] : [];
  }

  /** Pictures stay unread: a text shows none. */
  #textsOf(given: Given): string[] {
    const { value } = given;
    if (typeof value === 'object')
      return (given.isList ? given.entries : given.fields.map(([, one]) => one)).flatMap((one) =>
        this.#textsOf(one),
      );
    return typeof value === 'boolean' || isPicture(String(value))
      ? []
      : given.texts().map((one) => this.#lineOf(one));
  }

  #lineOf(text: string): string {
    if (isOutside(text)) return linked(text.replace(/^https?:\/\//i, ''), text);
    const file = /^\S+\.[a-z]{2,4}$/i.test(text) ? this.files.copied(text) : undefined;
    return file ? linked(file, file) : markdown(text);
  }
}

const nameKeys = [
  ...[
    'title',
    'name',
    'repo',
    'label',
    'header',
    'course',
    'question',
    'role',
    'position',
    'author',
    'language',
  ],
  ...['organization', 'company', 'institution'],
];
const linkKeys = ['link', 'url', 'href', 'website'];

/** A line with the word for it, unless that says nothing. */
const labelled = (key: string, line: string): string =>
  /^(?:file)?(?:url|link|href|website|text|description|list|items|entries|projects|header|title)$/i.test(key)
    ? line
    : `${markdown(headingOf(key))}: ${line}`;

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
