/** What an entry needs at least one of, or it is dropped (SPEC §5). */
export const neededFields = {
  experiences: ['company', 'position', 'from', 'to'],
  certifications: ['year', 'name', 'body'],
  educations: ['institution', 'degree', 'from', 'to'],
  publications: ['title'],
} as const;
