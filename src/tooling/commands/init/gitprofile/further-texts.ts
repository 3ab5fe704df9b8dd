import { withoutUmlauts } from '../../../../config/messages/nearest.ts';
import { isOutside } from '../../../../model/http-link.ts';
import { type Fields, isFields, listOf } from './values.ts';

/** Texts that have no field here, collected under headings: sections of the owner's own. */
export class FurtherTexts {
  readonly #lines = new Map<string, string[]>();

  /** @returns whether there was a text in it */
  add(heading: string, value: unknown): boolean {
    const lines = linesOf(value);
    if (lines.length > 0) this.#lines.set(heading, [...(this.#lines.get(heading) ?? []), ...lines]);
    return lines.length > 0;
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
}

/** `publicKey` → `Public key`. */
export function headingOf(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One line of Markdown for each text, link or entry. */
function linesOf(value: unknown): string[] {
  if (isFields(value)) {
    const line = entryLine(value);
    if (line) return [line];
    return Object.entries(value).flatMap(([key, inside]) => {
      const lines = linesOf(inside);
      return /^(?:file)?(?:url|link|text|description|list|items|projects|header)$/i.test(key)
        ? lines
        : lines.map((one) => `${markdown(headingOf(key))}: ${one}`);
    });
  }
  return listOf(value).flatMap((one) => {
    if (isFields(one) || Array.isArray(one)) return linesOf(one);
    return typeof one === 'boolean' ? [] : [lineOf(String(one))];
  });
}

const lineOf = (text: string): string =>
  isOutside(text) ? linked(text.replace(/^https?:\/\//i, ''), text) : markdown(text);

/** What an entry is called by, the best first. */
const nameKeys = [
  ...['title', 'name', 'label', 'header', 'course', 'question', 'role', 'position', 'author', 'language'],
  ...['organization', 'company', 'institution'],
];

/** An entry with a name, its address behind it, and its other texts after it. */
function entryLine(entry: Fields): string | undefined {
  const nameKey = nameKeys.find((key) => typeof entry[key] === 'string');
  if (!nameKey || Object.values(entry).some((one) => isFields(one))) return undefined;
  const linkKey = ['link', 'url', 'href', 'website'].find((key) => isOutside(String(entry[key] ?? '')));
  const others = Object.entries(entry).filter(([key]) => key !== nameKey && key !== linkKey);
  const texts = others.flatMap(([, one]) => listOf(one)).filter((one) => typeof one !== 'boolean');
  const name = String(entry[nameKey]);
  const title = linkKey ? linked(name, String(entry[linkKey])) : `**${markdown(name)}**`;
  return [title, ...texts.map((one) => lineOf(String(one)))].join(' – ');
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
