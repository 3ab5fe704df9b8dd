import type { Site } from '../../model/site.ts';
import { analyticsOf } from '../../model/site.ts';
import type { LegalSection } from './legal-page.ts';

/**
 * What happens on this site, on one screen, before the details.
 * @param names those who give contents
 */
export function overview(site: Site, names: readonly string[]): LegalSection {
  return {
    id: 'ueberblick',
    heading: 'Überblick',
    blocks: [
      ...(site.languages.length > 1 ? ['Diese Erklärung gilt für alle Sprachfassungen dieser Website.'] : []),
      'Diese Website zeigt, wer ich bin und was ich anbiete. Sie können sie ansehen, ohne sich anzumelden und ohne etwas einzugeben: Es gibt kein Konto, kein Formular, keinen Newsletter und keine Werbung.',
      {
        list: [
          'Die Verbindung zwischen Ihrem Browser und dieser Website ist verschlüsselt (TLS).',
          ...scriptsAndCookies(site),
          ...outsideRequests(site, names),
          'Links zu anderen Websites, etwa zu sozialen Netzwerken, sind gewöhnliche Links. Erst wenn Sie einen anklicken, erfährt die andere Seite etwas von Ihnen; dort gilt deren Datenschutzerklärung.',
          'Es gibt keine automatisierte Entscheidung und kein Profiling ({automatedDecision}).',
        ],
      },
      'Sie sind nicht verpflichtet, mir Daten zu geben. Ohne die technisch nötigen Angaben, allen voran Ihre IP-Adresse, kann der Server Ihnen die Seite aber nicht schicken.',
      'Im Folgenden steht zu jeder Verarbeitung, welche Daten wozu, auf welcher Grundlage, von wem und wie lange verarbeitet werden. „DSGVO“ ist die Datenschutz-Grundverordnung, „TDDDG“ das Telekommunikation-Digitale-Dienste-Datenschutz-Gesetz.',
    ],
  };
}

function scriptsAndCookies(site: Site): string[] {
  return analyticsOf(site).length > 0
    ? [
        'Schriften und Gestaltung liefert diese Website selbst aus; Programme anderer Anbieter lädt sie nur, wenn Sie zustimmen.',
        'Cookies und Statistik gibt es nur, wenn Sie zustimmen. Ohne Ihre Zustimmung wird dafür nichts geladen und nichts gespeichert.',
      ]
    : [
        'Schriften, Programme und Gestaltung liefert diese Website selbst aus; nichts davon kommt von anderen Anbietern.',
        'Diese Website setzt keine Cookies und wertet Ihr Verhalten nicht aus.',
      ];
}

function outsideRequests({ data }: Site, names: readonly string[]): string[] {
  if (data === 'live' && names.length > 0) {
    return [
      `Einen Teil der Inhalte lädt Ihr Browser von anderen Anbietern (${names.join(', ')}). Diese erfahren dabei Ihre IP-Adresse.`,
    ];
  }
  const fromElsewhere =
    names.length > 0
      ? ` Inhalte anderer Anbieter (${names.join(', ')}) werden vorab geholt und von hier ausgeliefert: Diese Anbieter erfahren nichts von Ihrem Besuch.`
      : '';
  return [`Beim Ansehen fragt Ihr Browser nur diese Website.${fromElsewhere}`];
}
