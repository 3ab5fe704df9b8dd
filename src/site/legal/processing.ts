import { isOutside, writtenHost } from '../../model/http-link.ts';
import { plainText } from '../../model/phrase.ts';
import type { Site } from '../../model/site.ts';
import { links, section } from '../../text/legal-page.ts';
import { messengersOf } from '../social-account.ts';
import { disclose, discloseRequests, toUnknownCountry, transferTo } from './disclosure.ts';

export function hosting({ legal }: Site) {
  const { provider, address, privacyUrl, country, logDays } = legal.hosting;
  const hasLogs = logDays !== 0;
  const host = [provider, address].filter(Boolean).join(', ');
  return section('hosting', hasLogs ? 'Hosting und Server-Protokolle' : 'Hosting', [
    `Bei jedem Aufruf schickt Ihr Browser dem Server technische Angaben, ohne die er keine Antwort bekäme. ${
      hasLogs ? 'Der Server hält sie in Protokolldateien fest.' : 'Protokolldateien führt der Server nicht.'
    }`,
    disclose({
      data: 'IP-Adresse, Datum und Uhrzeit, abgerufene Adresse, Ergebnis und übertragene Menge, zuvor besuchte Seite (Referrer), Browser und Betriebssystem.',
      purpose: `Die Seite ausliefern${
        hasLogs ? ', Störungen finden, Angriffe erkennen und abwehren' : ''
      }. Ich führe diese Angaben nicht mit anderen Daten zusammen.`,
      legalBasis:
        '{legitimateInterest}. Mein berechtigtes Interesse ist eine Website, die sicher und zuverlässig erreichbar ist.',
      to: host
        ? `${host}: der Anbieter, auf dessen Servern diese Website liegt.`
        : 'Der Anbieter, auf dessen Servern diese Website liegt.',
      thirdCountry:
        transferTo(country) ??
        'Speichert der Anbieter außerhalb des Europäischen Wirtschaftsraums, dann nur unter den Voraussetzungen der {thirdCountries}.',
      kept: hasLogs
        ? `${keptFor(logDays)} Länger nur, wenn ein Angriff oder eine Störung aufzuklären ist, bis das geschehen ist.`
        : 'Nur, solange der Server Ihre Anfrage beantwortet.',
    }),
    privacyUrl && links({ [`Datenschutzhinweise: ${provider ?? 'Anbieter'}`]: privacyUrl }),
  ]);
}

function keptFor(logDays: number | undefined): string {
  if (logDays === undefined)
    return 'Bis die Angaben für diese Zwecke nicht mehr nötig sind; die übliche Frist legt der Anbieter fest.';
  return `Höchstens ${logDays === 1 ? 'einen Tag' : `${logDays} Tage`}.`;
}

export function linkedPictures(site: Site) {
  const hosts = pictureHosts(site);
  if (site.data === 'snapshot' || hosts.length === 0) return false;
  return section('bilder', 'Bilder von anderen Servern', [
    'Einige Bilder auf dieser Website liegen auf anderen Servern. Ihr Browser lädt sie von:',
    { list: hosts.map((host) => `\`${host}\``) },
    discloseRequests({
      purpose: 'Die Inhalte dieser Website mit Bildern zeigen.',
      interest: 'ist eine anschauliche Darstellung mit den Bildern, die deren Urheber bereitstellen.',
      to: 'Die Betreiber der genannten Server.',
      thirdCountry: toUnknownCountry,
      without: 'es fehlen dann nur die Bilder',
    }),
  ]);
}

/** Servers of pictures that are not in `public/`, sorted. */
export function pictureHosts({ pictures }: Site): string[] {
  const outside = pictures.filter(({ address }) => isOutside(address));
  return [...new Set(outside.map(({ address }) => writtenHost(address)))].sort();
}

const contactBasis =
  'Geht es um einen Auftrag oder ein Angebot: {contract}. Sonst {legitimateInterest}; mein berechtigtes Interesse ist, Anfragen zu beantworten.';
const contactRetention = 'Bis Ihr Anliegen erledigt ist und keine Frist mehr läuft. {letters}';

