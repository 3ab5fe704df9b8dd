import { writtenHost } from '../../model/http-link.ts';
import type { AnalyticsName, Site } from '../../model/site.ts';
import { type LegalBlock, type LegalSection, links, section } from '../../text/legal-page.ts';
import {
  type Disclosure,
  disclose,
  discloseRequests,
  toCertifiedCompany,
  toUnitedStates,
  toUnknownCountry,
} from './disclosure.ts';

const blogFacts = {
  purpose: 'Titel, Vorschautexte und Bilder meiner neuesten Artikel zeigen.',
  interest: 'ist, meine neuesten Artikel hier vorzustellen, ohne sie doppelt zu pflegen.',
  without: 'es fehlen dann nur die Artikel',
};

interface ContentDisclosure {
  /** Names of the hosts that visitors' browsers make requests to; empty if only the build does. */
  recipients: readonly string[];
  text: LegalSection;
}

/** The privacy policy's facts about each provider of content, in the order of the page. */
export const contentDisclosures = ({ profile, blog }: Site) =>
  ({
    github: {
      recipients: ['GitHub'],
      text: section('github', 'GitHub', [
        `Mein Profil und meine öffentlichen Projekte liegen bei GitHub. Damit Sie deren heutigen Stand sehen, fragt Ihr Browser die Schnittstelle \`api.github.com\`${
          profile.avatar ? '' : ' und lädt mein Profilbild von `avatars.githubusercontent.com`'
        }. Die Anfragen gehen ohne Anmeldung hinaus und nennen nur mein Konto, nicht Ihres.`,
        discloseRequests({
          purpose: 'Mein Profil und meine Projekte so zeigen, wie sie heute sind.',
          interest: 'ist, meine Arbeit aktuell und nachprüfbar zu zeigen.',
          to: 'GitHub, Inc., 88 Colin P. Kelly Jr. Street, San Francisco, CA 94107, USA, und GitHub B.V., Prins Bernhardplein 200, 1097 JB Amsterdam, Niederlande. GitHub verarbeitet die Daten in eigener Verantwortung.',
          thirdCountry: toCertifiedCompany('GitHub'),
          keptThere: 'Wie lange GitHub Protokolle aufbewahrt, bestimmt GitHub nach dem jeweiligen Zweck.',
          without: 'die übrige Seite bleibt lesbar',
        }),
        links({
          'Datenschutzerklärung von GitHub':
            'https://docs.github.com/site-policy/privacy-policies/github-general-privacy-statement',
        }),
      ]),
    },
    codeberg: {
      recipients: [],
      text: section('codeberg', 'Projekte bei Codeberg', [
        'Einige meiner öffentlichen Projekte liegen bei Codeberg (`codeberg.org`). Ihr Browser fragt dort nicht an: Die Angaben zu den Projekten werden vorab geholt und von hier ausgeliefert. Erst wenn Sie ein Projekt anklicken, ruft Ihr Browser dessen Adresse auf.',
      ]),
    },
    dev: {
      recipients: ['dev.to'],
      text: section('dev-to', 'Artikel von dev.to', [
        'Meine Artikel erscheinen bei dev.to. Ihr Browser fragt dort (`dev.to`) nach der Liste der neuesten und lädt die Vorschaubilder von den Bildservern dieses Dienstes (`media2.dev.to` und die übrigen Adressen, unter denen dev.to Bilder ablegt) oder von dem Server, auf dem ein Artikel sein Bild hat.',
        discloseRequests({
          ...blogFacts,
          to: 'DEV Community Inc., USA, Betreiberin von dev.to, in eigener Verantwortung.',
          thirdCountry: toUnitedStates,
          keptThere: 'Über die Dauer bei dev.to gibt dessen Datenschutzerklärung Auskunft.',
        }),
        links({ 'Datenschutzerklärung von dev.to': 'https://dev.to/privacy' }),
      ]),
    },
    medium: {
      recipients: ['rss2json', 'Medium'],
      text: section('medium', 'Artikel von Medium über rss2json', [
        'Meine Artikel erscheinen bei Medium. Browser dürfen Mediums Artikelliste nicht unmittelbar lesen; Ihr Browser fragt deshalb den Umwandlungsdienst rss2json (`api.rss2json.com`) danach. Die Vorschaubilder lädt er von den Bildservern von Medium (`cdn-images-1.medium.com`, `miro.medium.com`) oder von dem Server, auf dem ein Artikel sein Bild hat.',
        discloseRequests({
          ...blogFacts,
          to: 'Der Betreiber von rss2json (Artikelliste) und A Medium Corporation, USA (Bilder), jeweils in eigener Verantwortung.',
          thirdCountry: toUnknownCountry,
          keptThere: 'Über die Dauer bei den Diensten geben deren Datenschutzerklärungen Auskunft.',
        }),
        links({
          'Datenschutzerklärung von Medium': 'https://policy.medium.com/medium-privacy-policy-f03bf92035c9',
          'Website von rss2json': 'https://rss2json.com/',
        }),
      ]),
    },
    feed: {
      recipients: [],
      text: section('feed', 'Artikel aus meinem Blog', [
        `Meine Artikel erscheinen unter \`${writtenHost(blog.url)}\`. Ihr Browser fragt dort nicht an: Titel, Vorschautexte und Bilder werden vorab geholt und von hier ausgeliefert. Erst wenn Sie einen Artikel anklicken, ruft Ihr Browser dessen Adresse auf.`,
      ]),
    },
    chart: {
      recipients: ['Diagrammdienste'],
      text: section('diagramm', 'Diagramm der GitHub-Aktivität', [
        'Das Diagramm meiner Beiträge auf GitHub ist ein Bild von `ghchart.rshah.org`. Nur wenn dieser Dienst nicht antwortet, lädt Ihr Browser stattdessen eine Statistikkarte von `github-readme-stats.vercel.app`.',
        discloseRequests({
          purpose: 'Zeigen, wie regelmäßig ich an öffentlichen Projekten arbeite.',
          interest: 'ist, meine Arbeit aktuell und anschaulich zu zeigen.',
          to: 'Die Betreiber der beiden Dienste: freie Projekte einzelner Entwickler. Die Statistikkarte läuft auf Servern der Vercel Inc., USA.',
          thirdCountry: toUnknownCountry,
          without: 'es fehlt dann nur das Diagramm',
        }),
        links({
          'Projekt githubchart-api': 'https://github.com/2016rshah/githubchart-api',
          'Projekt github-readme-stats': 'https://github.com/anuraghazra/github-readme-stats',
          'Datenschutzhinweise von Vercel': 'https://vercel.com/legal/privacy-policy',
        }),
      ]),
    },
  }) satisfies Readonly<Record<string, ContentDisclosure>>;

