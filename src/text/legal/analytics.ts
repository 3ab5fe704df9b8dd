import { analyticsServices, countsVisits, drawsHeatMap } from '../../config/analytics.ts';
import type { Site } from '../../config/site.ts';
import { disclose } from './disclosure.ts';
import type { LegalSection } from './legal-section.ts';
import { toCertifiedCompany } from './third-countries.ts';

const legalBasis =
  'Ihre Einwilligung: § 25 Abs. 1 TDDDG für das Speichern und Auslesen auf Ihrem Gerät, Art. 6 Abs. 1 lit. a DSGVO für die weitere Verarbeitung.';
const optOut =
  'Sie entscheiden vorher; ablehnen ist so einfach wie zustimmen und hat keine Nachteile. Unter „Cookie-Einstellungen“, neben den Links zu Impressum und Datenschutz, können Sie Ihre Wahl jederzeit ändern und die Einwilligung für die Zukunft widerrufen. Die Verarbeitung bis dahin bleibt rechtmäßig.';
const beforeConsent =
  'Vor Ihrer Zustimmung wird davon nichts geladen, gespeichert oder übertragen. Lehnen Sie ab, bleibt es dabei.';

/** Whether the site asks for consent to anything. */
export const usesAnalytics = (site: Site): boolean => analyticsServices(site).length > 0;

/** Google Analytics; null without an id. */
export function googleAnalytics(site: Site): LegalSection | null {
  if (!countsVisits(site)) return null;
  return {
    id: 'google-analytics',
    heading: 'Google Analytics (nur mit Ihrer Einwilligung)',
    blocks: [
      beforeConsent,
      'Stimmen Sie zu, lädt Ihr Browser ein Programm von `www.googletagmanager.com`. Es setzt Cookies und meldet an `google-analytics.com`, wie Sie die Website nutzen. Google wertet das für mich aus.',
      disclose({
        data: 'Aufgerufene Seiten und ihre Dauer, Klicks auf Projekte, Artikel und Downloads, woher Sie kommen, ungefährer Ort, Browser, Betriebssystem, Bildschirmgröße, eine zufällige Kennung in den Cookies `_ga` und `_ga_…`. Ihre IP-Adresse wird übertragen, von Google aber nicht gespeichert.',
        purpose: 'Verstehen, welche Inhalte gefragt sind, und die Website danach verbessern.',
        legalBasis,
        recipient:
          'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland, als Auftragsverarbeiter (Art. 28 DSGVO), mit Google LLC, USA, als weiterem Auftragsverarbeiter.',
        thirdCountry: toCertifiedCompany('Google LLC'),
        retention:
          'Die Cookies gelten zwei Jahre, wenn Sie sie nicht vorher löschen. Angaben zu einzelnen Besuchen löscht Google nach der eingestellten Frist, spätestens nach 14 Monaten.',
        optOut,
      }),
      {
        links: [
          { text: 'Datenschutzerklärung von Google', href: 'https://policies.google.com/privacy?hl=de' },
        ],
      },
    ],
  };
}

/** Hotjar's heat map; null without an id. */
export function hotjar(site: Site): LegalSection | null {
  if (!drawsHeatMap(site)) return null;
  return {
    id: 'hotjar',
    heading: 'Hotjar (nur mit Ihrer Einwilligung)',
    blocks: [
      beforeConsent,
      'Stimmen Sie zu, lädt Ihr Browser ein Programm von `static.hotjar.com`. Es setzt Cookies und zeichnet auf, wie Sie sich auf der Seite bewegen. Daraus entstehen Karten, die zeigen, was beachtet wird und was nicht.',
      disclose({
        data: 'Mausbewegungen, Klicks und Bildlauf, aufgerufene Seiten, Gerät, Bildschirmgröße, Browser, Land, Sprache, eine zufällige Kennung in den Cookies `_hjSessionUser_…` und `_hjSession_…`. Ihre IP-Adresse wird übertragen und nur gekürzt gespeichert.',
        purpose: 'Erkennen, wo die Seite unverständlich oder unpraktisch ist.',
        legalBasis,
        recipient:
          'Hotjar Limited, Dragonara Business Centre, 5th Floor, Dragonara Road, Paceville, St Julian’s STJ 3141, Malta, als Auftragsverarbeiter (Art. 28 DSGVO).',
        thirdCountry:
          'Hotjar speichert die Daten nach eigener Angabe in der EU. Soweit Dienstleister in anderen Ländern beteiligt sind, gelten Standardvertragsklauseln (Art. 46 DSGVO).',
        retention:
          'Der Cookie `_hjSessionUser_…` gilt 365 Tage, `_hjSession_…` 30 Minuten. Aufzeichnungen löscht Hotjar spätestens nach 365 Tagen.',
        optOut,
      }),
      {
        links: [
          { text: 'Datenschutzerklärung von Hotjar', href: 'https://www.hotjar.com/legal/policies/privacy/' },
        ],
      },
    ],
  };
}
