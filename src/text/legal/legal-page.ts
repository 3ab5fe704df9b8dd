import { type Law, withLaw } from '../../model/legal.ts';

/** What the legal pages are made of; `{…}` stands for a rule of `src/config/law/rules.ts`. */

/** The frame around the legal texts. */
export const legalPageText = {
  impressum: 'Impressum',
  privacy: 'Datenschutzerklärung',
  date: (date: string) => `Stand: ${date}`,
  contents: 'Inhalt',
};

/** One section of a legal page, as data: the page only draws it. */
export interface LegalSection {
  /** Its anchor on the page. */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

/** A paragraph is a plain text. Between backticks stands a technical name, such as a host: `api.github.com`. */
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

/** Facts of which some may be missing: only those with a text remain. */
export function factsOf(facts: readonly (Omit<Fact, 'text'> & { text: string | undefined })[]): Fact[] {
  return facts.flatMap(({ text, ...rest }) => (text ? [{ ...rest, text }] : []));
}

/** Puts the law into sections as it is quoted today. */
export function withQuotedLaw(sections: readonly LegalSection[], law: Law): LegalSection[] {
  return JSON.parse(JSON.stringify(sections), (_, value) =>
    typeof value === 'string' ? withLaw(value, law) : value,
  );
}

/** Keeps a reference to the law on one line, as far as it is one unit: article, paragraph, number and letter. */
export function keepTogether(text: string): string {
  return text.replace(/(Art\.|Abs\.|Nr\.|lit\.|§) (?=[\da-z])/g, '$1\u00a0');
}
