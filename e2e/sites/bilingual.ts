import { defineConfig } from '../../src/config/define-config.ts';
import { pick } from '../../src/model/pick.ts';
import consultant from './consultant.ts';

/** German and English, with every part of the page. One text is not translated. */
export default defineConfig({
  github: { username: 'erika-mustermann' },
  social: { website: 'mustermann.example', phone: '+49 30 23125 042', email: 'erika@mustermann.example' },
  skills: ['TypeScript', 'Docker'],
  githubContributions: { display: true },
  blog: { source: 'dev', username: 'erika', limit: 3 },
  themeConfig: { defaultTheme: 'nord' },
  languages: ['de', 'en'],
  wording: 'german',
  profile: {
    name: 'Erika Mustermann',
    bio: { de: 'Hält Netze am Laufen.', en: 'Keeps networks running.' },
  },
  availability: {
    from: 'sofort',
    workload: { de: '3 Tage pro Woche', en: '3 days a week' },
    note: { de: 'Auch kurze Einsätze.', en: 'Short assignments, too.' },
  },
  contact: {
    label: { de: 'Termin vereinbaren', en: 'Make an appointment' },
    link: 'https://cal.example/erika',
  },
  resume: { fileUrl: { de: 'https://mustermann.example/de.pdf', en: 'https://mustermann.example/en.pdf' } },
  seo: {
    url: 'https://mustermann.example',
    title: { de: 'Erika Mustermann – Netze', en: 'Erika Mustermann – Networks' },
  },
  experiences: [
    {
      company: 'Beispiel GmbH',
      position: { de: 'Administratorin', en: 'Administrator' },
      from: 'März 2019',
      to: 'heute',
    },
  ],
  certifications: [
    { year: 2024, name: { de: 'Ersthelferin', en: 'First aider' }, body: 'Rotes Kreuz' },
    // Not translated.
    { year: 2025, name: 'Fachkraft für Netze', body: 'IHK Musterstadt' },
  ],
  ...pick(consultant, 'educations'),
  testimonials: {
    list: [
      {
        quote: { de: 'Erreichbar, ehrlich, schnell.', en: 'Reachable, honest, fast.' },
        name: 'Rainer Zufall',
        role: { de: 'Inhaber', en: 'Owner' },
      },
    ],
  },
  services: {
    display: true,
    prices: { vat: 'included' },
    list: [
      {
        name: { de: 'Netzwerke', en: 'Networks' },
        description: { de: 'Planung und Betrieb', en: 'Planning and operation' },
        icon: 'network',
        category: 'Infrastructure',
        features: [{ de: 'Planung', en: 'Planning' }],
        pricing: { de: '120€/Stunde', en: '€120/hour' },
      },
      { name: { de: 'Zweite Meinung', en: 'Second opinion' }, category: 'Beratung' },
    ],
  },
  customSections: [
    {
      id: 'arbeitsweise',
      header: { de: 'So arbeite ich', en: 'How I work' },
      subtitle: { de: 'In zwei Schritten', en: 'In two steps' },
      text: { de: '1. Zuhören\n2. Planen', en: '1. Listen\n2. Plan' },
    },
  ],
  badges: [{ label: { de: 'Handwerkskammer', en: 'Chamber of Crafts' }, image: 'images/badge-ibm.svg' }],
  projects: {
    github: { mode: 'manual', manual: { projects: ['octocat/Spoon-Knife'] } },
    latestPublic: { display: true, limit: 4 },
    private: {
      display: true,
      projects: [
        {
          name: { de: 'Kundenportal', en: 'Customer portal' },
          description: { de: 'Angebote und Termine.', en: 'Offers and appointments.' },
          readmeExcerpt: { de: 'Ein Link genügt.', en: 'One link is enough.' },
          technologies: ['TypeScript'],
          status: 'Abgeschlossen',
          category: { de: 'Webanwendung', en: 'Web application' },
          highlights: [{ de: 'Läuft ohne Ausfall', en: 'Runs without failure' }],
          screenshot: 'https://media2.dev.to/kundenportal.png',
        },
      ],
    },
    external: {
      projects: [
        {
          title: { de: 'Vereinskalender', en: 'Club calendar' },
          description: { de: 'Termine zum Abonnieren.', en: 'Dates to subscribe to.' },
          link: 'https://kalender.example/',
        },
      ],
    },
  },
  publications: [
    {
      title: { de: 'Jitter in kleinen Netzen', en: 'Jitter in small networks' },
      authors: 'Erika Mustermann',
      description: { de: 'Messungen an zwölf Standorten.', en: 'Measurements at twelve sites.' },
    },
  ],
  footer: { de: '© 2026, alle Rechte vorbehalten', en: '© 2026, all rights reserved' },
});
