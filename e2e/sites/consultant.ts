import { defineConfig } from '../../src/config/define-config.ts';

/** A profile page in two languages with three projects, one of them in one language only. */
export default defineConfig({
  languages: ['de', 'en'],
  wording: 'german',
  profile: {
    name: 'Erika Mustermann',
    bio: { de: 'Baut Portale, hält Netze am Laufen.', en: 'Builds portals, keeps networks running.' },
    avatar: 'images/avatar.svg',
  },
  availability: {
    from: '2031-01-15',
    workload: { de: '3 Tage pro Woche', en: '3 days a week' },
    places: ['Remote', 'Köln'],
    travel: { de: 'bundesweit', en: 'all of Germany' },
    rate: { de: '120 €/Stunde', en: '€120 an hour' },
  },
  social: {
    linkedin: 'erika-mustermann',
    phone: '+49 (0) 30 23125 042',
    email: 'erika@mustermann.example',
  },
  legal: { name: 'Netzwerk Rhein GmbH' },
  seo: { url: 'https://mustermann.example' },
  skills: ['TypeScript', 'Node.js', 'Gemüsebrühe'],
  engagements: [
    {
      from: '2025-02',
      title: { de: 'Vertragsportal', en: 'Contract portal' },
      client: { de: 'Versicherung, 5.000 Mitarbeitende', en: 'Insurance company, 5,000 people' },
      clientName: 'Zyxgeheim Assekuranz AG',
      industry: { de: 'Versicherungen', en: 'Insurance' },
      roles: [{ de: 'Architektin', en: 'Architect' }],
      tasks: [{ de: 'Architektur', en: 'Architecture' }],
      result: { de: 'Als Netzwerk Rhein GmbH: ein Drittel weniger Anrufe.', en: 'A third fewer calls.' },
      technologies: ['TypeScript', 'Node'],
      methods: ['Scrum'],
      team: 8,
      place: { de: 'Köln, 80 % remote', en: 'Cologne, 80 % remote' },
      workload: { de: '4 Tage pro Woche', en: '4 days a week' },
    },
    {
      from: '2023-01',
      to: '2024-12',
      title: { de: 'Standortnetz', en: 'Site network' },
      industry: { de: 'Handel', en: 'Retail' },
      roles: [{ de: 'Administratorin', en: 'Administrator' }],
      technologies: ['Linux', 'Ansible'],
    },
    {
      from: '2024-07',
      to: '2025-03',
      title: 'Kassenanbindung',
      industry: { de: 'Handel', en: 'Retail' },
      roles: [{ de: 'Entwicklerin', en: 'Developer' }],
      technologies: ['Node.js', 'PostgreSQL'],
    },
  ],
  spokenLanguages: [
    { name: { de: 'Deutsch', en: 'German' }, level: 'Muttersprache' },
    { name: { de: 'Englisch', en: 'English' }, level: 'C1' },
  ],
  profilePage: {
    title: { de: 'Softwarearchitektin', en: 'Software architect' },
    focus: { de: 'Portale für Versicherungen', en: 'Portals for insurance companies' },
    summary: {
      de: 'Wer Erika fragt, bekommt eine Antwort am selben Tag.',
      en: 'Ask Erika, and you get an answer the same day.',
    },
    updated: '2026-02-01',
  },
  certifications: [
    { year: '2025', name: 'Linux Engineer', body: 'LPI', link: 'https://lpi.example/erika' },
    { year: '2024', name: { de: 'Datenschutz', en: 'Data protection' }, body: 'IHK' },
  ],
  educations: [
    {
      institution: 'Universität Musterstadt',
      degree: { de: 'Bachelor Informatik', en: 'Bachelor of Computer Science' },
      from: '2010',
      to: '2014',
    },
  ],
  publications: [{ title: 'Offline zuerst', journalName: 'iX 3/2025', authors: 'Erika Mustermann' }],
  projects: { github: { display: false } },
  footer: '© Erika Mustermann',
  themeConfig: { defaultTheme: 'nord' },
});
