import { yearsAndMonths } from '../quantities.ts';
import { counted, formatDay } from './formats.ts';

/** Address of the page, below the home of its language. */
export const cvPath: string = 'profil';
export const cvName: string = 'Profil und Projekthistorie';

/** For search engines and shared links. */
export const cvDescription = (owner: string) =>
  `Projekthistorie und Kenntnisse von ${owner}: Projekte, Rollen, Technologien und Erfahrung in Jahren.`;

export const cvText = {
  /** Replaces the name in an anonymous document. */
  title: 'Beraterprofil',
  focus: 'Schwerpunkt',
  availability: 'Verfügbarkeit',
  places: 'Einsatzort',
  travel: 'Reisebereitschaft',
  rate: 'Stundensatz',
  languages: 'Sprachen',
  levels: { Muttersprache: 'Muttersprache' } as Readonly<Record<string, string>>,
  asOf: 'Stand',
  updated: (day: string) => `Stand: ${formatDay(day)}`,

  filter: 'Projekte auswählen',
  search: 'Suche',
  searchHint: 'Kunde, Aufgabe, Technologie …',
  technologies: 'Technologien',
  roles: 'Rollen',
  industries: 'Branchen',
  reset: 'Alle Projekte zeigen',
  count: (shown: number, all: number) =>
    shown === all ? counted(all, ['Projekt', 'Projekte']) : `${shown} von ${all} Projekten`,
  nothing: 'Kein Projekt passt zu dieser Auswahl.',

  matrix: 'Kenntnisse',
  matrixNote: 'Aus den Projekten berechnet; gleichzeitige Projekte zählen einmal.',
  technology: 'Technologie',
  experience: 'Erfahrung',
  lastUsed: 'Zuletzt',
  projects: 'Projekte',
  allSkills: (count: number) => `Alle ${count} Technologien`,
  otherSkills: 'Weitere',
  today: 'heute',
  /** Before the month in which what still goes on began, or what is planned begins. */
  begin: { ongoing: 'seit', ahead: 'ab' },

  history: 'Projekthistorie',
  client: 'Kunde',
  industry: 'Branche',
  roleOf: 'Rolle',
  tasks: 'Aufgaben',
  result: 'Ergebnis',
  methods: 'Methoden',
  team: 'Team',
  teamOf: (people: number) => (people === 1 ? 'allein' : `${people} Personen`),
  place: 'Ort',
  workload: 'Umfang',
  certifications: 'Zertifikate',
  educations: 'Ausbildung',
  publications: 'Veröffentlichungen',

  files: 'Dateien zum Herunterladen',
  code: 'Die Adresse dieser Seite als QR-Code',
  print: 'Auswahl drucken',
  anonymous: 'Anonym',
  anonymousNote:
    'Ohne Name, Bild, Kontakt und Links. Beim Drucken die Kopf- und Fußzeilen des Browsers abschalten.',
};

/** `2 Jahre 3 Monate`, each with its number on one line. */
export const formatMonths = (count: number): string =>
  yearsAndMonths(
    count,
    (years) => counted(years, ['Jahr', 'Jahre']),
    (months) => counted(months, ['Monat', 'Monate']),
  );
