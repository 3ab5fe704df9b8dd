import { analyticsOf, type Site } from '../../model/site.ts';
import { facts, type LegalSection, section, withQuotedLaw } from '../../text/legal-page.ts';
import { deviceStorage } from './device-storage.ts';
import { officeBlocks, postalAddress, waysOfContact } from './impressum.ts';
import * as processing from './processing.ts';
import * as providers from './providers.ts';

/** The privacy policy of a site, in the order of the page: what it does, and nothing else. A template, no legal advice. */
export function privacySections(
  site: Site,
  { contents, storesResponses }: { contents: readonly providers.ContentName[]; storesResponses: boolean },
): LegalSection[] {
  const { legal, law } = site;
  const disclosures = providers.contentDisclosures(site);
  const names = contents.flatMap((name) => disclosures[name].recipients);
  if (processing.pictureHosts(site).length > 0) names.push('Bildserver');
  return withQuotedLaw(law, [
    section('verantwortlicher', 'Verantwortlicher', [
      'Für die Verarbeitung personenbezogener Daten auf dieser Website ist verantwortlich:',
      { address: postalAddress(legal) },
      facts(waysOfContact(legal)),
      'Schreiben Sie mir, wenn Sie Fragen zum Datenschutz haben oder eines Ihrer Rechte wahrnehmen möchten. Eine formlose Nachricht genügt.',
    ]),
    overview(site, names),
    processing.hosting(site),
    // In snapshot mode the contents come with the site.
    ...(site.data === 'live' ? contents.map((name) => disclosures[name].text) : []),
    processing.linkedPictures(site),
    ...analyticsOf(site).map((name) => providers.consentDisclosures[name]),
    deviceStorage(site, storesResponses),
    processing.mailContact(site),
    processing.phoneContact(site),
    processing.messengers(site),
    processing.contactLink(site),
    site.remoteSupport.display && providers.rustdeskDisclosure,
    section('rechte', 'Ihre Rechte', [
      'Gegenüber mir haben Sie jederzeit und unentgeltlich das Recht,',
      {
        list: [
          'zu erfahren, ob und welche Daten ich über Sie verarbeite, und eine Kopie davon zu erhalten (Auskunft, {access}),',
          'Falsches berichtigen und Unvollständiges ergänzen zu lassen (Berichtigung, {rectification}),',
          'Ihre Daten löschen zu lassen, wenn es keinen Grund mehr gibt, sie zu behalten (Löschung, {erasure}),',
          'die Verarbeitung anhalten zu lassen, solange etwas strittig ist (Einschränkung, {restriction}); habe ich Ihre Daten weitergegeben, sage ich den Empfängern Bescheid ({notification}),',
          'Daten, die Sie mir gegeben haben, in einem gängigen maschinenlesbaren Format zu erhalten oder an andere geben zu lassen (Übertragbarkeit, {portability}),',
          `eine Einwilligung jederzeit für die Zukunft zu widerrufen ({withdrawalOfConsent})${
            analyticsOf(site).length > 0 ? '; für die Statistik geht das in den Cookie-Einstellungen' : ''
          }.`,
        ],
      },
    ]),
    // The law wants the right to object apart from all others.
    section('widerspruch', 'Ihr Widerspruchsrecht', [
      {
        highlight:
          'Wo ich Daten auf Grund eines berechtigten Interesses verarbeite ({legitimateInterest}), können Sie dem jederzeit aus Gründen widersprechen, die sich aus Ihrer besonderen Situation ergeben ({objection}). Ich verarbeite die Daten dann nicht weiter, es sei denn, es gibt zwingende schutzwürdige Gründe dafür oder sie dienen Rechtsansprüchen. Eine formlose Nachricht an mich genügt.',
      },
    ]),
    section('beschwerde', 'Beschwerde bei einer Aufsichtsbehörde', [
      'Sind Sie der Ansicht, dass ich Ihre Daten nicht rechtmäßig verarbeite, können Sie sich bei einer Datenschutz-Aufsichtsbehörde beschweren ({complaint}), vor allem dort, wo Sie wohnen, arbeiten oder wo der Verstoß geschehen sein soll.',
      ...officeBlocks(legal.complaintAuthority, (where) => `Für mich zuständig ist: ${where}.`),
    ]),
    section('speicherdauer', 'Speicherdauer', [
      'Oben steht bei jeder Verarbeitung, wie lange Daten gespeichert werden. Im Übrigen gilt: Ich lösche Daten, sobald der Zweck erfüllt ist, Sie Ihre Einwilligung widerrufen oder erfolgreich widersprechen. Verlangt ein Gesetz, sie länger aufzubewahren, etwa das Steuerrecht, sperre ich sie bis zum Ende der Frist und lösche sie dann.',
    ]),
    section('stand', 'Stand dieser Erklärung', [
      `Diese Datenschutzerklärung ist von ${law.privacyDate}. Ändert sich, was die Website tut, oder das Recht, passe ich sie an; es gilt die Fassung, die hier steht.`,
    ]),
  ]);
}

