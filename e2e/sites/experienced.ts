import { defineConfig } from '../../src/config/define-config.ts';

/** Many stations in the left column, and little in the right one: without another order it would end far above. */
export default defineConfig({
  github: { username: 'erika-mustermann' },
  profile: {
    name: 'Erika Mustermann',
    bio: 'Netzwerke, Server und Menschen, die beides brauchen.',
    avatar: 'images/avatar.svg',
  },
  social: {
    linkedin: 'erika-mustermann',
    website: 'https://mustermann.example',
    email: 'erika@mustermann.example',
  },
  skills: ['Linux', 'Docker', 'Proxmox', 'PowerShell', 'Python', 'PostgreSQL', 'Ansible', 'Grafana'],
  githubContributions: { display: true },
  experiences: [
    { company: 'Beispiel GmbH', position: 'Leitende Administratorin', from: 'März 2019', to: 'heute' },
    { company: 'Stadtwerke Musterstadt', position: 'Administratorin', from: '2015', to: '2019' },
    { company: 'Musterkrankenhaus', position: 'Systemtechnikerin', from: '2011', to: '2015' },
    { company: 'Rechenzentrum Süd', position: 'Technikerin', from: '2008', to: '2011' },
    { company: 'Radio Schmidt', position: 'Auszubildende', from: '2005', to: '2008' },
  ],
  certifications: [
    { year: '2025', name: 'Linux Engineer', body: 'Linux Professional Institute' },
    { year: '2023', name: 'Certified Kubernetes Administrator', body: 'CNCF' },
    { year: '2021', name: 'ITIL Foundation', body: 'PeopleCert' },
  ],
  educations: [
    { institution: 'Universität Musterstadt', degree: 'Bachelor Informatik', from: '2010', to: '2014' },
    { institution: 'Berufsschule Musterstadt', degree: 'Fachinformatikerin', from: '2005', to: '2008' },
  ],
  services: {
    display: true,
    list: ['Netzwerke', 'Server', 'Datensicherung', 'Fernwartung', 'Schulung', 'Beratung'].map((name) => ({
      name,
      description:
        'Planung, Aufbau und Betrieb, mit einem festen Ansprechpartner und einem Preis, der vorher feststeht.',
      features: ['Angebot in drei Tagen', 'Fester Preis', 'Dokumentation'],
    })),
  },
  projects: {
    github: { mode: 'manual', manual: { projects: ['octocat/Spoon-Knife', 'octocat/Hello-World'] } },
  },
  badges: [],
  remoteSupport: { display: false },
  footer: '© 2026 Erika Mustermann',
  legal: {
    insurance: { insurer: 'Muster AG', address: 'Weg 1, 12345 Ort', territory: 'Deutschland' },
    terms: 'https://beispiel.example/agb',
    jurisdiction: 'Es gilt deutsches Recht.',
  },
});
