import type { LegalSection } from './legal-section.ts';

/** The rule behind all the periods above (Art. 13 Abs. 2 lit. a DSGVO). */
export const retention: LegalSection = {
  id: 'speicherdauer',
  heading: 'Speicherdauer',
  blocks: [
    'Oben steht bei jeder Verarbeitung, wie lange Daten gespeichert werden. Im Übrigen gilt: Ich lösche Daten, sobald der Zweck erfüllt ist, Sie Ihre Einwilligung widerrufen oder erfolgreich widersprechen. Verlangt ein Gesetz, sie länger aufzubewahren, etwa das Steuerrecht, sperre ich sie bis zum Ende der Frist und lösche sie dann.',
  ],
};
