/** What is said alike of every provider that needs the visitor's consent. */
export const consentDisclosure = {
  beforeConsent:
    'Vor Ihrer Zustimmung wird davon nichts geladen, gespeichert oder übertragen. Lehnen Sie ab, bleibt es dabei.',
  facts: {
    legalBasis:
      'Ihre Einwilligung: {storage} für das Speichern und Auslesen auf Ihrem Gerät, {consent} für die weitere Verarbeitung.',
    optOut:
      'Sie entscheiden vorher; ablehnen ist so einfach wie zustimmen und hat keine Nachteile. Unter „Cookie-Einstellungen“, neben den Links zu Impressum und Datenschutz, können Sie Ihre Wahl jederzeit ändern und die Einwilligung für die Zukunft widerrufen. Die Verarbeitung bis dahin bleibt rechtmäßig.',
  },
};
