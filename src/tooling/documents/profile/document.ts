import { type Phrase, plainText } from '../../../model/phrase.ts';
import type { SiteLanguage } from '../../../model/site-language.ts';
import { printable } from '../../../text/plain-text.ts';

/** A document as all its formats have it: what stands in it, not how it looks. */
export interface ProfileDocument {
  title: string;
  language: SiteLanguage;
  /** Undefined in an anonymous one. */
  author: string | undefined;
  /** The day that it is of, such as `2026-01-15`: files carry it instead of the time at which they were made. */
  date: string;
  keywords: string[];
  blocks: Block[];
  /** What stands at the end of every page, before its number. */
  footer: string;
  /** The words around a page's number and how many there are. */
  pageOf: { page: string; of: string };
}

/** Words in a row: in another language than the document's, or a link. */
export interface Run {
  text: string;
  lang?: SiteLanguage;
  link?: string;
}
export type Text = Run[];

/** Rows below a line that names them, where they have one. */
export interface RowGroup {
  title?: Text;
  rows: Text[][];
}

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: Text }
  /** `subtitle` below the title, `note` small and grey. */
  | { kind: 'paragraph'; text: Text; style?: 'subtitle' | 'note' }
  /** Terms, each with what is said of it. */
  | { kind: 'facts'; facts: { term: string; text: Text }[] }
  | { kind: 'list'; items: Text[] }
  /** The first column is text, all others are numbers, or short. */
  | { kind: 'table'; head: string[]; groups: RowGroup[] }
  /** Stays on one page where it can. */
  | { kind: 'entry'; blocks: Block[] };

/** Phrases in a row. */
export const words = (phrases: readonly (Phrase | undefined)[], separator = ', '): Text =>
  phrases
    .filter((phrase) => phrase !== undefined)
    .flatMap((phrase, index): Run[] => {
      const run = {
        text: printable(plainText(phrase)),
        ...(typeof phrase !== 'string' && { lang: phrase.lang }),
      };
      return index === 0 ? [run] : [{ text: separator }, run];
    });

export const linked = (phrase: Phrase, link: string | undefined): Text =>
  words([phrase]).map((run) => (link === undefined ? run : { ...run, link }));

/** Every text of a document, also those that no page shows. */
export function textsOf({ title, author = '', footer, pageOf, keywords, blocks }: ProfileDocument): string[] {
  const found = [title, author, footer, ...Object.values(pageOf), ...keywords];
  mapRuns(blocks, (run) => {
    found.push(run.text);
    return run;
  });
  return [...found, ...blocks.flatMap(namesIn)];
}

/** The words of a block that are not the owner's. */
function namesIn(block: Block): string[] {
  if (block.kind === 'entry') return block.blocks.flatMap(namesIn);
  if (block.kind === 'facts') return block.facts.map(({ term }) => term);
  return block.kind === 'table' ? block.head : [];
}

/** The same document with every text of the owner changed. */
export function mapRuns(blocks: readonly Block[], change: (run: Run) => Run): Block[] {
  const text = (runs: Text) => runs.map(change);
  return blocks.map((block): Block => {
    switch (block.kind) {
      case 'entry':
        return { ...block, blocks: mapRuns(block.blocks, change) };
      case 'facts':
        return { ...block, facts: block.facts.map((fact) => ({ ...fact, text: text(fact.text) })) };
      case 'list':
        return { ...block, items: block.items.map(text) };
      case 'table':
        return {
          ...block,
          groups: block.groups.map(({ title, rows }) => ({
            ...(title && { title: text(title) }),
            rows: rows.map((row) => row.map(text)),
          })),
        };
      default:
        return { ...block, text: text(block.text) };
    }
  });
}
