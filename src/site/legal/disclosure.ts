import { whileInForce } from '../../model/legal.ts';
import { facts as factsOf } from '../../text/legal-page.ts';

/** Required by law for each processing of data, in this order. */
const terms = {
  data: 'Daten',
  purpose: 'Zweck',
  // Includes the legitimate interest, where it rests on one.
  legalBasis: 'Rechtsgrundlage',
  to: 'Empfänger',
  thirdCountry: 'Drittland',
  kept: 'Speicherdauer',
  optOut: 'Ihre Wahl',
};

export type Disclosure = Record<Exclude<keyof typeof terms, 'optOut'>, string> & { optOut?: string };

export const disclose = (disclosure: Disclosure) =>
  factsOf(Object.entries(terms).map(([key, term]) => ({ term, text: disclosure[key as keyof Disclosure] })));

/**
 * The requests that a browser makes to other servers on behalf of this site.
 * @param interest why that is legitimate
 * @param keptThere how long the recipient keeps what it learns
 * @param without what a page lacks when a visitor prevents them
 */
export const discloseRequests = ({
  interest,
  keptThere = 'Wie lange die Dienste Protokolle aufbewahren, bestimmen sie selbst.',
  without,
  ...others
}: Record<'purpose' | 'interest' | 'to' | 'thirdCountry' | 'without', string> & { keptThere?: string }) =>
  disclose({
    data: 'IP-Adresse, Zeitpunkt, abgerufene Adresse, die Adresse dieser Website, Browser und Betriebssystem, bevorzugte Sprache.',
    legalBasis: `{legitimateInterest}. Mein berechtigtes Interesse ${interest}`,
    kept: `Ich selbst erhalte und speichere nichts davon. ${keptThere}`,
    optOut: `Sie können diese Adressen in Ihrem Browser sperren; ${without}. Zum Widerspruch siehe unten.`,
    ...others,
  });

/** The 30 states of the European Economic Area, and the Union itself, as ISO 3166-1 writes them. */
const europeanEconomicArea = new Set(
  'AT BE BG CY CZ DE DK EE ES EU FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

export const toUnknownCountry =
  'Die Daten können auch außerhalb der EU verarbeitet werden, vor allem in den USA. Dass dort ein Angemessenheitsbeschluss der EU-Kommission ({adequacy}) für den Empfänger gilt, ist nicht gesichert; Ihre Rechte können dort schwächer sein als in der EU.';

export const toCertifiedCompany = (company: string) =>
  whileInForce(
    'privacyFramework',
    `Die Daten können in den USA verarbeitet werden. ${company} ist nach dem EU-US Data Privacy Framework zertifiziert; für so zertifizierte Unternehmen hat die EU-Kommission mit dem {privacyFramework} ein angemessenes Schutzniveau festgestellt ({adequacy}).`,
    toUnknownCountry,
  );

/** For providers without a known certification. */
export const toUnitedStates = whileInForce(
  'privacyFramework',
  'Die Daten können in den USA verarbeitet werden. Ein angemessenes Schutzniveau hat die EU-Kommission dort nur für Unternehmen festgestellt, die nach dem EU-US Data Privacy Framework zertifiziert sind ({adequacy}); welche das sind, zeigt die Liste unter `www.dataprivacyframework.gov`. Ohne diese Zertifizierung können Ihre Rechte dort schwächer sein als in der EU, etwa gegenüber Behörden.',
  toUnknownCountry,
);

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