export type ContentName = keyof ReturnType<typeof contentDisclosures>;

export const consentDisclosures: Readonly<Record<AnalyticsName, LegalSection>> = {
  'google-analytics': withConsent(
    'google-analytics',
    'Google Analytics',
    'Stimmen Sie zu, lädt Ihr Browser ein Programm von `www.googletagmanager.com`. Es setzt Cookies und meldet an `google-analytics.com` und `analytics.google.com`, wie Sie die Website nutzen. Google wertet das für mich aus.',
    discloseConsented({
      data: 'Aufgerufene Seiten und ihre Dauer, Klicks auf Projekte, Artikel und Downloads, woher Sie kommen, ungefährer Ort, Browser, Betriebssystem, Bildschirmgröße, eine zufällige Kennung in den Cookies `_ga` und `_ga_…`. Ihre IP-Adresse wird übertragen, von Google aber nicht gespeichert.',
      purpose: 'Verstehen, welche Inhalte gefragt sind, und die Website danach verbessern.',
      to: 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland, als Auftragsverarbeiter ({processor}), mit Google LLC, USA, als weiterem Auftragsverarbeiter.',
      thirdCountry: toCertifiedCompany('Google LLC'),
      kept: 'Die Cookies gelten zwei Jahre, wenn Sie sie nicht vorher löschen. Angaben zu einzelnen Besuchen löscht Google nach der eingestellten Frist, spätestens nach 14 Monaten.',
    }),
    links({ 'Datenschutzerklärung von Google': 'https://policies.google.com/privacy?hl=de' }),
  ),
  hotjar: withConsent(
    'hotjar',
    'Hotjar',
    'Stimmen Sie zu, lädt Ihr Browser ein Programm von `static.hotjar.com`. Es setzt Cookies, zeichnet auf, wie Sie sich auf der Seite bewegen, und meldet es an `hotjar.com` und `hotjar.io`. Daraus entstehen Karten, die zeigen, was beachtet wird und was nicht.',
    discloseConsented({
      data: 'Mausbewegungen, Klicks und Bildlauf, aufgerufene Seiten, Gerät, Bildschirmgröße, Browser, Land, Sprache, eine zufällige Kennung in den Cookies `_hjSessionUser_…` und `_hjSession_…`, der Stand der Aufzeichnung im Local Storage und Session Storage (`_hj…`, `hjActiveViewportIds`, `hjViewportId`). Ihre IP-Adresse wird übertragen und nur gekürzt gespeichert.',
      purpose: 'Erkennen, wo die Seite unverständlich oder unpraktisch ist.',
      to: 'Hotjar Limited, Dragonara Business Centre, 5th Floor, Dragonara Road, Paceville, St Julian’s STJ 3141, Malta, als Auftragsverarbeiter ({processor}).',
      thirdCountry:
        'Hotjar speichert die Daten nach eigener Angabe in der EU. Soweit Dienstleister in anderen Ländern beteiligt sind, gelten Standardvertragsklauseln ({standardClauses}).',
      kept: 'Der Cookie `_hjSessionUser_…` gilt 365 Tage, `_hjSession_…` 30 Minuten; was im Session Storage liegt, bis Sie den Tab schließen, was im Local Storage liegt, bis Sie es löschen oder Ihre Einwilligung widerrufen. Aufzeichnungen löscht Hotjar spätestens nach 365 Tagen.',
    }),
    links({ 'Datenschutzerklärung von Hotjar': 'https://www.hotjar.com/legal/policies/privacy/' }),
  ),
};

