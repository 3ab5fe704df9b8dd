import type { LocalizedText } from '../../model/phrase.ts';
import { counted, formatDay } from './formats.ts';

export const headerText = (header: LocalizedText): LocalizedText => header;

export const headings = {
  contributions: 'GitHub activity',
  latestRepositories: 'Latest public projects',
  featuredRepositories: 'GitHub projects',
  privateProjects: 'Private project showcase',
  externalProjects: 'My projects',
  testimonials: 'What clients say',
  services: 'Services',
  myServices: 'My services',
};

export const knownWords = {
  completed: 'Completed',
  inProgress: 'In development',
  planned: 'Planned',
  paused: 'Paused',
  development: 'Development',
  infrastructure: 'Infrastructure',
  consulting: 'Consulting',
  support: 'Support',
  onRequest: 'On request',
  today: 'present',
};

export const profileText = {
  avatar: (name: string | undefined) => (name ? `Portrait of ${name}` : 'Portrait'),
  socialAccounts: 'Social networks and contact',
  contact: 'Contact by e-mail',
  call: 'Call',
  saveContact: 'Save contact',
  contactCode: 'QR code with the contact details',
  showCode: 'Show QR code',
  closeCode: 'Close QR code',
  scanCode: 'Scan with a camera to save the contact',
  resume: 'Download résumé',
};

export const contactCallText = { title: 'Questions? Just get in touch.', mail: 'E-mail' };

export const resultsText = { title: 'Results', subtitle: 'From the project history' };

export const availabilityText = {
  now: 'Available now',
  later: (day: string) => `Available from ${formatDay(day)}`,
  booked: 'Currently fully booked',
  until: (day: string) => `until ${formatDay(day)}`,
  rate: 'Hourly rate',
  workload: 'Workload',
};

export const detailsText = { title: 'Details', basedIn: 'Based in:', organization: 'Organization:' };

export const accountName = (name: string): LocalizedText => name;

export const skillsText = {
  title: 'Tech stack',
  projects: (skill: string) => `${skill}: show projects`,
};

export const contributionsText = {
  chart: (username: string) => `Contributions of ${username} on GitHub in the last year`,
  statistics: (username: string) => `GitHub statistics of ${username}`,
  unavailable: 'The chart cannot be reached at the moment.',
};

export const experienceText = { title: 'Experience' };
export const certificationsText = { title: 'Certifications', badge: (name: string) => `Badge ${name}` };
export const testimonialsText = {
  subtitle: (count: number) => (count === 1 ? 'What a client says' : `What ${count} clients say`),
  readOn: 'Read on',
  by: (name: string) => `: what ${name} says`,
  checked:
    'Each of them comes from a client I have worked for; I have checked this against my project records.',
  unchecked: 'I have not checked whether they come from clients.',
  selection: 'This is a selection.',
  all: 'All that I have received are shown.',
};
export const educationText = { title: 'Education' };

export const servicesText = { features: 'What is included', more: 'Learn more' };
export const pricesText = {
  included: 'All prices include VAT.',
  excluded: 'All prices are exclusive of VAT.',
  businesses: 'The offer is addressed to businesses.',
  others: {
    included: 'All other prices include VAT.',
    excluded: 'All other prices are exclusive of VAT.',
    businesses: 'The other offers are addressed to businesses.',
  },
};
export const priceText = {
  included: 'incl. VAT',
  excluded: 'excl. VAT',
  consumers: 'for consumers',
  businesses: 'for businesses only',
};

export const remoteSupportText = {
  title: 'Remote support',
  windows: {
    installer: 'PowerShell installer',
    start: 'Then right-click the file and choose “Run with PowerShell”.',
  },
  linux: { installer: 'Shell script installer', start: 'Then in a terminal, in the folder of the file:' },
  download: 'Download',
  note: 'How it works: download the remote-support tool, install it, and tell me your ID.',
  publicServers: 'The connection is arranged by the public servers of the RustDesk project.',
};

export const badgesText = { title: 'Badges', badge: (label: string) => `Certificate from ${label}` };

export const latestText = {
  subtitle: (count: number) =>
    count === 1
      ? 'The most recently updated public repository'
      : `The ${count} most recently updated public repositories`,
  unavailable: 'The projects cannot be reached at the moment.',
};

export const repositoryText = {
  noDescription: 'No description available',
  updated: 'Last updated:',
  unknownDate: 'Unknown',
  noLanguage: 'N/A',
  stars: 'Stars',
  forks: 'Forks',
};

export const featuredText = {
  subtitle: (count: number) =>
    `Showcasing ${counted(count, ['featured repository', 'featured repositories'])}`,
};

export const privateProjectsText = {
  subtitle: (count: number) => `Insights into ${counted(count, ['private project', 'private projects'])}`,
  readme: 'README excerpt',
  highlights: 'Highlights',
  technologies: 'Technologies',
  privateRepository: 'Private repository',
  details: 'Details',
  screenshot: (name: string) => `Screenshot of ${name}`,
  enlarge: (name: string) => `Enlarge the screenshot of ${name}`,
  zoom: 'Enlarge the picture',
  projectHighlights: 'Project highlights:',
  close: 'Close',
};

export const publicationsText = {
  title: 'Publications',
  subtitle: (count: number) => `Showcasing ${counted(count, ['publication', 'publications'])}`,
  author: 'Author:',
};

export const externalProjectsText = {
  subtitle: (count: number) => `Showcasing ${counted(count, ['project', 'projects'])}`,
};

export const articlesText = {
  title: 'My articles',
  subtitle: 'Recent posts',
  empty: 'No recent posts',
  unavailable: 'The articles cannot be reached at the moment.',
};
