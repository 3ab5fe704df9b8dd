/** The sentences of the profile's files: PDF, Word and Markdown. */

export const profileFile = {
  title: 'Beraterprofil',
  summary: 'Kurzprofil',
  focus: 'Schwerpunkt',
  skills: 'Kenntnisse aus Projekten',
  engagements: 'Projekthistorie',
  experience: 'Beruflicher Werdegang',
  education: 'Ausbildung',
  certificates: 'Zertifikate',
  publications: 'Veröffentlichungen',

  availability: 'Verfügbarkeit',
  places: 'Einsatzorte',
  travel: 'Reisebereitschaft',
  rate: 'Honorar',
  languages: 'Sprachen',
  level: (level: string): string => level,
  email: 'E-Mail',
  phone: 'Telefon',
  website: 'Website',

  technology: 'Technologie',
  experienceTime: 'Erfahrung',
  lastUsed: 'Zuletzt',
  projects: 'Projekte',

  client: 'Kunde',
  industry: 'Branche',
  roles: (count: number): string => (count === 1 ? 'Rolle' : 'Rollen'),
  team: 'Team',
  people: (count: number): string => (count === 1 ? '1 Person' : `${count} Personen`),
  place: 'Einsatz',
  result: 'Ergebnis',
  technologies: 'Technologien',
  methods: 'Methoden',

  /** How long something took, at least a month. */
  duration: (months: number): string => {
    const years = Math.floor(months / 12);
    const rest = months % 12;
    return [
      years > 0 ? `${years} ${years === 1 ? 'Jahr' : 'Jahre'}` : '',
      rest > 0 ? `${rest} ${rest === 1 ? 'Monat' : 'Monate'}` : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  asOf: (month: string): string => `Stand ${month}`,
  pageOf: { page: 'Seite', of: 'von' },
  /** The files' names. */
  fileName: 'profil',
};
