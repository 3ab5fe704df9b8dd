import { consentDisclosure, toCertifiedCompany } from '../disclosure.ts';

export const disclosure = consentDisclosure({
  id: 'google-analytics',
  heading: 'Google Analytics',
  says: 'Stimmen Sie zu, lädt Ihr Browser ein Programm von `www.googletagmanager.com`. Es setzt Cookies und meldet an `google-analytics.com` und `analytics.google.com`, wie Sie die Website nutzen. Google wertet das für mich aus.',
  facts: {
    data: 'Aufgerufene Seiten und ihre Dauer, Klicks auf Projekte, Artikel und Downloads, woher Sie kommen, ungefährer Ort, Browser, Betriebssystem, Bildschirmgröße, eine zufällige Kennung in den Cookies `_ga` und `_ga_…`. Ihre IP-Adresse wird übertragen, von Google aber nicht gespeichert.',
    purpose: 'Verstehen, welche Inhalte gefragt sind, und die Website danach verbessern.',
    recipient:
      'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland, als Auftragsverarbeiter ({processor}), mit Google LLC, USA, als weiterem Auftragsverarbeiter.',
    thirdCountry: toCertifiedCompany('Google LLC'),
    retention:
      'Die Cookies gelten zwei Jahre, wenn Sie sie nicht vorher löschen. Angaben zu einzelnen Besuchen löscht Google nach der eingestellten Frist, spätestens nach 14 Monaten.',
  },
  links: [{ text: 'Datenschutzerklärung von Google', href: 'https://policies.google.com/privacy?hl=de' }],
});
