/** Words of the page's frame: skip link, footer, ways back. */
export const navigationText = {
  skipLinks: 'Sprungmarken',
  skip: 'Zum Inhalt springen',
  loading: 'Inhalte werden geladen',
  legal: 'Rechtliches',
  impressum: 'Impressum',
  datenschutz: 'Datenschutz',
  consentSettings: 'Cookie-Einstellungen',
  back: 'Zurück zum Portfolio',
  notLoaded:
    'Das ließ sich nicht laden. Vielleicht fehlt die Verbindung zum Netz, oder ein Inhaltsblocker hält es auf.',
};
