import { textsIn } from '../../../config/messages/problem.ts';
import { parsedUrl } from '../../../model/http-link.ts';
import type { LocalizedText } from '../../../model/phrase.ts';
import { printable } from '../../../model/plain-text.ts';
import type { SiteLanguage } from '../../../model/site-language.ts';

/** The content of a document in all its formats, without its looks; plain data. */
export interface CvDocument {
  title: string;
  language: SiteLanguage;
  /** Undefined in an anonymous one. */
  author?: string;
  /** Such as `2026-01-15`: files carry it instead of the time at which they were made. */
  date: string;
  keywords: string[];
  blocks: Block[];
  footer: string;
  /** The words around a page's number and how many there are, behind the footer. */
  pageOf: { page: string; of: string };
}

/** A piece of text; one in another language than the document's, or a link, is a run of its own. */
export interface Run {
  text: string;
  lang?: SiteLanguage;
  link?: string;
}
export type Text = Run[];

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: Text }
  /** `subtitle` below the title, `note` small and grey. */
  | { kind: 'paragraph'; text: Text; style?: 'subtitle' | 'note' }
  | { kind: 'facts'; facts: { term: string; text: Text }[] }
  | { kind: 'list'; items: Text[] }
  /** The first column is text, all others are numbers, or short. Groups are rows below their name. */
  | { kind: 'table'; head: string[]; groups: { title?: Text; rows: Text[][] }[] }
  /** Stays on one page where it can. */
  | { kind: 'entry'; blocks: Block[] };

/** A phrase or a run; those that are empty are left out. */
export type Part = string | Run | undefined;

const words = (parts: readonly Part[], separator = ', '): Text =>
  parts
    .flatMap((part) => part || [])
    .flatMap((part, index) => {
      const run = typeof part === 'string' ? { text: part } : part;
      const printableRun = { ...run, text: printable(run.text) };
      return index === 0 ? [printableRun] : [{ text: separator }, printableRun];
    });

/** A text that leads to an address, in ASCII, which each format and each reader understands. */
export function linked(phrase: LocalizedText, link: string | undefined): Run {
  const address = link && parsedUrl(link)?.href;
  return { ...(typeof phrase === 'string' ? { text: phrase } : phrase), ...(address && { link: address }) };
}

/** Changes every text of a document; addresses stay as they are. */
export const mapWords = (cv: CvDocument, change: (text: string) => string): CvDocument =>
  JSON.parse(JSON.stringify(cv), (key, value) =>
    typeof value === 'string' && key !== 'link' ? change(value) : value,
  );

/** Every text of a document, also those that no page shows; with them a few words of its structure. */
export const textsOf = (cv: CvDocument): string[] =>
  textsIn(cv).flatMap(({ text, path }) => (path.endsWith('.link') ? [] : text));

// The blocks of some content; none where it is empty.

export const heading = (level: 1 | 2 | 3, title: LocalizedText): Block[] => [
  { kind: 'heading', level, text: words([title]) },
];

export function paragraph(parts: readonly Part[], style?: 'subtitle' | 'note', separator?: string): Block[] {
  const text = words(parts, separator);
  return text.length > 0 ? [{ kind: 'paragraph', text, ...(style && { style }) }] : [];
}

export function facts(rows: readonly (readonly [term: string, ...parts: Part[]])[]): Block[] {
  const all = rows.map(([term, ...parts]) => ({ term, text: words(parts) }));
  const filled = all.filter(({ text }) => text.length > 0);
  return filled.length > 0 ? [{ kind: 'facts', facts: filled }] : [];
}

export const list = (items: readonly (readonly Part[])[]): Block[] =>
  items.length > 0 ? [{ kind: 'list', items: items.map((parts) => words(parts)) }] : [];

export function table(
  head: string[],
  groups: readonly { title: LocalizedText; rows: LocalizedText[][] }[],
): Block[] {
  const written = groups.map(({ title, rows }) => ({
    ...(groups.length > 1 && { title: words([title]) }),
    rows: rows.map((row) => row.map((cell) => words([cell]))),
  }));
  return groups.length > 0 ? [{ kind: 'table', head, groups: written }] : [];
}

export const entry = (...parts: readonly Block[][]): Block => ({ kind: 'entry', blocks: parts.flat() });

export const chapter = (title: string, blocks: readonly Block[]): Block[] =>
  blocks.length > 0 ? [...heading(2, title), ...blocks] : [];
