import { yearsAndMonths } from '../quantities.ts';
import { counted, formatDay } from './formats.ts';

export const cvPath = 'profile';
export const cvName = 'Profile and project history';

export const cvDescription = (owner: string) =>
  `Project history and skills of ${owner}: projects, roles, technologies and years of experience.`;

export const cvText = {
  title: 'Consultant profile',
  focus: 'Focus',
  availability: 'Availability',
  places: 'Places',
  travel: 'Travel',
  rate: 'Hourly rate',
  languages: 'Languages',
  levels: { Muttersprache: 'native' } as Readonly<Record<string, string>>,
  asOf: 'As of',
  updated: (day: string) => `As of ${formatDay(day)}`,

  filter: 'Choose projects',
  search: 'Search',
  searchHint: 'Client, task, technology …',
  technologies: 'Technologies',
  roles: 'Roles',
  industries: 'Industries',
  reset: 'Show all projects',
  count: (shown: number, all: number) =>
    shown === all ? counted(all, ['project', 'projects']) : `${shown} of ${all} projects`,
  nothing: 'No project fits this choice.',

  matrix: 'Skills',
  matrixNote: 'Computed from the projects; simultaneous projects count once.',
  technology: 'Technology',
  experience: 'Experience',
  lastUsed: 'Last used',
  projects: 'Projects',
  allSkills: (count: number) => `All ${count} technologies`,
  otherSkills: 'Other',
  today: 'today',
  begin: { ongoing: 'since', ahead: 'from' },

  history: 'Project history',
  client: 'Client',
  industry: 'Industry',
  roleOf: 'Role',
  tasks: 'Tasks',
  result: 'Result',
  methods: 'Methods',
  team: 'Team',
  teamOf: (people: number) => (people === 1 ? 'solo' : `${people} people`),
  place: 'Place',
  workload: 'Workload',
  certifications: 'Certificates',
  educations: 'Education',
  publications: 'Publications',

  files: 'Files to download',
  code: 'The address of this page as a QR code',
  print: 'Print selection',
  anonymous: 'Anonymous',
  anonymousNote:
    'Without name, picture, contact and links. Switch off the headers and footers of the browser when printing.',
};

export const formatMonths = (count: number): string =>
  yearsAndMonths(
    count,
    (years) => counted(years, ['year', 'years']),
    (months) => counted(months, ['month', 'months']),
  );
