import { defineConfig } from '../../src/config/define-config.ts';

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
  badges: [],
  contactCard: false,
  remoteSupport: { display: false },
  themeConfig: { disableSwitch: true },
  footer: '© 2026 Erika Mustermann',
});
