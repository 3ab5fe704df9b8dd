/** Sentences on transfers to countries outside the EU (Art. 44–49 DSGVO). */

/** The 30 states of the European Economic Area, and the Union itself, as ISO 3166-1 writes them. */
const europeanEconomicArea = new Set(
  'AT BE BG CY CZ DE DK EE ES EU FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** To a company that is certified under the EU-US Data Privacy Framework. */
export const toCertifiedCompany = (company: string) =>
  `Die Daten können in den USA verarbeitet werden. ${company} ist nach dem EU-US Data Privacy Framework zertifiziert; für so zertifizierte Unternehmen hat die EU-Kommission am 10. Juli 2023 ein angemessenes Schutzniveau festgestellt (Art. 45 DSGVO).`;

/** To a service in the USA of which no certification is known here. */
export const toUnitedStates =
  'Die Daten können in den USA verarbeitet werden. Ein angemessenes Schutzniveau hat die EU-Kommission dort nur für Unternehmen festgestellt, die nach dem EU-US Data Privacy Framework zertifiziert sind (Art. 45 DSGVO); welche das sind, zeigt die Liste unter `www.dataprivacyframework.gov`. Ohne diese Zertifizierung können Ihre Rechte dort schwächer sein als in der EU, etwa gegenüber Behörden.';

/** To services of which it is not known where their servers stand. */
export const toUnknownCountry =
  'Die Daten können auch außerhalb der EU verarbeitet werden, vor allem in den USA. Dass dort ein Angemessenheitsbeschluss der EU-Kommission (Art. 45 DSGVO) für den Empfänger gilt, ist nicht gesichert; Ihre Rechte können dort schwächer sein als in der EU.';

/** What to say of a company from its country; undefined when the owner did not name one. */
export function transferTo(country: string | undefined): string | undefined {
  if (country === undefined) return undefined;
  if (europeanEconomicArea.has(country)) return 'Der Anbieter sitzt im Europäischen Wirtschaftsraum.';
  if (country === 'US') return toUnitedStates;
  return `Der Anbieter sitzt außerhalb des Europäischen Wirtschaftsraums (${countryName(country)}). Daten gehen dorthin nur, wenn die EU-Kommission ein angemessenes Schutzniveau festgestellt hat (Art. 45 DSGVO) oder Standardvertragsklauseln vereinbart sind (Art. 46 DSGVO).`;
}

/** The German name of a country: `DE` → `Deutschland`. */
export function countryName(code: string): string {
  return new Intl.DisplayNames('de', { type: 'region' }).of(code) ?? code;
}
