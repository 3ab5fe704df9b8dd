import { type Law, withLaw } from '../model/legal.ts';
import { mapTexts } from '../model/plain-text.ts';

/* In legal texts, `{…}` is a rule of `src/config/law/rules.ts`. */

export const legalPageText = {
  impressum: 'Impressum',
  datenschutz: 'Datenschutzerklärung',
  date: (date: string) => `Stand: ${date}`,
  contents: 'Inhalt',
};

/** For search engines and shared links. */
export const legalDescriptions = {
  impressum: (owner: string) =>
    `Wer hinter dieser Website steht: Anbieter, Anschrift und Kontakt von ${owner}, mit allen Pflichtangaben.`,
  datenschutz: (owner: string) =>
    `Welche personenbezogenen Daten die Website von ${owner} verarbeitet, wozu, auf welcher Grundlage, und welche Rechte Sie haben.`,
};

export type LegalSection = { id: string; heading: string; blocks: readonly LegalBlock[] };

/** A string is a paragraph; technical names such as hosts are between backticks. */
export type LegalBlock =
  | string
  /** A highlighted paragraph. */
  | { highlight: string }
  | { list: readonly string[] }
  | { facts: readonly Fact[] }
  /** The owner's postal address, line by line. */
  | { address: readonly string[] }
  | { links: readonly { text: string; href: string }[] };

/** A term and its text, which is a link if there is an `href`. */
export type Fact = { term: string; text: string; href?: string | undefined };

export type KnownFact = Omit<Fact, 'text'> & { text: string | undefined };

/** Drops facts without a text. */
export const facts = (entries: readonly KnownFact[]): { facts: readonly Fact[] } => ({
  facts: entries.flatMap(({ text, ...rest }) => (text ? [{ ...rest, text }] : [])),
});

/** @param addresses by their texts */
export const links = (addresses: Readonly<Record<string, string>>) => ({
  links: Object.entries(addresses).map(([text, href]) => ({ text, href })),
});

/** Drops empty blocks. */
export const section = (
  id: string,
  heading: string,
  blocks: readonly (LegalBlock | false | undefined)[],
): LegalSection => ({
  id,
  heading,
  blocks: blocks.filter((block): block is LegalBlock => !!block && Object.values(block).flat().length > 0),
});

/** Drops empty sections, and puts in the law as it is quoted today. */
export const withQuotedLaw = (law: Law, sections: readonly (LegalSection | false)[]): LegalSection[] =>
  mapTexts(sections.filter((part) => part && part.blocks.length > 0) as LegalSection[], (text) =>
    withLaw(text, law),
  );

/** Keeps a reference to the law on one line, as far as it is one unit: article, paragraph, number and letter. */
export function keepTogether(text: string): string {
  return text.replace(/(Art\.|Abs\.|Nr\.|lit\.|§) (?=[\da-z])/g, '$1\u00a0');
}
