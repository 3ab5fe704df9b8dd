import { defineConfig } from '../../src/config/define-config.ts';

/** Every part of the page switched on: profile from GitHub, featured repositories automatic, articles from dev.to. */
export default defineConfig({
  github: { username: 'erika-mustermann' },
  availability: {
    from: '2031-01-15',
    workload: '3 Tage pro Woche',
    places: ['Remote', 'Köln'],
    rate: '120 €/Stunde',
    note: 'Kurze Einsätze sind auch vorher möglich.',
  },
  social: {
    linkedin: 'erika-mustermann',
    x: 'erika_m',
    mastodon: 'erika@social.example',
    facebook: 'erika.m',
    instagram: 'erika.bilder',
    reddit: 'erika-liest',
    threads: '@erika.t',
    youtube: 'erikafilmt',
    udemy: 'erika-lehrt',
    dribbble: 'erika-d',
    behance: 'erika-b',
    medium: 'erika-schreibt',
    dev: 'erika',
    stackoverflow: '1234567/erika-antwortet',
    website: 'mustermann.example/start',
    phone: '+49 30 23125 042',
    email: 'erika@mustermann.example',
    telegram: 'erika_tg',
    researchGate: 'Erika-Mustermann',
    discord: 'erika#0815',
  },
  contact: { label: 'Termin vereinbaren', link: 'https://cal.example/erika' },
  resume: { fileUrl: 'https://mustermann.example/lebenslauf.pdf' },
  skills: ['TypeScript', 'Docker', 'Linux', 'Gemüsebrühe'],
  githubContributions: { display: true },
  experiences: [
    {
      company: 'Beispiel GmbH',
      companyLink: 'https://beispiel.example',
      position: 'Administratorin',
      from: 'März 2019',
      to: 'heute',
      description: 'Netze für zwölf Standorte, von der Planung bis zum Betrieb.',
    },
    { company: 'Stadtwerke Musterstadt', position: 'Auszubildende', from: '2015', to: '2018' },
    {},
  ],
  certifications: [
    {
      year: '2025',
      name: 'Linux Engineer',
      body: 'Linux Professional Institute',
      link: 'https://lpi.example/erika',
      badge: 'https://media2.dev.to/badge.png',
    },
    { year: '2024', name: 'Ersthelferin', body: 'Rotes Kreuz' },
    {},
  ],
  educations: [
    {
      institution: 'Universität Musterstadt',
      degree: 'Bachelor Informatik',
      from: '2010',
      to: '2014',
      description: 'Schwerpunkt Netze.',
    },
  ],
  testimonials: {
    list: [
      {
        quote:
          'Nach dem Ausfall lief unser Netz noch am selben Abend wieder. Seitdem meldet sich Frau Mustermann, bevor wir etwas merken. Was getan wird, steht vorher in einem Satz in der Mail. Die Rechnung war am Ende kleiner als das Angebot, und z. B. die Schulung gab es dazu.',
        name: 'Gerda Muster',
        role: 'Inhaberin',
        company: 'Bäckerei Muster',
        link: 'https://baeckerei.example/',
        picture: 'https://media2.dev.to/gerda.png',
      },
      { quote: 'Erreichbar, ehrlich, schnell.', name: 'Rainer Zufall' },
    ],
  },
  services: {
    display: true,
    list: [
      {
        name: 'Netzwerke',
        description: 'Planung und Betrieb',
        icon: 'network',
        category: 'Infrastructure',
        features: ['Planung', 'Aufbau', 'Betrieb', 'Rückbau'],
        pricing: '120€/Stunde',
      },
      { name: 'Webseiten', icon: 'website', category: 'Entwicklung', features: ['Barrierefrei'] },
      { name: 'Zweite Meinung', icon: 'kristallkugel', category: 'Orakel' },
    ],
    prices: { vat: 'excluded' },
  },
  projects: {
    github: {
      header: 'Ausgewählte Repositories',
      automatic: {
        sortBy: 'stars',
        limit: 6,
        exclude: { forks: true, projects: ['erika-mustermann/wetterstation'] },
      },
    },
    latestPublic: { display: true, limit: 4 },
    private: {
      display: true,
      projects: [
        {
          name: 'Kundenportal',
          description: 'Angebote, Termine und Rechnungen an einem Ort.',
          readmeExcerpt: 'Ein Link genügt, ein Passwort braucht niemand.',
          technologies: ['TypeScript', 'PostgreSQL'],
          status: 'Abgeschlossen',
          category: 'Webanwendung',
          highlights: ['Freigabe in einer Minute', 'Läuft ohne Ausfall'],
          screenshot: 'https://media2.dev.to/kundenportal.png',
        },
        { name: 'Lagerverwaltung', description: 'Ohne Bild und ohne Auszug.', status: 'Pausiert' },
        {
          name: 'Messnetz',
          status: 'Eingefroren',
          technologies: ['Rust'],
          screenshot: 'https://media2.dev.to/messnetz.png',
        },
      ],
    },
    external: {
      projects: [
        {
          title: 'Vereinskalender',
          description: 'Termine zum Abonnieren.',
          imageUrl: 'https://media2.dev.to/kalender.png',
          link: 'https://kalender.example/',
        },
        { title: 'Passwortspiel', link: 'https://passwort.example/' },
      ],
    },
  },
  publications: [
    {
      title: 'Jitter in kleinen Netzen',
      conferenceName: 'Tagung Netze 2024',
      journalName: 'Zeitschrift für Netze',
      authors: 'Erika Mustermann, Max Mustermann',
      description: 'Messungen an zwölf Standorten.',
      link: 'https://papers.example/jitter',
    },
    { title: 'Ein Titel allein' },
    { authors: 'Niemand' },
  ],
  blog: { source: 'dev', username: 'erika', limit: 3 },
  googleAnalytics: { id: 'G-TEST123456' },
  hotjar: { id: '4711', snippetVersion: 7 },
  footer: '© 2026 <a href="https://mustermann.example/">Erika Mustermann</a>',
  themeConfig: { defaultTheme: 'nord', themes: ['light', 'dark', 'dracula'] },
});
