import { defineConfig } from '../../src/config/define-config.ts';

/** Name, bio and avatar from the configuration, no requests to GitHub or a blog, and files too heavy to precache. */
export default defineConfig({
  github: { username: 'erika-mustermann' },
  profile: {
    name: 'Erika aus der Konfiguration',
    role: 'Beraterin für Netzwerke',
    promise: 'Ihr Netz läuft, auch wenn niemand hinsieht.',
    location: 'Köln',
    bio: 'Ein Satz aus der Konfiguration.',
    avatar: 'images/avatar.svg',
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
  resume: { fileUrl: 'cv.pdf' },
  certifications: [{ name: 'Linux Engineer', badge: 'certificate.png', link: 'certificate.png' }],
  badges: [{ label: 'Plan', image: 'plan.svg' }],
  customSections: [{ id: 'schulung', header: 'Schulung', text: 'Alle [Unterlagen](files/training.zip).' }],
  projects: { github: { display: false } },
  blog: { source: 'rss', username: 'erika' },
  themeConfig: { defaultTheme: 'retro', disableSwitch: true, respectPrefersColorScheme: true },
});