function withConsent(id: string, heading: string, ...blocks: LegalBlock[]): LegalSection {
  return section(id, `${heading} (nur mit Ihrer Einwilligung)`, [
    'Vor Ihrer Zustimmung wird davon nichts geladen, gespeichert oder übertragen. Lehnen Sie ab, bleibt es dabei.',
    ...blocks,
  ]);
}

function discloseConsented(given: Omit<Disclosure, 'legalBasis' | 'optOut'>) {
  return disclose({
    ...given,
    legalBasis:
      'Ihre Einwilligung: {storage} für das Speichern und Auslesen auf Ihrem Gerät, {consent} für die weitere Verarbeitung.',
    optOut:
      'Sie entscheiden vorher; ablehnen ist so einfach wie zustimmen und hat keine Nachteile. In den Cookie-Einstellungen, neben dem Link zum Datenschutz, können Sie Ihre Wahl jederzeit ändern und die Einwilligung für die Zukunft widerrufen. Die Verarbeitung bis dahin bleibt rechtmäßig.',
  });
}

export const rustdeskDisclosure = section('fernwartung', 'Fernwartung mit RustDesk', [
  'Auf dieser Website können Sie ein Installationsskript für das freie Fernwartungsprogramm RustDesk herunterladen. Das Herunterladen ist ein gewöhnlicher Seitenabruf; alles Weitere geschieht erst, wenn Sie das Skript ausführen.',
  {
    list: [
      'Bei der Installation lädt das Skript das Programm von github.com. GitHub erfährt dabei Ihre IP-Adresse.',
      'Beim Start meldet sich das Programm bei einem Vermittlungsserver an: bei dem, den das Skript einträgt, sonst bei den öffentlichen Servern des RustDesk-Projekts. Dieser erfährt Ihre IP-Adresse, die zufällig vergebene ID Ihres Geräts und seinen öffentlichen Schlüssel. Um einen Weg durch Ihr Netz zu finden, kann das Programm weitere Hilfsserver fragen (STUN).',
      'Erst wenn Sie mir Ihre ID nennen und meine Verbindung annehmen, sehe ich Ihren Bildschirm und kann Maus und Tastatur bedienen, die Zwischenablage nutzen und Dateien übertragen. Die Verbindung ist von Ende zu Ende verschlüsselt, auch wenn sie über einen Vermittlungsserver läuft.',
      'Sie sehen, dass ich verbunden bin, und können die Sitzung jederzeit beenden. Ohne Ihre ausdrückliche Zustimmung zeichne ich nichts auf.',
    ],
  },
  disclose({
    data: 'IP-Adresse, ID und öffentlicher Schlüssel Ihres Geräts, Zeitpunkt der Verbindung; während der Sitzung alles, was auf Ihrem Bildschirm zu sehen ist oder was Sie mir übertragen.',
    purpose: 'Ihnen aus der Ferne helfen, wenn Sie mich darum bitten.',
    legalBasis:
      '{contract}: der Auftrag, den Sie mir geben. Das Programm speichert auf Ihrem Gerät nur, was die gewünschte Fernwartung erfordert ({necessaryStorage}).',
    to: 'GitHub, Inc., USA (Herunterladen des Programms) und der Betreiber des Vermittlungsservers. Den Inhalt der Sitzung sehe nur ich.',
    thirdCountry: `${toCertifiedCompany('GitHub')} Öffentliche Server des RustDesk-Projekts können auch in anderen Ländern außerhalb des Europäischen Wirtschaftsraums stehen.`,
    kept: 'Vom Inhalt der Sitzung bewahre ich nur auf, was der Auftrag erfordert, und lösche es danach. Verbindungsdaten stehen im Protokoll des Programms auf beiden Geräten, bis sie dort gelöscht werden.',
    optOut:
      'Sie müssen das Programm nicht benutzen. Nach der Hilfe können Sie es wie jedes andere deinstallieren.',
  }),
  'Bekomme ich bei der Arbeit personenbezogene Daten zu sehen, für die Sie selbst verantwortlich sind, etwa die Ihrer Kunden, schließen wir vorher einen Vertrag zur Auftragsverarbeitung ({processor}).',
]);
