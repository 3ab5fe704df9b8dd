import type { Config } from '../../../config/config.ts';
import { siteOf } from '../../../config/site.fixture.ts';
import type { Site } from '../../../model/site.ts';
import type { SiteLanguage } from '../../../model/site-language.ts';

export const today = '2026-11-23';

/** A consultant who says something in every field of a CV. */
export const consultant = {
  github: { username: 'lukasz-example' },
  languages: ['de', 'en'],
  profile: { name: 'Łukasz Beispiel', bio: 'Freiberuflicher IT-Berater.' },
  availability: {
    from: '2027-01-04',
    workload: { de: '4 Tage pro Woche', en: '4 days a week' },
    places: ['Remote', 'Köln'],
    travel: { de: 'bundesweit', en: 'throughout Germany' },
    rate: '120 €/Stunde',
  },
  social: { email: 'lukasz@beispiel.example', phone: '+49 30 23125 042', linkedin: 'lukasz-beispiel-li' },
  seo: { url: 'https://beispiel.example' },
  spokenLanguages: [
    { name: { de: 'Deutsch', en: 'German' }, level: 'Muttersprache' },
    { name: { de: 'Englisch', en: 'English' }, level: 'C1' },
  ],
  skills: [{ group: { de: 'Daten', en: 'Data' }, list: ['PostgreSQL'] }, 'React'],
  services: { prices: { vat: 'excluded', audience: 'businesses' } },
  profilePage: {
    title: { de: 'Softwarearchitekt und Entwickler', en: 'Software architect and developer' },
    summary:
      'Łukasz Beispiel baut Webanwendungen, siehe https://beispiel.example/arbeit. "#panic()" & <b>*x*</b> ]]> 你好.',
    focus: 'Webanwendungen für Versicherungen',
    updated: '2026-10-01',
  },
  engagements: [
    {
      from: '2024-03',
      title: { de: 'Kundenportal für Vertragsdaten', en: 'Customer portal for contracts' },
      client: { de: 'Versicherung, 5.000 Mitarbeitende', en: 'Insurer, 5,000 employees' },
      clientName: 'Geheimwort Versicherung AG',
      industry: { de: 'Versicherungen', en: 'Insurance' },
      roles: ['Softwarearchitekt', 'Entwickler'],
      description: 'Kunden sehen ihre Verträge und ändern ihre Daten selbst, ohne anzurufen.',
      tasks: ['Architektur der Schnittstellen', 'Umsetzung der Oberfläche', 'Einführung automatischer Tests'],
      result: 'Ein Drittel weniger Anrufe im Kundendienst.',
      technologies: ['TypeScript', 'PostgreSQL', 'React'],
      methods: ['Scrum', 'Code-Reviews'],
      team: 8,
      place: 'Köln, 80 % remote',
      workload: '4 Tage pro Woche',
    },
    {
      from: '2021-01',
      to: '2023-12',
      title: 'Umzug in die Cloud',
      roles: ['Berater'],
      technologies: ['Kubernetes', 'PostgreSQL'],
    },
  ],
  experiences: [
    {
      company: 'Beispiel GmbH',
      companyLink: 'https://example.com',
      position: 'Softwareentwickler',
      from: 'September 2015',
      to: 'Dezember 2020',
      description: 'Planung und Betrieb des Netzes.',
    },
  ],
  educations: [
    { institution: 'Beispieluniversität', degree: 'Bachelor of Science', from: '2011', to: '2015' },
  ],
  certifications: [{ name: 'IT Support', body: 'Google', link: 'https://example.com/certificate' }],
  publications: [{ title: 'Offline zuerst', authors: 'Łukasz Beispiel', link: 'https://example.com/paper' }],
} satisfies Config;

/** The finished site of a configuration on that day. */
export const cvOf = (config: Config, language?: SiteLanguage): Site =>
  siteOf(config, { language, now: Date.parse(`${today}T12:00:00Z`) });
