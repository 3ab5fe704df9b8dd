import { defineConfig } from '../../src/config/define-config.ts';

/** Featured repositories in the owner's order, articles from Medium, no analytics, the system's colour scheme respected. */
export default defineConfig({
  github: { username: 'erika-mustermann' },
  projects: {
    github: {
      mode: 'manual',
      manual: {
        projects: [
          'erika-mustermann/notizen',
          'octocat/Spoon-Knife',
          'erika-mustermann/verschwunden',
          'Erika-Mustermann/Rechnungsleser',
          'octocat/linguist',
        ],
      },
    },
  },
  services: { display: true, header: '', list: [{ name: 'Beratung' }] },
  blog: { source: 'medium', username: 'erika', limit: 10 },
  themeConfig: { defaultTheme: 'cupcake', respectPrefersColorScheme: true, displayAvatarRing: false },
});
