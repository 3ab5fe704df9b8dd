/** The sentences of the profile's files: PDF, Word and Markdown. */

export const profileFile = {
  title: 'Consultant profile',
  summary: 'Summary',
  focus: 'Focus',
  skills: 'Skills from projects',
  engagements: 'Project history',
  experience: 'Experience',
  education: 'Education',
  certificates: 'Certificates',
  publications: 'Publications',

  availability: 'Availability',
  places: 'Locations',
  travel: 'Travel',
  rate: 'Rate',
  languages: 'Languages',
  level: (level: string): string => (level === 'Muttersprache' ? 'native' : level),
  email: 'Email',
  phone: 'Phone',
  website: 'Website',

  technology: 'Technology',
  experienceTime: 'Experience',
  lastUsed: 'Last used',
  projects: 'Projects',

  client: 'Client',
  industry: 'Industry',
  roles: (count: number): string => (count === 1 ? 'Role' : 'Roles'),
  team: 'Team',
  people: (count: number): string => (count === 1 ? '1 person' : `${count} people`),
  place: 'Place',
  result: 'Result',
  technologies: 'Technologies',
  methods: 'Methods',

  /** How long something took, at least a month. */
  duration: (months: number): string => {
    const years = Math.floor(months / 12);
    const rest = months % 12;
    return [
      years > 0 ? `${years} ${years === 1 ? 'year' : 'years'}` : '',
      rest > 0 ? `${rest} ${rest === 1 ? 'month' : 'months'}` : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  asOf: (month: string): string => `As of ${month}`,
  pageOf: { page: 'Page', of: 'of' },
  /** The files' names. */
  fileName: 'profile',
};
