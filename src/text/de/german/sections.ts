import { english, type Phrase } from '../../../model/phrase.ts';
import { counted } from '../../quantities.ts';
import * as mixed from '../sections.ts';

export * from '../sections.ts';

export const defaults: typeof mixed.defaults = {
  ...mixed.defaults,
  contributions: 'GitHub-Aktivität',
  featuredRepositories: 'GitHub-Projekte',
  privateProjects: 'Private Projekte',
  externalProjects: 'Meine Projekte',
};

export const headerText = (header: Phrase): Phrase => header;

export const profileText: typeof mixed.profileText = {
  ...mixed.profileText,
  resume: 'Lebenslauf herunterladen',
};

export const detailsText: typeof mixed.detailsText = {
  title: 'Details',
  basedIn: 'Standort:',
  organization: 'Organisation:',
};

const contactNames: Readonly<Record<string, string>> = {
  Phone: 'Telefon',
  Email: 'E-Mail',
  Website: 'Website',
};

export const accountName = (name: string): Phrase => contactNames[name] ?? english(name);

export const skillsText: typeof mixed.skillsText = { title: 'Technologien' };
export const experienceText: typeof mixed.experienceText = { title: 'Berufserfahrung' };
export const certificationsText: typeof mixed.certificationsText = {
  ...mixed.certificationsText,
  title: 'Zertifikate',
};
export const educationText: typeof mixed.educationText = { title: 'Ausbildung' };

export const remoteSupportText: typeof mixed.remoteSupportText = {
  ...mixed.remoteSupportText,
  title: 'Fernwartung',
  windows: { ...mixed.remoteSupportText.windows, installer: 'Installation mit PowerShell' },
  linux: { ...mixed.remoteSupportText.linux, installer: 'Installation mit Shell-Skript' },
  download: 'Herunterladen',
};

export const latestText: typeof mixed.latestText = {
  ...mixed.latestText,
  subtitle: (count) =>
    count === 1 ? 'Das zuletzt aktualisierte öffentliche Repository' : mixed.latestText.subtitle(count),
};

export const repositoryText: typeof mixed.repositoryText = {
  ...mixed.repositoryText,
  noLanguage: 'Ohne Angabe',
};

export const featuredText: typeof mixed.featuredText = {
  subtitle: (count) => counted(count, 'ausgewähltes Repository', 'ausgewählte Repositories'),
};

export const privateProjectsText: typeof mixed.privateProjectsText = {
  ...mixed.privateProjectsText,
  subtitle: (count) =>
    count === 1 ? 'Einblick in ein privates Projekt' : mixed.privateProjectsText.subtitle(count),
  readme: 'Auszug aus der README',
};

export const publicationsText: typeof mixed.publicationsText = {
  title: 'Veröffentlichungen',
  subtitle: (count) => counted(count, 'Veröffentlichung', 'Veröffentlichungen'),
  author: 'Von:',
};

export const externalProjectsText: typeof mixed.externalProjectsText = {
  subtitle: (count) => counted(count, 'Projekt', 'Projekte'),
};

export const articlesText: typeof mixed.articlesText = {
  ...mixed.articlesText,
  title: 'Meine Artikel',
  subtitle: 'Neueste Beiträge',
  empty: 'Zuletzt keine Beiträge',
};
