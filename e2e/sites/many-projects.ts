import { defineConfig } from '../../src/config/define-config.ts';
import { nothingByDefault } from '../../src/config/shown-by-default.ts';

/** 25 private projects with long words: the right column is the longer one. */
export default defineConfig({
  profile: { name: 'Erika Mustermann', bio: 'Baut Fachverfahren.', avatar: 'images/avatar.svg' },
  social: { email: 'erika@mustermann.example' },
  skills: ['Java', 'Oracle'],
  services: {
    display: true,
    prices: { vat: 'excluded', audience: 'businesses' },
    list: [
      {
        name: 'Rechenzentrumsbetriebsüberwachung',
        description: 'Betrieb und Bereitschaft.',
        category: 'Infrastructure',
        features: ['Bereitschaft', 'Berichte', 'Notfallübungen'],
        pricing: 'ab 2.400 €/Monat bei einer Mindestvertragslaufzeit von 24 Monaten',
      },
      { name: 'Softwareentwicklung', description: 'Fachverfahren.', pricing: 'ab 48.000 €' },
      { name: 'Support', category: 'Support', pricing: '120 €/Stunde' },
    ],
  },
  projects: {
    private: {
      display: true,
      projects: Array.from({ length: 25 }, (_, index) => ({
        name: `Grundstücksverkehrsgenehmigungsverfahren ${index + 1}`,
        description:
          index % 4 === 0
            ? 'Kurz.'
            : 'Die Anwendung begleitet Sachbearbeiterinnen und Sachbearbeiter von der ersten Anfrage bis zur revisionssicheren Archivierung und prüft Eingaben gegen die Stammdaten.',
        status: ['Abgeschlossen', 'In Entwicklung', 'Geplant', 'Pausiert'][index % 4] ?? 'Geplant',
        category: index % 2 === 0 ? 'Webanwendung' : 'Infrastrukturmodernisierungsprogramm',
        technologies: ['Java'],
      })),
    },
  },
  ...nothingByDefault,
  layout: { left: ['services'] },
  footer: '© Erika Mustermann',
});
