import { defineConfig } from '../../src/config/define-config.ts';
import { nothingByDefault } from '../../src/config/shown-by-default.ts';

/** In English alone: profile, skills, services and footer, by an owner who wrote no heading. */
export default defineConfig({
  languages: ['en'],
  profile: {
    name: 'Erika Mustermann',
    bio: 'I keep networks running.',
    avatar: 'images/avatar.svg',
  },
  skills: ['Linux', 'Docker'],
  services: {
    display: true,
    list: [
      { name: 'Networks', description: 'Planned and run.', icon: 'network', category: 'Infrastructure' },
    ],
  },
  contactCard: false,
  ...nothingByDefault,
  themeConfig: { disableSwitch: true },
  footer: '© 2026 Erika Mustermann',
});
