import { defineConfig } from '../../src/config/define-config.ts';

const latin = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  .repeat(3)
  .slice(0, 200);
const arabic = 'مشروع طويل الاسم جدا لا ينتهي أبدا '.repeat(6).slice(0, 200).trim();
const skills = Array.from({ length: 60 }, (_, index) => `Fähigkeit ${index + 1}`);

const monthOf = (number: number) =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

/** Maximum content: forty projects in twenty years, 60 skills, unbreakable texts of 200 characters, right-to-left text. */
export default defineConfig({
  github: { username: 'erika-mustermann' },
  social: {
    mastodon: `${'lang'.repeat(20)}@${'sehr-'.repeat(10)}lang.example`,
    website: `https://example.org/${'x'.repeat(180)}`,
  },
  skills: [...skills.slice(0, 58), latin, arabic],
  githubContributions: { display: true, header: `Beiträge: ${latin}` },
  experiences: [{ company: latin, position: arabic, from: 'September 2021', to: 'heute' }],
  certifications: [{ year: '2025', name: latin, body: arabic, link: 'https://example.org/' }],
  educations: [{ institution: arabic, degree: latin, from: '2010', to: '2014' }],
  services: {
    display: true,
    list: [
      { name: latin, description: arabic, category: latin, features: [latin, arabic], pricing: latin },
      { name: arabic, description: latin },
    ],
  },
  projects: {
    github: { automatic: { limit: 100 } },
    latestPublic: { display: true, limit: 100 },
    private: {
      display: true,
      projects: [
        {
          name: latin,
          description: arabic,
          readmeExcerpt: latin,
          technologies: [latin, arabic],
          status: latin,
          category: arabic,
          highlights: [latin, arabic],
          screenshot: 'https://media2.dev.to/screenshot.png',
        },
      ],
    },
    external: { projects: [{ title: latin, description: arabic, link: 'https://example.org/' }] },
  },
  engagements: Array.from({ length: 40 }, (_, index) => ({
    from: monthOf(2026 * 12 - 6 - index * 6),
    ...(index > 0 && { to: monthOf(2026 * 12 + 1 - index * 6) }),
    title: `Projekt ${40 - index} einer Plattform für Vorgänge`,
    client: 'Konzern, 10.000 Mitarbeitende',
    description: 'Vorgänge werden von der Annahme bis zum Bescheid ohne Papier bearbeitet.',
    tasks: ['Entwurf der Schnittstellen', 'Umsetzung und Tests', 'Einführung und Schulung'],
    result: 'Die Bearbeitung dauert zwei Tage statt zwei Wochen.',
    technologies: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Docker'].slice(0, 3 + (index % 3)),
  })),
  publications: [
    { title: latin, conferenceName: arabic, journalName: latin, authors: latin, description: arabic },
  ],
  blog: { source: 'dev', username: 'erika', limit: 10 },
  footer: `<p>${latin}</p><p>${arabic}</p>`,
});
