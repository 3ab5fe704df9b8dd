import { disclose, type ProviderDisclosure, toCertifiedCompany } from '../disclosure.ts';

export const disclosure: ProviderDisclosure = {
  kind: 'download',
  section: () => ({
    id: 'fernwartung',
    heading: 'Fernwartung mit RustDesk',
    blocks: [
      'Auf dieser Website können Sie ein Installationsskript für das freie Fernwartungsprogramm RustDesk herunterladen. Das Herunterladen ist ein gewöhnlicher Seitenabruf; alles Weitere geschieht erst, wenn Sie das Skript ausführen.',
      {
        list: [
          'Bei der Installation lädt das Skript das Programm von `github.com`. GitHub erfährt dabei Ihre IP-Adresse.',
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
        recipient:
          'GitHub, Inc., USA (Herunterladen des Programms) und der Betreiber des Vermittlungsservers. Den Inhalt der Sitzung sehe nur ich.',
        thirdCountry: `${toCertifiedCompany('GitHub')} Öffentliche Server des RustDesk-Projekts können auch in anderen Ländern außerhalb des Europäischen Wirtschaftsraums stehen.`,
        retention:
          'Vom Inhalt der Sitzung bewahre ich nur auf, was der Auftrag erfordert, und lösche es danach. Verbindungsdaten stehen im Protokoll des Programms auf beiden Geräten, bis sie dort gelöscht werden.',
        optOut:
          'Sie müssen das Programm nicht benutzen. Nach der Hilfe können Sie es wie jedes andere deinstallieren.',
      }),
      'Bekomme ich bei der Arbeit personenbezogene Daten zu sehen, für die Sie selbst verantwortlich sind, etwa die Ihrer Kunden, schließen wir vorher einen Vertrag zur Auftragsverarbeitung ({processor}).',
    ],
  }),
};
