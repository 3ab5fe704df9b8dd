import { defineConfig } from '../../src/config/define-config.ts';

/** Hand-picked repositories, articles from Medium, no analytics, services first, the system's colour scheme, a custom theme. */
export default defineConfig({
  github: { username: 'erika-mustermann' },
  projects: {
    github: {
      mode: 'manual',
      manual: {
        projects: [
          'erika-mustermann/notizen',
          'octocat/Spoon-Knife',
          'erika-mustermann/verschwunden',
          'Erika-Mustermann/Rechnungsleser',
          'octocat/linguist',
        ],
      },
    },
  },
  services: {
    display: true,
    header: '',
    list: [
      {
        name: 'Beratung',
        link: 'https://mustermann.example/beratung',
        features: ['Bestand', 'Vergleich', 'Fahrplan', 'Begleitung', 'Abnahme'],
        pricing: '120 €/Stunde',
        audience: 'businesses',
      },
      { name: 'PC-Hilfe', pricing: '95 €/Stunde', audience: 'consumers' },
      { name: 'Schulung', pricing: '800 €/Tag' },
    ],
    prices: { vat: 'included' },
  },
  layout: { order: 'consultant' },
  blog: { source: 'medium', username: 'erika', limit: 10 },
  themeConfig: {
    defaultTheme: 'cupcake',
    respectPrefersColorScheme: true,
    displayAvatarRing: false,
    // In a designer's notation, and with too little contrast.
    customTheme: {
      primary: '#ff6ea8',
      secondary: '#4ad0c0',
      accent: '#ffe14d',
      neutral: '#8a8a99',
      'base-100': '#fff5e6',
      '--rounded-box': '2px',
      '--rounded-btn': '2px',
    },
  },
});
