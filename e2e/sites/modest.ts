import { defineConfig } from '../../src/config/define-config.ts';
import { nothingByDefault } from '../../src/config/shown-by-default.ts';

/** Profile, skills, services and footer only. */
export default defineConfig({
  profile: {
    name: 'Erika Mustermann',
    bio: 'Netzwerke für kleine Betriebe.',
    avatar: 'images/avatar.svg',
  },
  skills: ['Linux', 'Docker'],
  services: {
    display: true,
    list: [
      { name: 'Netzwerke', description: 'Planung und Betrieb', icon: 'network', category: 'Infrastructure' },
    ],
  },
  contactCard: false,
  ...nothingByDefault,
  themeConfig: { disableSwitch: true },
  footer: '© 2026 Erika Mustermann',
});
