import { analyticsOf, type Site } from '../../model/site.ts';
import { deviceStorage } from './device-storage.ts';
import type { ProviderDisclosure } from './disclosure.ts';
import { type LegalSection, section, withQuotedLaw } from './legal-page.ts';
import {
  contactLink,
  hosting,
  linkedPictures,
  mailContact,
  phoneContact,
  pictureHosts,
} from './processing.ts';
import { complaint, controller, objection, policyDate, retention, rights } from './rights.ts';

export interface UsedProviders {
  providers: readonly ProviderDisclosure[];
  keepsAnswers: boolean;
}

/** The privacy policy of a site, in the order of the page: what it does, and nothing else. A template, no legal advice. */
export function privacySections(site: Site, { providers, keepsAnswers }: UsedProviders): LegalSection[] {
  const contents = providers.filter((provider) => provider.kind === 'content');
  const names = [
    ...contents.flatMap((provider) => provider.names ?? []),
    ...(pictureHosts(site).length > 0 ? ['Bildserver'] : []),
  ];
  // In snapshot mode the contents come with the site.
  const asked = site.data === 'live' ? contents : [];
  const sectionsOf = (some: readonly ProviderDisclosure[]) => some.map(({ section }) => section(site));
  return withQuotedLaw(site.law, [
    controller(site),
    overview(site, names),
    hosting(site),
    ...sectionsOf(asked),
    linkedPictures(site),
    ...sectionsOf(providers.filter(({ kind }) => kind === 'consent')),
    deviceStorage(site, keepsAnswers),
    mailContact(site),
    phoneContact(site),
    contactLink(site),
    ...sectionsOf(providers.filter(({ kind }) => kind === 'download')),
    rights(site),
    objection,
    complaint(site),
    retention,
    policyDate(site),
  ]);
}

/** The summary before the details. @param names of content providers */
function overview(site: Site, names: readonly string[]) {
  return section('ueberblick', 'Überblick', [
    site.languages.length > 1 && 'Diese Erklärung gilt für alle Sprachfassungen dieser Website.',
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
  ]);
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
  if (data === 'live' && names.length > 0)
    return [
      `Einen Teil der Inhalte lädt Ihr Browser von anderen Anbietern (${names.join(', ')}). Diese erfahren dabei Ihre IP-Adresse.`,
    ];
  const fromElsewhere =
    names.length > 0
      ? ` Inhalte anderer Anbieter (${names.join(', ')}) werden vorab geholt und von hier ausgeliefert: Diese Anbieter erfahren nichts von Ihrem Besuch.`
      : '';
  return [`Beim Ansehen fragt Ihr Browser nur diese Website.${fromElsewhere}`];
}
