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

/** Forty projects in twenty years. */
export default defineConfig({
  profile: {
    name: 'Erika Mustermann',
    bio: 'Seit zwanzig Jahren in Projekten.',
    avatar: 'images/avatar.svg',
  },
  social: { email: 'erika@mustermann.example' },
  seo: { url: 'https://mustermann.example' },
  skills: technologies.slice(0, 8),
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
  projects: { github: { display: false } },
});
