import { defineConfig } from '../../src/config/define-config.ts';
import consultant from './consultant.ts';

const monthOf = (number: number) =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

/** Forty projects in twenty years. */
export default defineConfig({
  ...consultant,
  engagements: Array.from({ length: 40 }, (_, index) => ({
    from: monthOf(2026 * 12 - 6 - index * 6),
    ...(index > 0 && { to: monthOf(2026 * 12 + 1 - index * 6) }),
    title: `Projekt ${40 - index} einer Plattform für Vorgänge`,
    client: 'Konzern, 10.000 Mitarbeitende',
    roles: ['Architektin', 'Entwicklerin'],
    description: 'Vorgänge werden von der Annahme bis zum Bescheid ohne Papier bearbeitet.',
    tasks: ['Entwurf der Schnittstellen', 'Umsetzung und Tests', 'Einführung und Schulung'],
    result: 'Die Bearbeitung dauert zwei Tage statt zwei Wochen.',
    technologies: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Docker'].slice(0, 3 + (index % 3)),
    methods: ['Scrum'],
    team: 3 + (index % 9),
    place: 'Köln, 80 % remote',
  })),
});
