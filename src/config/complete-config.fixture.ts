import { type CompileOptions, compileSite } from './compile-site.ts';
import type { Config } from './config.ts';
import { defineConfig } from './define-config.ts';
import type { Problem } from './messages/problem.ts';
import { warningsOf } from './messages/warnings/warnings.ts';
import { nothingByDefault } from './shown-by-default.ts';

/**
 * For tests: a configuration with every kind of block and nothing to complain about. The owner's `config.ts` is the
 * owner's, so that no test may build on it.
 */
const config = defineConfig({
  github: { username: 'octocat' },
  profile: { name: 'Max Mustermann', bio: 'Baut Webanwendungen.' },
  social: { linkedin: 'max-mustermann', mastodon: 'max@mastodon.social', email: 'max@mustermann.example' },
  skills: ['TypeScript', 'React', 'Docker'],
  githubContributions: { display: true },
  certifications: [
    { year: '2025', name: 'IT-Support', body: 'Google', link: 'https://a.example', badge: 'images/a.svg' },
    { year: 2024, name: 'DevOps', body: 'IBM', link: 'https://b.example' },
  ],
  testimonials: {
    list: [{ quote: 'Erreichbar, ehrlich, schnell.', name: 'Erika Beispiel', picture: 'images/b.svg' }],
    origin: { checked: true, selection: false },
  },
  services: {
    display: true,
    list: [
      {
        name: 'Beratung',
        description: 'Eine zweite Meinung.',
        icon: 'consulting',
        category: 'Beratung',
        features: ['Bestandsaufnahme', 'Fahrplan'],
        pricing: '150€/Stunde',
      },
    ],
    prices: { vat: 'included' },
  },
  ...nothingByDefault,
  badges: [
    { label: 'Google', image: 'images/badge-google.svg' },
    { label: 'IBM', image: 'images/badge-ibm.svg' },
  ],
  projects: {
    latestPublic: { display: true, limit: 4 },
    repositories: [{ provider: 'codeberg', username: 'max-mustermann' }],
    github: {
      display: true,
      mode: 'manual',
      manual: { projects: ['octocat/Spoon-Knife', 'octocat/Hello-World'] },
    },
    private: {
      display: true,
      projects: [
        { name: 'Kundenportal', status: 'Abgeschlossen', screenshot: 'images/a.svg' },
        { name: 'Terminplaner', status: 'Geplant', technologies: ['PHP'], highlights: ['Per SMS'] },
      ],
    },
    external: {
      projects: [{ title: 'Vereinskalender', link: 'https://c.example', imageUrl: 'images/c.svg' }],
    },
  },
  blog: { source: 'dev', username: 'devteam', limit: 2 },
  footer: '© 2025 <strong>Max Mustermann</strong>',
  themeConfig: { defaultTheme: 'lofi' },
  seo: { url: 'https://max-mustermann.example', title: 'Max Mustermann' },
  legal: {
    name: 'Max Mustermann',
    street: 'Musterstraße 1',
    postalCode: '12345',
    city: 'Musterstadt',
    email: 'max@mustermann.example',
    phone: '+49 30 23125 042',
    vatId: 'DE123456789',
    hosting: { provider: 'Muster Hosting GmbH', country: 'DE', logDays: 7 },
    complaintAuthority: { name: 'Datenschutzbehörde des Landes Musterland' },
  },
});

export default config;

/** The complete configuration, or another, with one thing changed. @param path as messages name it: `skills[0]` */
export function changed(path: string, value: unknown, from: Config = config): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...structuredClone(from) };
  const steps = path.match(/[^.[\]"]+/g) ?? [];
  steps.reduce<Record<string, unknown>>((block, key, index) => {
    const inside = /^\d/.test(steps[index + 1] ?? '') ? [] : {};
    block[key] = index === steps.length - 1 ? value : (block[key] ?? inside);
    return block[key] as Record<string, unknown>;
  }, copy);
  return copy;
}

/** An engagement without oddities. */
export const job = { from: '2025-01', title: 'Portal', roles: ['Entwickler'] };

/** A section of the owner's. */
export const own = { id: 'werte', header: 'Werte', text: 'Ich bin da.' };

/** The mistakes in a configuration. */
export function problemsOf(value: unknown): Problem[] {
  const compiled = compileSite(value);
  return 'problems' in compiled ? compiled.problems : [];
}

/** The oddities of a configuration without mistakes. */
export function warningsIn(config: unknown, options: CompileOptions = {}): Problem[] {
  const compiled = compileSite(config, options);
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  const warnings = warningsOf(config, compiled.site, options.now);
  const unknown = warnings.find(({ message }) => /(?<!`)\{\w+\}/.test(message));
  if (unknown) throw new Error(`No rule of the law has this name: ${unknown.message}`);
  return warnings;
}
