import type { LanguageLevel } from '../../model/engagement.ts';
import { formatDay, months } from './formats.ts';

/** The sentences of the profile page, and of the files made of it. */
export const profilePageText = {
  /** What the document is; it stands for the name in an anonymous one. */
  title: 'Consultant profile',
  focus: 'Focus',
  availability: 'Availability',
  places: 'Places',
  travel: 'Travel',
  rate: 'Hourly rate',
  languages: 'Languages',
  levels: { Muttersprache: 'native' } as Partial<Record<LanguageLevel, string>>,
  asOf: 'As of',
  /** @param day such as `2026-01-15` */
  updated: (day: string) => `As of ${formatDay(day)}`,

  filter: 'Choose projects',
  search: 'Search',
  searchHint: 'Client, task, technology …',
  technologies: 'Technologies',
  roles: 'Roles',
  industries: 'Industries',
  reset: 'Show all projects',
  apply: 'Apply',
  count: (shown: number, all: number) =>
    shown === all ? `${all} ${all === 1 ? 'project' : 'projects'}` : `${shown} of ${all} projects`,
  nothing: 'No project fits this choice.',

  matrix: 'Skills',
  matrixNote: 'Computed from the projects; simultaneous projects count once.',
  technology: 'Technology',
  experience: 'Experience',
  lastUsed: 'Last used',
  projects: 'Projects',
  otherSkills: 'Further',
  today: 'today',

  history: 'Project history',
  client: 'Client',
  industry: 'Industry',
  roleOf: 'Role',
  tasks: 'Tasks',
  result: 'Result',
  methods: 'Methods',
  team: 'Team',
  teamOf: (people: number) => (people === 1 ? 'alone' : `${people} people`),
  place: 'Place',
  workload: 'Workload',
  certifications: 'Certificates',
  educations: 'Education',
  publications: 'Publications',

  files: 'Files to download',
  file: (format: 'pdf' | 'docx' | 'json', size: number) =>
    `${{ pdf: 'PDF', docx: 'Word', json: 'JSON Resume' }[format]} (${Math.max(1, Math.round(size / 1000))}\u00a0kB)`,

  code: 'The address of this page as a QR code',
  print: 'Print selection',
  anonymous: 'Anonymous',
  anonymousNote: 'Without name, picture, contact and links, on paper too.',
};

/** `2 years 3 months`, each with its number on one line. */
export function formatMonths(count: number): string {
  const years = Math.floor(count / 12);
  const rest = count % 12;
  return [
    years > 0 && `${years}\u00a0${years === 1 ? 'year' : 'years'}`,
    (rest > 0 || years === 0) && `${rest}\u00a0${rest === 1 ? 'month' : 'months'}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** `March 2024`, from a month such as `2024-03`. */
export const formatMonth = (month: string): string =>
  `${months[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

/** `3/2024`, for tables. */
export const formatShortMonth = (month: string): string =>
  `${Number(month.slice(5, 7))}/${month.slice(0, 4)}`;
