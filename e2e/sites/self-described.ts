import { defineConfig } from '../../src/config/define-config.ts';

/**
 * Name, bio and avatar from the configuration, and nothing that GitHub or a blog would have to be asked for. A photo
 * wherever the page shows a picture, one of them linked as well, and one in a text.
 */
export default defineConfig({
  github: { username: 'erika-mustermann' },
  profile: {
    name: 'Erika aus der Konfiguration',
    role: 'Beraterin für Netzwerke',
    promise: 'Ihr Netz läuft, auch wenn niemand hinsieht.',
    location: 'Köln',
    bio: 'Ein Satz aus der Konfiguration.',
    avatar: 'images/photos/portrait.jpg',
  },
  social: {
    xing: 'Erika_Mustermann',
    whatsapp: '+49 170 1234567',
    signal: 'erika.42',
    matrix: '@erika:matrix.example',
    gitlab: 'erika',
    codeberg: 'erika',
    links: [{ label: 'Malt', link: 'https://malt.example/erika', icon: 'briefcase-business' }],
  },
  skills: ['Linux', { group: 'Netze', list: ['OPNsense', 'WireGuard'] }],
  downloads: [{ label: 'Referenzen (PDF)', file: 'https://mustermann.example/referenzen.pdf' }],
  certifications: [{ name: 'Linux Engineer', badge: 'images/photos/certificate.jpg' }],
  badges: [
    { label: 'Eins', image: 'images/photos/badge-one.jpg' },
    { label: 'Zwei', image: 'images/photos/badge-two.jpg', link: 'images/photos/badge-two.jpg' },
  ],
  customSections: [
    {
      id: 'werkstatt',
      header: 'Werkstatt',
      text: 'So sieht es aus: ![Werkbank](images/photos/workshop.jpg)',
    },
  ],
  projects: {
    github: { display: false },
    private: {
      display: true,
      projects: [{ name: 'Kundenportal', screenshot: 'images/photos/screenshot.jpg' }],
    },
    external: {
      projects: [
        { title: 'Kalender', link: 'https://kalender.example/', imageUrl: 'images/photos/project.png' },
      ],
    },
  },
  blog: { source: 'rss', username: 'erika' },
  themeConfig: { defaultTheme: 'retro', disableSwitch: true, respectPrefersColorScheme: true },
});
