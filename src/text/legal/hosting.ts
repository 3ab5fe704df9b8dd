import type { Site } from '../../config/site.ts';
import { disclose } from './disclosure.ts';
import type { LegalSection } from './legal-section.ts';
import { transferTo } from './third-countries.ts';

/** Delivering the site, and the server's logs. */
export function hosting({ legal }: Site): LegalSection {
  const { provider, address, privacyUrl, country, logDays } = legal.hosting;
  const host = [provider, address].filter(Boolean).join(', ');
  return {
    id: 'hosting',
    heading: 'Hosting und Server-Protokolle',
    blocks: [
      'Bei jedem Aufruf schickt Ihr Browser dem Server technische Angaben, ohne die er keine Antwort bekäme. Der Server hält sie in Protokolldateien fest.',
      disclose({
        data: 'IP-Adresse, Datum und Uhrzeit, abgerufene Adresse, Ergebnis und übertragene Menge, zuvor besuchte Seite (Referrer), Browser und Betriebssystem.',
        purpose:
          'Die Seite ausliefern, Störungen finden, Angriffe erkennen und abwehren. Ich führe diese Angaben nicht mit anderen Daten zusammen.',
        legalBasis:
          'Art. 6 Abs. 1 lit. f DSGVO. Mein berechtigtes Interesse ist eine Website, die sicher und zuverlässig erreichbar ist.',
        recipient: host
          ? `${host}: der Anbieter, auf dessen Servern diese Website liegt.`
          : 'Der Anbieter, auf dessen Servern diese Website liegt.',
        thirdCountry:
          transferTo(country) ??
          'Speichert der Anbieter außerhalb des Europäischen Wirtschaftsraums, dann nur unter den Voraussetzungen der Art. 44 bis 49 DSGVO.',
        retention: logDays
          ? `Höchstens ${logDays === 1 ? 'einen Tag' : `${logDays} Tage`}. Länger nur, wenn ein Angriff oder eine Störung aufzuklären ist, bis das geschehen ist.`
          : 'Bis die Angaben für diese Zwecke nicht mehr nötig sind; die übliche Frist legt der Anbieter fest. Länger nur, wenn ein Angriff oder eine Störung aufzuklären ist, bis das geschehen ist.',
      }),
      ...(privacyUrl
        ? [{ links: [{ text: `Datenschutzhinweise: ${provider ?? 'Anbieter'}`, href: privacyUrl }] }]
        : []),
    ],
  };
}
