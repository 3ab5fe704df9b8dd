import { english, type LocalizedText } from '../../../model/phrase.ts';
import { counted } from '../formats.ts';
import * as mixed from '../sections.ts';

export * from '../sections.ts';

export const headings = {
  ...mixed.headings,
  contributions: 'GitHub-Aktivität',
  featuredRepositories: 'GitHub-Projekte',
  privateProjects: 'Private Projekte',
  externalProjects: 'Meine Projekte',
};

export const headerText = (header: LocalizedText): LocalizedText => header;

export const profileText = { ...mixed.profileText, resume: 'Lebenslauf herunterladen' };

export const detailsText = { title: 'Details', basedIn: 'Standort:', organization: 'Organisation:' };

const contactNames: Readonly<Record<string, string>> = {
  Phone: 'Telefon',
  Email: 'E-Mail',
  Website: 'Website',
};

export const accountName = (name: string): LocalizedText => contactNames[name] ?? english(name);

export const skillsText = { ...mixed.skillsText, title: 'Technologien' };
export const experienceText = { title: 'Berufserfahrung' };
export const certificationsText = { ...mixed.certificationsText, title: 'Zertifikate' };
export const educationText = { title: 'Ausbildung' };

export const remoteSupportText = {
  ...mixed.remoteSupportText,
  title: 'Fernwartung',
  windows: { ...mixed.remoteSupportText.windows, installer: 'Installation mit PowerShell' },
  linux: { ...mixed.remoteSupportText.linux, installer: 'Installation mit Shell-Skript' },
  download: 'Herunterladen',
};

export const repositoryText = { ...mixed.repositoryText, noLanguage: 'Ohne Angabe' };

export const featuredText = {
  subtitle: (count: number) => counted(count, ['ausgewähltes Repository', 'ausgewählte Repositories']),
};

export const privateProjectsText = { ...mixed.privateProjectsText, readme: 'Auszug aus der README' };

export const publicationsText = {
  title: 'Veröffentlichungen',
  subtitle: (count: number) => counted(count, ['Veröffentlichung', 'Veröffentlichungen']),
  author: 'Von:',
};

export const externalProjectsText = { subtitle: (count: number) => counted(count, ['Projekt', 'Projekte']) };

export const articlesText = {
  ...mixed.articlesText,
  title: 'Meine Artikel',
  subtitle: 'Neueste Beiträge',
  empty: 'Zuletzt keine Beiträge',
};
