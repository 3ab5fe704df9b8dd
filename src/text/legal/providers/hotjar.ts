import { consentDisclosure } from '../disclosure.ts';

export const disclosure = consentDisclosure({
  id: 'hotjar',
  heading: 'Hotjar',
  says: 'Stimmen Sie zu, lädt Ihr Browser ein Programm von `static.hotjar.com`. Es setzt Cookies, zeichnet auf, wie Sie sich auf der Seite bewegen, und meldet es an `hotjar.com` und `hotjar.io`. Daraus entstehen Karten, die zeigen, was beachtet wird und was nicht.',
  facts: {
    data: 'Mausbewegungen, Klicks und Bildlauf, aufgerufene Seiten, Gerät, Bildschirmgröße, Browser, Land, Sprache, eine zufällige Kennung in den Cookies `_hjSessionUser_…` und `_hjSession_…`, der Stand der Aufzeichnung im Local Storage und Session Storage (`_hj…`, `hjActiveViewportIds`, `hjViewportId`). Ihre IP-Adresse wird übertragen und nur gekürzt gespeichert.',
    purpose: 'Erkennen, wo die Seite unverständlich oder unpraktisch ist.',
    recipient:
      'Hotjar Limited, Dragonara Business Centre, 5th Floor, Dragonara Road, Paceville, St Julian’s STJ 3141, Malta, als Auftragsverarbeiter ({processor}).',
    thirdCountry:
      'Hotjar speichert die Daten nach eigener Angabe in der EU. Soweit Dienstleister in anderen Ländern beteiligt sind, gelten Standardvertragsklauseln ({standardClauses}).',
    retention:
      'Der Cookie `_hjSessionUser_…` gilt 365 Tage, `_hjSession_…` 30 Minuten; was im Session Storage liegt, bis Sie den Tab schließen, was im Local Storage liegt, bis Sie es löschen oder Ihre Einwilligung widerrufen. Aufzeichnungen löscht Hotjar spätestens nach 365 Tagen.',
  },
  links: [
    { text: 'Datenschutzerklärung von Hotjar', href: 'https://www.hotjar.com/legal/policies/privacy/' },
  ],
});