export function mailContact({ legal, social }: Site) {
  if (!legal.email && !social.email) return false;
  return section('e-mail', 'Kontakt per E-Mail', [
    `Schreiben Sie mir, verarbeite ich, was Sie mir mitteilen, um Ihnen zu antworten. ${
      social.email ? 'Der Knopf für E-Mails öffnet nur Ihr eigenes Mailprogramm. ' : ''
    }Eine gewöhnliche E-Mail ist unterwegs nicht durchgehend verschlüsselt; schicken Sie Vertrauliches bitte auf anderem Weg.`,
    disclose({
      data: 'Ihre E-Mail-Adresse, Ihr Name, Inhalt und Anhänge Ihrer Nachricht, Zeitpunkt und technische Kopfzeilen.',
      purpose: 'Ihre Anfrage beantworten und, wenn es dazu kommt, einen Auftrag vorbereiten und abwickeln.',
      legalBasis: contactBasis,
      to: 'Die Anbieter Ihres und meines Postfachs, die die Nachricht befördern und speichern.',
      thirdCountry:
        'Nur, wenn einer dieser Anbieter außerhalb des Europäischen Wirtschaftsraums sitzt; dann unter den Voraussetzungen der {thirdCountries}.',
      kept: contactRetention,
    }),
  ]);
}

export function phoneContact({ legal, social }: Site) {
  if (!legal.phone && !social.phone) return false;
  return section('telefon', 'Kontakt per Telefon', [
    'Rufen Sie mich an, erfahre ich Ihre Nummer, sofern Sie sie nicht unterdrücken, und was Sie mir sagen. Ich zeichne Gespräche nicht auf.',
    disclose({
      data: 'Ihre Rufnummer, Zeitpunkt und Dauer des Anrufs, Notizen zu Ihrem Anliegen.',
      purpose:
        'Ihr Anliegen klären, Sie zurückrufen und, wenn es dazu kommt, einen Auftrag vorbereiten und abwickeln.',
      legalBasis: contactBasis,
      to: 'Die Telefonanbieter auf beiden Seiten, die das Gespräch vermitteln.',
      thirdCountry: 'Keine, wenn beide Anschlüsse im Europäischen Wirtschaftsraum liegen.',
      kept: `Die Anrufliste meines Telefons wird laufend überschrieben. Notizen: ${contactRetention.charAt(0).toLowerCase()}${contactRetention.slice(1)}`,
    }),
  ]);
}

export function messengers(site: Site) {
  const names = messengersOf(site);
  if (names.length === 0) return false;
  const all = new Intl.ListFormat('de', { type: 'disjunction' }).format(names);
  return section('messenger', 'Kontakt per Messenger', [
    `Sie erreichen mich auch über ${all}. Nichts davon ist in diese Website eingebettet, die Links sind gewöhnliche Links: Erst wenn Sie einen anklicken, erfährt der Anbieter von Ihnen, und es gilt seine Datenschutzerklärung. Schreiben Sie mir dort, verarbeite ich, was Sie mir mitteilen, um Ihnen zu antworten. Schicken Sie Vertrauliches bitte auf anderem Weg.`,
    disclose({
      data: 'Ihr Name oder Ihre Rufnummer beim Messenger, Ihr Profilbild, Inhalt und Anhänge Ihrer Nachricht, Zeitpunkt.',
      purpose: 'Ihre Anfrage beantworten und, wenn es dazu kommt, einen Auftrag vorbereiten und abwickeln.',
      legalBasis: contactBasis,
      to: `Der Anbieter, den Sie wählen (${all}); er befördert die Nachricht und erfährt, dass wir einander schreiben.`,
      thirdCountry: toUnknownCountry,
      kept: `${contactRetention} Wie lange der Anbieter Nachrichten und Verbindungsdaten aufbewahrt, bestimmt er selbst.`,
      optOut: 'Ein Messenger ist nur einer der Wege zu mir; die anderen stehen unter „Verantwortlicher“.',
    }),
  ]);
}

/** The owner's second button, if it leads to another site. */
export function contactLink({ contact }: Site) {
  if (!contact || !isOutside(contact.link)) return false;
  return section('kontaktlink', `Der Knopf „${plainText(contact.label)}“`, [
    `Er ist ein gewöhnlicher Link zu \`${writtenHost(contact.link)}\`. Nichts von dort ist in diese Website eingebettet: Erst wenn Sie ihn anklicken, erfährt dessen Betreiber von Ihnen, zumindest Ihre IP-Adresse und was Sie dort eingeben. Dort gilt seine Datenschutzerklärung.`,
  ]);
}
