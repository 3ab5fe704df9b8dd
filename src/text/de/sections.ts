import { english, type LocalizedText } from '../../model/phrase.ts';
import { counted, formatDay } from './formats.ts';

/** Marks the default headers that are English. */
export function headerText(header: LocalizedText): LocalizedText {
  return header === 'Github Projects' || header === 'My Projects' ? english(header) : header;
}

/** Headings that owners may change. */
export const headings = {
  contributions: 'GitHub Aktivität',
  latestRepositories: 'Neueste öffentliche Projekte',
  featuredRepositories: 'Github Projects',
  privateProjects: 'Private Projekte Showcase',
  externalProjects: 'My Projects',
  testimonials: 'Kundenstimmen',
  services: 'Dienstleistungen',
  myServices: 'Meine Dienstleistungen',
};

/** Words of owners that are translated. */
export const knownWords = {
  completed: 'Abgeschlossen',
  inProgress: 'In Entwicklung',
  planned: 'Geplant',
  paused: 'Pausiert',
  development: 'Entwicklung',
  infrastructure: 'Infrastruktur',
  consulting: 'Beratung',
  support: 'Support',
  onRequest: 'Auf Anfrage',
  today: 'heute',
};

export const profileText = {
  avatar: (name: string | undefined) => (name ? `Porträt von ${name}` : 'Porträt'),
  socialAccounts: 'Soziale Netzwerke und Kontakt',
  contact: 'Kontakt per E-Mail',
  call: 'Anrufen',
  saveContact: 'Kontakt speichern',
  contactCode: 'QR-Code mit den Kontaktdaten',
  showCode: 'QR-Code zeigen',
  closeCode: 'QR-Code schließen',
  scanCode: 'Mit der Kamera scannen, um den Kontakt zu speichern',
  resume: english('Download Resume'),
};

export const contactCallText = { title: 'Fragen? Am schnellsten geht es direkt.', mail: 'E-Mail' };

export const resultsText = { title: 'Ergebnisse', subtitle: 'Aus der Projekthistorie' };

export const availabilityText = {
  now: 'Ab sofort verfügbar',
  /** @param day such as `2026-01-15` */
  later: (day: string) => `Verfügbar ab ${formatDay(day)}`,
  booked: 'Derzeit ausgebucht',
  until: (day: string) => `bis ${formatDay(day)}`,
  rate: 'Stundensatz',
  workload: 'Umfang',
};

export const detailsText = {
  title: english('Details'),
  basedIn: english('Based in:'),
  organization: english('Organization:'),
};

/** A social network, or the kind of another way of contact. */
export const accountName = (name: string): LocalizedText => english(name);

export const skillsText = {
  title: english('Tech Stack'),
  projects: (skill: string) => `${skill}: Projekte zeigen`,
};

export const contributionsText = {
  chart: (username: string) => `Beiträge von ${username} auf GitHub im letzten Jahr`,
  statistics: (username: string) => `GitHub-Statistik von ${username}`,
  unavailable: 'Das Diagramm ist gerade nicht erreichbar.',
};

export const experienceText = { title: english('Experience') };
export const certificationsText = {
  title: english('Certification'),
  badge: (name: string) => `Abzeichen ${name}`,
};
export const testimonialsText = {
  subtitle: (count: number) => (count === 1 ? 'Eine Stimme' : `${count} Stimmen von Kunden`),
  readOn: 'Weiterlesen',
  /** Completes "Weiterlesen" for screen readers. */
  by: (name: string) => `, was ${name} sagt`,
  checked:
    'Jede Stimme stammt von Kunden, für die ich gearbeitet habe; das habe ich anhand meiner Aufträge geprüft.',
  unchecked: 'Ob die Stimmen von Kunden stammen, habe ich nicht geprüft.',
  selection: 'Gezeigt wird eine Auswahl.',
  all: 'Gezeigt werden alle, die ich erhalten habe.',
};
export const educationText = { title: english('Education') };

export const servicesText = { features: 'Leistungen', more: 'Mehr dazu' };

export const pricesText = {
  included: 'Alle Preise inklusive Umsatzsteuer.',
  excluded: 'Alle Preise zuzüglich Umsatzsteuer.',
  businesses: 'Das Angebot richtet sich an Unternehmen.',
  /** Where some services say it themselves. */
  others: {
    included: 'Alle übrigen Preise inklusive Umsatzsteuer.',
    excluded: 'Alle übrigen Preise zuzüglich Umsatzsteuer.',
    businesses: 'Die übrigen Angebote richten sich an Unternehmen.',
  },
};
export const priceText = {
  included: 'inkl. USt.',
  excluded: 'zzgl. USt.',
  consumers: 'für Verbraucher',
  businesses: 'nur für Unternehmen',
};

export const remoteSupportText = {
  title: english('Remote Support'),
  windows: {
    installer: english('PowerShell Installer'),
    start: 'Danach: Rechtsklick auf die Datei, dann „Mit PowerShell ausführen“.',
  },
  linux: { installer: english('Shell Script Installer'), start: 'Danach im Terminal, im Ordner der Datei:' },
  download: english('Download'),
  note: 'So geht es: Laden Sie das Fernwartungs-Werkzeug herunter, installieren Sie es und nennen Sie mir Ihre ID.',
  publicServers: 'Die Verbindung vermitteln die öffentlichen Server des RustDesk-Projekts.',
};

export const badgesText = { title: 'Abzeichen', badge: (label: string) => `Zertifikat von ${label}` };

export const latestText = {
  subtitle: (count: number) =>
    count === 1
      ? 'Das zuletzt aktualisierte öffentliche Repository'
      : `Die ${count} zuletzt aktualisierten öffentlichen Repositories`,
  unavailable: 'Die Projekte sind gerade nicht erreichbar.',
};

export const repositoryText = {
  noDescription: 'Keine Beschreibung verfügbar',
  updated: 'Zuletzt aktualisiert:',
  unknownDate: 'Unbekannt',
  noLanguage: 'N/A',
  stars: 'Sterne',
  forks: 'Forks',
};

export const featuredText = {
  subtitle: (count: number) =>
    english(`Showcasing ${counted(count, ['featured repository', 'featured repositories'])}`),
};

export const privateProjectsText = {
  subtitle: (count: number) =>
    count === 1 ? 'Einblick in ein privates Projekt' : `Einblicke in ${count} private Projekte`,
  readme: 'README Ausschnitt',
  highlights: 'Highlights',
  technologies: 'Technologien',
  privateRepository: 'Privates Repository',
  details: 'Details',
  screenshot: (name: string) => `Bildschirmfoto von ${name}`,
  enlarge: (name: string) => `Bildschirmfoto von ${name} vergrößern`,
  zoom: 'Bild vergrößern',
  projectHighlights: 'Projekt-Highlights:',
  close: 'Schließen',
};

export const publicationsText = {
  title: english('Publications'),
  subtitle: (count: number) => english(`Showcasing ${counted(count, ['publication', 'publications'])}`),
  author: english('Author:'),
};

export const externalProjectsText = {
  subtitle: (count: number) => english(`Showcasing ${counted(count, ['project', 'projects'])}`),
};

export const articlesText = {
  title: english('My Articles'),
  subtitle: english('Recent posts'),
  empty: english('No recent post'),
  unavailable: 'Die Artikel sind gerade nicht erreichbar.',
};
