import type { Account } from './account.ts';
import { type RepositoryTraits, searchItem } from './github-repository.ts';
import { gitHubUser } from './github-user.ts';

const owner = { login: 'erika-mustermann', id: 40302010 };

const repositories: RepositoryTraits[] = [
  {
    name: 'netzwerk-inventar',
    description: 'Findet Geräte im Netzwerk und führt ein Inventar: Switches, Drucker, Telefone.',
    language: 'Go',
    stars: 412,
    forks: 37,
    updated: '2026-09-14T08:12:45Z',
    topics: ['network', 'inventory'],
  },
  {
    name: 'ansible-rollen',
    description: 'Ansible-Rollen für kleine Unternehmen – Mail, DNS, Backup, Überwachung',
    language: 'Jinja',
    stars: 198,
    forks: 64,
    updated: '2026-10-19T16:40:00Z',
  },
  {
    name: 'rechnungsleser',
    description: 'Liest ZUGFeRD- und XRechnung-Dateien und prüft sie. 🧾',
    language: 'TypeScript',
    stars: 1543,
    forks: 121,
    updated: '2026-10-02T11:05:30Z',
    homepage: 'https://rechnungsleser.example',
  },
  {
    name: 'dotfiles',
    description: null,
    language: 'Shell',
    stars: 3,
    forks: 0,
    updated: '2026-10-24T21:59:59Z',
  },
  {
    name: 'notizen',
    description: 'Lose Notizen ohne Programmiersprache',
    language: null,
    stars: 0,
    forks: 0,
    updated: '2025-01-06T00:00:00Z',
  },
  {
    name: 'mutarjim',
    description: 'أداة صغيرة لترجمة ملفات الإعداد',
    language: 'Python',
    stars: 27,
    forks: 5,
    updated: '2024-12-31T23:30:00Z',
  },
  {
    name: 'voip-durchsatzmessung-fuer-mittelstaendische-telefonanlagen-mit-mehreren-standorten',
    description:
      'Misst, ob die Leitung für Gespräche reicht — Jitter, Paketverlust und Latenz je Standort, mit Bericht als PDF und Vergleich zur Vorwoche, damit der Anbieter nicht mehr ausweichen kann.',
    language: 'Rust',
    stars: 88,
    forks: 9,
    updated: '2026-03-29T01:30:00Z',
  },
  {
    name: 'firewall-regeln',
    description: 'nftables-Regeln, geprüft & erklärt: <eingehend> | <ausgehend>',
    language: 'Nix',
    stars: 61,
    forks: 12,
    updated: '2026-08-08T08:08:08Z',
  },
  {
    name: 'wetterstation',
    description: 'ESP32-Firmware für eine Wetterstation',
    language: 'C++',
    stars: 240,
    forks: 51,
    updated: '2023-05-17T19:00:00Z',
  },
  {
    name: 'webseiten-vorlage',
    description: 'Barrierefreie Vorlage für Vereine',
    language: 'Vue',
    stars: 76,
    forks: 33,
    updated: '2026-07-30T13:37:00Z',
  },
  {
    name: 'kassenbuch',
    description: 'Kassenbuch, GoBD-konform',
    language: 'Unbekanntes-Deutsch',
    stars: 14,
    forks: 2,
    updated: '2026-06-15T10:00:00Z',
  },
  {
    name: 'linux-kernel',
    description: 'Linux kernel source tree',
    language: 'C',
    stars: 1,
    forks: 0,
    updated: '2026-10-01T04:00:00Z',
    isFork: true,
  },
  {
    name: 'caddy',
    description: 'Fast and extensible multi-platform web server',
    language: 'Go',
    stars: 2,
    forks: 1,
    updated: '2026-02-11T09:41:00Z',
    isFork: true,
  },
  {
    name: 'kundenportal',
    description: 'Nicht öffentlich',
    language: 'TypeScript',
    stars: 0,
    forks: 0,
    updated: '2026-10-25T07:00:00Z',
    isPrivate: true,
  },
];

const published = repositories.filter((traits) => !traits.isPrivate);

/** A German freelancer with a full account: many languages, umlauts, right-to-left text, a long name, empty fields, two forks, one private repository. */
export const erika: Account = {
  user: gitHubUser({
    ...owner,
    name: 'Erika Mustermann',
    bio: 'Netzwerke, Server & Software für den Mittelstand – aus Köln',
    location: 'Köln, Deutschland',
    company: '@mustermann-it Freie Beraterin',
    blog: 'https://mustermann.example',
    publicRepositories: published.length,
  }),
  repositories: repositories.map((traits, index) => searchItem(owner, 70010000 + index * 17, traits)),
};
