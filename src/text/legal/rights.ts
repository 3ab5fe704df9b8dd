import { analyticsOf, type Site } from '../../model/site.ts';
import { officeBlocks, postalAddress, waysOfContact } from './impressum.ts';
import { facts, section } from './legal-page.ts';

export function controller({ legal }: Site) {
  return section('verantwortlicher', 'Verantwortlicher', [
    'Für die Verarbeitung personenbezogener Daten auf dieser Website ist verantwortlich:',
    { address: postalAddress(legal) },
    facts(waysOfContact(legal)),
    'Schreiben Sie mir, wenn Sie Fragen zum Datenschutz haben oder eines Ihrer Rechte wahrnehmen möchten. Eine formlose Nachricht genügt.',
  ]);
}

export function rights(site: Site) {
  return section('rechte', 'Ihre Rechte', [
    'Gegenüber mir haben Sie jederzeit und unentgeltlich das Recht,',
    {
      list: [
        'zu erfahren, ob und welche Daten ich über Sie verarbeite, und eine Kopie davon zu erhalten (Auskunft, {access}),',
        'Falsches berichtigen und Unvollständiges ergänzen zu lassen (Berichtigung, {rectification}),',
        'Ihre Daten löschen zu lassen, wenn es keinen Grund mehr gibt, sie zu behalten (Löschung, {erasure}),',
        'die Verarbeitung anhalten zu lassen, solange etwas strittig ist (Einschränkung, {restriction}); habe ich Ihre Daten weitergegeben, sage ich den Empfängern Bescheid ({notification}),',
        'Daten, die Sie mir gegeben haben, in einem gängigen maschinenlesbaren Format zu erhalten oder an andere geben zu lassen (Übertragbarkeit, {portability}),',
        `eine Einwilligung jederzeit für die Zukunft zu widerrufen ({withdrawalOfConsent})${
          analyticsOf(site).length > 0 ? '; für die Statistik geht das unter „Cookie-Einstellungen“' : ''
        }.`,
      ],
    },
  ]);
}

/** The law wants the right to object apart from all others. */
export const objection = section('widerspruch', 'Ihr Widerspruchsrecht', [
  {
    highlight:
      'Wo ich Daten auf Grund eines berechtigten Interesses verarbeite ({legitimateInterest}), können Sie dem jederzeit aus Gründen widersprechen, die sich aus Ihrer besonderen Situation ergeben ({objection}). Ich verarbeite die Daten dann nicht weiter, es sei denn, es gibt zwingende schutzwürdige Gründe dafür oder sie dienen Rechtsansprüchen. Eine formlose Nachricht an mich genügt.',
  },
]);

export function complaint({ legal }: Site) {
  return section('beschwerde', 'Beschwerde bei einer Aufsichtsbehörde', [
    'Sind Sie der Ansicht, dass ich Ihre Daten nicht rechtmäßig verarbeite, können Sie sich bei einer Datenschutz-Aufsichtsbehörde beschweren ({complaint}), vor allem dort, wo Sie wohnen, arbeiten oder wo der Verstoß geschehen sein soll.',
    ...officeBlocks(legal.complaintAuthority, (where) => `Für mich zuständig ist: ${where}.`),
  ]);
}

export const retention = section('speicherdauer', 'Speicherdauer', [
  'Oben steht bei jeder Verarbeitung, wie lange Daten gespeichert werden. Im Übrigen gilt: Ich lösche Daten, sobald der Zweck erfüllt ist, Sie Ihre Einwilligung widerrufen oder erfolgreich widersprechen. Verlangt ein Gesetz, sie länger aufzubewahren, etwa das Steuerrecht, sperre ich sie bis zum Ende der Frist und lösche sie dann.',
]);

export function policyDate({ law }: Site) {
  return section('stand', 'Stand dieser Erklärung', [
    `Diese Datenschutzerklärung ist von ${law.privacyDate}. Ändert sich, was die Website tut, oder das Recht, passe ich sie an; es gilt die Fassung, die hier steht.`,
  ]);
}
