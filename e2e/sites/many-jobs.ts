import { defineConfig } from '../../src/config/define-config.ts';
import { nothingByDefault } from '../../src/config/shown-by-default.ts';

/** A long life and little code: the left column is the longer one. */
export default defineConfig({
  github: { username: 'erika-mustermann' },
  profile: { name: 'Erika Mustermann', bio: 'Baut Portale.', avatar: 'images/avatar.svg' },
  social: { email: 'erika@mustermann.example', phone: '+49 30 23125 042', linkedin: 'erika-mustermann' },
  skills: ['TypeScript', 'PostgreSQL', 'Linux'],
  experiences: Array.from({ length: 9 }, (_, index) => ({
    company: `Maschinenbau Musterstadt ${9 - index}`,
    position: 'Softwareentwicklerin',
    from: `${2024 - 2 * index}`,
    to: `${2026 - 2 * index}`,
  })),
  projects: { github: { automatic: { limit: 2 } } },
  ...nothingByDefault,
  footer: '© Erika Mustermann',
});
