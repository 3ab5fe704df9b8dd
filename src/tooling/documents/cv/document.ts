import { textsIn } from '../../../config/messages/problem.ts';
import { type Phrase, plainText } from '../../../model/phrase.ts';
import type { SiteLanguage } from '../../../model/site-language.ts';
import { documentText, printable } from '../../../text/plain-text.ts';

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
  /** At the end of every page, before its number. */
  footer: string;
  /** The words around a page's number and how many there are. */
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

export const words = (phrases: readonly (Phrase | undefined)[]): Text =>
  phrases
    .filter((phrase) => phrase !== undefined)
    .flatMap((phrase, index): Run[] => {
      const run = {
        text: printable(plainText(phrase)),
        ...(typeof phrase !== 'string' && { lang: phrase.lang }),
      };
      return index === 0 ? [run] : [{ text: ', ' }, run];
    });

export const linked = (phrase: Phrase, link: string | undefined): Text =>
  words([phrase]).map((run) => (link === undefined ? run : { ...run, link }));

/** Every text of a document, also those that no page shows; with them a few words of its structure. */
export const textsOf = (cv: CvDocument): string[] =>
  textsIn(cv).flatMap(({ text, path }) => (path.endsWith('.link') ? [] : text));

export const mapRuns = (cv: CvDocument, change: (run: Run) => Run): CvDocument =>
  JSON.parse(JSON.stringify(cv), (_, value) => (isRun(value) ? change(value) : value));

const isRun = (value: { text?: unknown } | null): value is Run => typeof value?.text === 'string';

/** Makes every text of a document fit for files; addresses stay as they are. */
export const fitted = (cv: CvDocument): CvDocument =>
  JSON.parse(JSON.stringify(cv), (key, value) =>
    typeof value === 'string' && key !== 'link' ? documentText(value) : value,
  );
