import { defineConfig } from '../../src/config/define-config.ts';

const technologies = [
  ...['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Docker', 'Kubernetes', 'Java', 'Spring Boot'],
  ...['Python', 'PHP', 'Linux', 'Ansible', 'Terraform', 'AWS', 'Oracle', 'C#', 'Angular', 'Vue', 'Git'],
];
const industries = ['Versicherungen', 'Banken', 'Handel', 'Maschinenbau', 'Gesundheit', 'Verwaltung'];
const roles = ['Architektin', 'Entwicklerin', 'Administratorin', 'Projektleiterin', 'Trainerin'];
const monthOf = (number: number) =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
const taken = (list: readonly string[], start: number, count: number) =>
  Array.from({ length: count }, (_, index) => list[(start + index * 5) % list.length] as string);

/**
 * Forty projects in twenty years: many entries on the left, few on the right. Without rebalancing, the right column would
 * end far above the left one.
 */
export default defineConfig({
  github: { username: 'erika-mustermann' },
  profile: {
    name: 'Erika Mustermann',
    bio: 'Netzwerke, Server und Menschen, die beides brauchen.',
    avatar: 'images/avatar.svg',
  },
  social: {
    linkedin: 'erika-mustermann',
    website: 'https://mustermann.example',
    email: 'erika@mustermann.example',
  },
  skills: ['Linux', 'Docker', 'Proxmox', 'PowerShell', 'Python', 'PostgreSQL', 'Ansible', 'Grafana'],
  githubContributions: { display: true },
  experiences: [
    { company: 'Beispiel GmbH', position: 'Leitende Administratorin', from: 'März 2019', to: 'heute' },
    { company: 'Stadtwerke Musterstadt', position: 'Administratorin', from: '2015', to: '2019' },
    { company: 'Musterkrankenhaus', position: 'Systemtechnikerin', from: '2011', to: '2015' },
    { company: 'Rechenzentrum Süd', position: 'Technikerin', from: '2008', to: '2011' },
    { company: 'Radio Schmidt', position: 'Auszubildende', from: '2005', to: '2008' },
  ],
  certifications: [
    { year: '2025', name: 'Linux Engineer', body: 'Linux Professional Institute' },
    { year: '2023', name: 'Certified Kubernetes Administrator', body: 'CNCF' },
    { year: '2021', name: 'ITIL Foundation', body: 'PeopleCert' },
  ],
  engagements: Array.from({ length: 40 }, (_, index) => ({
    from: monthOf(2026 * 12 - 6 - index * 6),
    ...(index > 0 && { to: monthOf(2026 * 12 + 1 - index * 6) }),
    title: `Projekt ${40 - index} einer Plattform für Vorgänge`,
    client: 'Konzern, 10.000 Mitarbeitende',
    industry: industries[index % industries.length] as string,
    roles: taken(roles, index, 2),
    description: 'Vorgänge werden von der Annahme bis zum Bescheid ohne Papier bearbeitet.',
    tasks: ['Entwurf der Schnittstellen', 'Umsetzung und Tests', 'Einführung und Schulung'],
    result: 'Die Bearbeitung dauert zwei Tage statt zwei Wochen.',
    technologies: taken(technologies, index, 3 + (index % 4)),
    methods: ['Scrum'],
    team: 3 + (index % 9),
    place: 'Köln, 80 % remote',
  })),
  educations: [
    { institution: 'Universität Musterstadt', degree: 'Bachelor Informatik', from: '2010', to: '2014' },
    { institution: 'Berufsschule Musterstadt', degree: 'Fachinformatikerin', from: '2005', to: '2008' },
  ],
  services: {
    display: true,
    list: ['Netzwerke', 'Server', 'Datensicherung', 'Fernwartung', 'Schulung', 'Beratung'].map((name) => ({
      name,
      description:
        'Planung, Aufbau und Betrieb, mit einem festen Ansprechpartner und einem Preis, der vorher feststeht.',
      features: ['Angebot in drei Tagen', 'Fester Preis', 'Dokumentation'],
    })),
  },
  projects: {
    github: { mode: 'manual', manual: { projects: ['octocat/Spoon-Knife', 'octocat/Hello-World'] } },
  },
  badges: [],
  remoteSupport: { display: false },
  footer: '© 2026 Erika Mustermann',
  legal: {
    insurance: { insurer: 'Muster AG', address: 'Weg 1, 12345 Ort', territory: 'Deutschland' },
    terms: 'https://beispiel.example/agb',
    jurisdiction: 'Es gilt deutsches Recht.',
  },
});
