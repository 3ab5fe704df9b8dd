import { type Law, withLaw } from '../../model/legal.ts';
import { mapTexts } from '../plain-text.ts';

/* In legal texts, `{…}` is a rule of `src/config/law/rules.ts`. */

export const legalPageText = {
  impressum: 'Impressum',
  privacy: 'Datenschutzerklärung',
  date: (date: string) => `Stand: ${date}`,
  contents: 'Inhalt',
};

export interface LegalSection {
  /** Its anchor on the page. */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

/** A string is a paragraph; technical names such as hosts are between backticks. */
export type LegalBlock =
  | string
  /** A paragraph that must catch the eye. */
  | { highlight: string }
  | { list: readonly string[] }
  | { facts: readonly Fact[] }
  /** The owner's postal address, line by line. */
  | { address: readonly string[] }
  | { links: readonly { text: string; href: string }[] };

/** A term and what is to be said of it; with `href` the text is a link. */
export interface Fact {
  term: string;
  text: string;
  href?: string | undefined;
}

/** Drops facts without a text. */
export function factsOf(facts: readonly (Omit<Fact, 'text'> & { text: string | undefined })[]): Fact[] {
  return facts.flatMap(({ text, ...rest }) => (text ? [{ ...rest, text }] : []));
}

/** Puts the law into sections as it is quoted today. */
export const withQuotedLaw = (sections: LegalSection[], law: Law): LegalSection[] =>
  mapTexts(sections, (text) => withLaw(text, law));

/** Keeps a reference to the law on one line, as far as it is one unit: article, paragraph, number and letter. */
export function keepTogether(text: string): string {
  return text.replace(/(Art\.|Abs\.|Nr\.|lit\.|§) (?=[\da-z])/g, '$1\u00a0');
}
