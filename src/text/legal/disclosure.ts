import type { Site } from '../../model/site.ts';
import { facts as factsOf, type LegalSection, section } from './legal-page.ts';

/** What the privacy policy says of a provider; each is in the folder of its provider. */
export interface ProviderDisclosure {
  kind: 'content' | 'consent' | 'download';
  /** As the overview names those who give contents. */
  names?: readonly string[];
  section(site: Site): LegalSection;
}

/** Required by law for each processing of data, in this order. */
const terms = {
  data: 'Daten',
  purpose: 'Zweck',
  // With the legitimate interest, where it rests on one.
  legalBasis: 'Rechtsgrundlage',
  recipient: 'Empfänger',
  thirdCountry: 'Drittland',
  retention: 'Speicherdauer',
  // How a visitor can prevent it.
  optOut: 'Ihre Wahl',
};

type Disclosure = Record<Exclude<keyof typeof terms, 'optOut'>, string> & { optOut?: string };

export const disclose = (disclosure: Disclosure) =>
  factsOf(Object.entries(terms).map(([key, term]) => ({ term, text: disclosure[key as keyof Disclosure] })));

/** Known to any server that a browser asks on behalf of this site. */
export const requestData =
  'IP-Adresse, Zeitpunkt, abgerufene Adresse, die Adresse dieser Website, Browser und Betriebssystem, bevorzugte Sprache.';

/** The 30 states of the European Economic Area, and the Union itself, as ISO 3166-1 writes them. */
const europeanEconomicArea = new Set(
  'AT BE BG CY CZ DE DK EE ES EU FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

export const toCertifiedCompany = (company: string) =>
  `Die Daten können in den USA verarbeitet werden. ${company} ist nach dem EU-US Data Privacy Framework zertifiziert; für so zertifizierte Unternehmen hat die EU-Kommission mit dem {privacyFramework} ein angemessenes Schutzniveau festgestellt ({adequacy}).`;

/** For providers without a known certification. */
export const toUnitedStates =
  'Die Daten können in den USA verarbeitet werden. Ein angemessenes Schutzniveau hat die EU-Kommission dort nur für Unternehmen festgestellt, die nach dem EU-US Data Privacy Framework zertifiziert sind ({adequacy}); welche das sind, zeigt die Liste unter `www.dataprivacyframework.gov`. Ohne diese Zertifizierung können Ihre Rechte dort schwächer sein als in der EU, etwa gegenüber Behörden.';

export const toUnknownCountry =
  'Die Daten können auch außerhalb der EU verarbeitet werden, vor allem in den USA. Dass dort ein Angemessenheitsbeschluss der EU-Kommission ({adequacy}) für den Empfänger gilt, ist nicht gesichert; Ihre Rechte können dort schwächer sein als in der EU.';

export function transferTo(country: string | undefined): string | undefined {
  if (country === undefined) return undefined;
  if (europeanEconomicArea.has(country)) return 'Der Anbieter sitzt im Europäischen Wirtschaftsraum.';
  if (country === 'US') return toUnitedStates;
  return `Der Anbieter sitzt außerhalb des Europäischen Wirtschaftsraums (${countryName(country)}). Daten gehen dorthin nur, wenn die EU-Kommission ein angemessenes Schutzniveau festgestellt hat ({adequacy}) oder Standardvertragsklauseln vereinbart sind ({standardClauses}).`;
}

/** The German name of a country: `DE` → `Deutschland`. */
export function countryName(code: string): string {
  return new Intl.DisplayNames('de', { type: 'region' }).of(code) ?? code;
}

interface ProviderSection<Facts> {
  id: string;
  heading: string;
  says: string | ((site: Site) => string);
  facts: Facts;
  links: readonly { text: string; href: string }[];
}

export const contentDisclosure = (
  names: readonly string[],
  { id, heading, says, facts, links }: ProviderSection<Omit<Disclosure, 'data'>>,
): ProviderDisclosure => ({
  kind: 'content',
  names,
  section: (site) =>
    section(id, heading, [
      typeof says === 'string' ? says : says(site),
      disclose({ data: requestData, ...facts }),
      { links },
    ]),
});

/** For providers that only the snapshot asks: the overview does not name them. */
export const snapshotDisclosure = (
  id: string,
  heading: string,
  says: (site: Site) => string,
): ProviderDisclosure => ({
  kind: 'content',
  section: (site) => section(id, heading, [says(site)]),
});

export const consentDisclosure = (
  provider: ProviderSection<Omit<Disclosure, 'legalBasis' | 'optOut'>> & { says: string },
): ProviderDisclosure => ({
  kind: 'consent',
  section: () =>
    section(provider.id, `${provider.heading} (nur mit Ihrer Einwilligung)`, [
      'Vor Ihrer Zustimmung wird davon nichts geladen, gespeichert oder übertragen. Lehnen Sie ab, bleibt es dabei.',
      provider.says,
      disclose({
        ...provider.facts,
        legalBasis:
          'Ihre Einwilligung: {storage} für das Speichern und Auslesen auf Ihrem Gerät, {consent} für die weitere Verarbeitung.',
        optOut:
          'Sie entscheiden vorher; ablehnen ist so einfach wie zustimmen und hat keine Nachteile. Unter „Cookie-Einstellungen“, neben den Links zu Impressum und Datenschutz, können Sie Ihre Wahl jederzeit ändern und die Einwilligung für die Zukunft widerrufen. Die Verarbeitung bis dahin bleibt rechtmäßig.',
      }),
      { links: provider.links },
    ]),
});

/** Common to all providers of articles. */
export const blogFacts = {
  purpose: 'Titel, Vorschautexte und Bilder meiner neuesten Artikel zeigen.',
  legalBasis:
    '{legitimateInterest}. Mein berechtigtes Interesse ist, meine neuesten Artikel hier vorzustellen, ohne sie doppelt zu pflegen.',
  optOut:
    'Sie können diese Adressen in Ihrem Browser sperren; es fehlen dann nur die Artikel. Zum Widerspruch siehe unten.',
};
