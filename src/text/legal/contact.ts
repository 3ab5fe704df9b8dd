import type { Site } from '../../config/site.ts';
import { disclose } from './disclosure.ts';
import type { LegalSection } from './legal-section.ts';

const legalBasis =
  'Geht es um einen Auftrag oder ein Angebot: Art. 6 Abs. 1 lit. b DSGVO. Sonst Art. 6 Abs. 1 lit. f DSGVO; mein berechtigtes Interesse ist, Anfragen zu beantworten.';
const retention =
  'Bis Ihr Anliegen erledigt ist und keine Frist mehr läuft. Geschäftsbriefe bewahre ich nach dem Gesetz sechs Jahre auf, Buchungsbelege acht Jahre (§ 147 AO, für Kaufleute auch § 257 HGB).';

/** Writing a mail; null when the site shows no address. */
export function mailContact({ legal, social }: Site): LegalSection | null {
  if (!legal.email && !social.email) return null;
  return {
    id: 'e-mail',
    heading: 'Kontakt per E-Mail',
    blocks: [
      'Schreiben Sie mir, verarbeite ich, was Sie mir mitteilen, um Ihnen zu antworten. Der Knopf „Kontakt per E-Mail“ öffnet nur Ihr eigenes Mailprogramm. Eine gewöhnliche E-Mail ist unterwegs nicht durchgehend verschlüsselt; schicken Sie Vertrauliches bitte auf anderem Weg.',
      disclose({
        data: 'Ihre E-Mail-Adresse, Ihr Name, Inhalt und Anhänge Ihrer Nachricht, Zeitpunkt und technische Kopfzeilen.',
        purpose: 'Ihre Anfrage beantworten und, wenn es dazu kommt, einen Auftrag vorbereiten und abwickeln.',
        legalBasis,
        recipient: 'Die Anbieter Ihres und meines Postfachs, die die Nachricht befördern und speichern.',
        thirdCountry:
          'Nur, wenn einer dieser Anbieter außerhalb des Europäischen Wirtschaftsraums sitzt; dann unter den Voraussetzungen der Art. 44 bis 49 DSGVO.',
        retention,
      }),
    ],
  };
}

/** Calling; null when the site shows no number. */
export function phoneContact({ legal, social }: Site): LegalSection | null {
  if (!legal.phone && !social.phone) return null;
  return {
    id: 'telefon',
    heading: 'Kontakt per Telefon',
    blocks: [
      'Rufen Sie mich an, erfahre ich Ihre Nummer, sofern Sie sie nicht unterdrücken, und was Sie mir sagen. Ich zeichne Gespräche nicht auf.',
      disclose({
        data: 'Ihre Rufnummer, Zeitpunkt und Dauer des Anrufs, Notizen zu Ihrem Anliegen.',
        purpose:
          'Ihr Anliegen klären, Sie zurückrufen und, wenn es dazu kommt, einen Auftrag vorbereiten und abwickeln.',
        legalBasis,
        recipient: 'Die Telefonanbieter auf beiden Seiten, die das Gespräch vermitteln.',
        thirdCountry: 'Keine, wenn beide Anschlüsse im Europäischen Wirtschaftsraum liegen.',
        retention: `Die Anrufliste meines Telefons wird laufend überschrieben. Notizen: ${retention.charAt(0).toLowerCase()}${retention.slice(1)}`,
      }),
    ],
  };
}
