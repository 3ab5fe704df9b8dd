import { type Fact, factsOf } from './legal-section.ts';

/** What Art. 13 DSGVO wants said of each processing of data; none of it can be forgotten. */
export interface Disclosure {
  data: string;
  purpose: string;
  /** With the legitimate interest, where it rests on one. */
  legalBasis: string;
  recipient: string;
  thirdCountry: string;
  retention: string;
  /** How a visitor can prevent it. */
  optOut?: string;
}

/** Writes a disclosure as facts, always in the same order and under the same names. */
export function disclose(disclosure: Disclosure): { facts: readonly Fact[] } {
  return {
    facts: factsOf([
      { term: 'Daten', text: disclosure.data },
      { term: 'Zweck', text: disclosure.purpose },
      { term: 'Rechtsgrundlage', text: disclosure.legalBasis },
      { term: 'Empfänger', text: disclosure.recipient },
      { term: 'Drittland', text: disclosure.thirdCountry },
      { term: 'Speicherdauer', text: disclosure.retention },
      { term: 'Ihre Wahl', text: disclosure.optOut },
    ]),
  };
}
