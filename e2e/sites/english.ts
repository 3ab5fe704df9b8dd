import { defineConfig } from '../../src/config/define-config.ts';

/** In English alone, by an owner who wrote no heading. */
export default defineConfig({
  languages: ['en'],
  github: { username: 'erika-mustermann' },
  profile: { name: 'Erika Mustermann', bio: 'I keep networks running.', avatar: 'images/avatar.svg' },
  social: { email: 'erika@mustermann.example', phone: '+49 30 23125 042' },
  skills: ['TypeScript', 'Docker'],
  githubContributions: { display: true },
  experiences: [{ company: 'Example Ltd', position: 'Administrator', from: '2019-03', to: 'heute' }],
  services: { display: true, list: [{ name: 'Networks', description: 'Planned and run.' }] },
  testimonials: { list: [{ quote: 'Reachable, honest, fast.', name: 'Jane Roe' }] },
  projects: {
    latestPublic: { display: true },
    private: { display: true, projects: [{ name: 'Portal', description: 'A portal.', status: 'Geplant' }] },
    external: { projects: [{ title: 'Club calendar', link: 'https://c.example' }] },
  },
  badges: [],
  googleAnalytics: { id: 'G-ABCDEF1234' },
  footer: '© Erika Mustermann',
});