function overview(site: Site, names: readonly string[]) {
  return section('ueberblick', 'Überblick', [
    site.languages.length > 1 && 'Diese Erklärung gilt für alle Sprachfassungen dieser Website.',
    'Diese Website zeigt, wer ich bin und was ich anbiete. Sie können sie ansehen, ohne sich anzumelden und ohne etwas einzugeben: Es gibt kein Konto, kein Formular, keinen Newsletter und keine Werbung.',
    {
      list: [
        'Die Verbindung zwischen Ihrem Browser und dieser Website ist verschlüsselt (TLS).',
        ...(analyticsOf(site).length > 0
          ? [
              'Schriften und Gestaltung liefert diese Website selbst aus; Programme anderer Anbieter lädt sie nur, wenn Sie zustimmen.',
              'Cookies und Statistik gibt es nur, wenn Sie zustimmen. Ohne Ihre Zustimmung wird dafür nichts geladen und nichts gespeichert.',
            ]
          : [
              'Schriften, Programme und Gestaltung liefert diese Website selbst aus; nichts davon kommt von anderen Anbietern.',
              'Diese Website setzt keine Cookies und wertet Ihr Verhalten nicht aus.',
            ]),
        outsideRequests(site, names),
        'Links zu anderen Websites, etwa zu sozialen Netzwerken, sind gewöhnliche Links. Erst wenn Sie einen anklicken, erfährt die andere Seite etwas von Ihnen; dort gilt deren Datenschutzerklärung.',
        'Es gibt keine automatisierte Entscheidung und kein Profiling ({automatedDecision}).',
      ],
    },
    'Sie sind nicht verpflichtet, mir Daten zu geben. Ohne die technisch nötigen Angaben, allen voran Ihre IP-Adresse, kann der Server Ihnen die Seite aber nicht schicken.',
    'Im Folgenden steht zu jeder Verarbeitung, welche Daten wozu, auf welcher Grundlage, von wem und wie lange verarbeitet werden. „DSGVO“ ist die Datenschutz-Grundverordnung, „TDDDG“ das Telekommunikation-Digitale-Dienste-Datenschutz-Gesetz.',
  ]);
}

function outsideRequests({ data }: Site, names: readonly string[]): string {
  const all = names.join(', ');
  if (data === 'live' && all)
    return `Einen Teil der Inhalte lädt Ihr Browser von anderen Anbietern (${all}). Diese erfahren dabei Ihre IP-Adresse.`;
  return `Beim Ansehen fragt Ihr Browser nur diese Website.${
    all &&
    ` Inhalte anderer Anbieter (${all}) werden vorab geholt und von hier ausgeliefert: Diese Anbieter erfahren nichts von Ihrem Besuch.`
  }`;
}
