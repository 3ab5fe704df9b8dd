import type { Site } from '../model/site.ts';
import {
  type ConsentDisclosure,
  type ContentDisclosure,
  type Disclosure,
  disclose,
  requestData,
} from '../text/legal/disclosure.ts';

/** A section of the privacy policy, before what is said alike of all providers of its kind. */
interface ProviderSection<Facts> {
  id: string;
  heading: string;
  says: string | ((site: Site) => string);
  facts: Facts;
  links: readonly { text: string; href: string }[];
}

/** What a provider discloses that gives contents to the visitor's browser. */
export const contentDisclosure = (
  names: readonly string[],
  { id, heading, says, facts, links }: ProviderSection<Omit<Disclosure, 'data'>>,
): ContentDisclosure => ({
  kind: 'content',
  names,
  section: (site) => ({
    id,
    heading,
    blocks: [
      typeof says === 'string' ? says : says(site),
      disclose({ data: requestData, ...facts }),
      { links },
    ],
  }),
});

/** What a provider discloses that only the snapshot asks: nobody is asked by the browser, so nobody is named. */
export const snapshotDisclosure = (
  id: string,
  heading: string,
  says: (site: Site) => string,
): ContentDisclosure => ({
  kind: 'content',
  names: [],
  section: (site) => ({ id, heading, blocks: [says(site)] }),
});

/** What a provider discloses that needs the visitor's consent. */
export const consentDisclosure = ({
  id,
  heading,
  says,
  facts,
  links,
}: ProviderSection<Omit<Disclosure, 'legalBasis' | 'optOut'>> & { says: string }): ConsentDisclosure => ({
  kind: 'consent',
  section: () => ({
    id,
    heading: `${heading} (nur mit Ihrer Einwilligung)`,
    blocks: [
      'Vor Ihrer Zustimmung wird davon nichts geladen, gespeichert oder übertragen. Lehnen Sie ab, bleibt es dabei.',
      says,
      disclose({
        ...facts,
        legalBasis:
          'Ihre Einwilligung: {storage} für das Speichern und Auslesen auf Ihrem Gerät, {consent} für die weitere Verarbeitung.',
        optOut:
          'Sie entscheiden vorher; ablehnen ist so einfach wie zustimmen und hat keine Nachteile. Unter „Cookie-Einstellungen“, neben den Links zu Impressum und Datenschutz, können Sie Ihre Wahl jederzeit ändern und die Einwilligung für die Zukunft widerrufen. Die Verarbeitung bis dahin bleibt rechtmäßig.',
      }),
      { links },
    ],
  }),
});

/** What is said alike of every provider from which articles come. */
export const blogFacts = {
  purpose: 'Titel, Vorschautexte und Bilder meiner neuesten Artikel zeigen.',
  legalBasis:
    '{legitimateInterest}. Mein berechtigtes Interesse ist, meine neuesten Artikel hier vorzustellen, ohne sie doppelt zu pflegen.',
  optOut:
    'Sie können diese Adressen in Ihrem Browser sperren; es fehlen dann nur die Artikel. Zum Widerspruch siehe unten.',
};
