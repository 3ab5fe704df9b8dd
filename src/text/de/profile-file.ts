/** What the profile's files say beyond the profile page: PDF, Word and Markdown. */

export const profileFile = {
  summary: 'Kurzprofil',
  experience: 'Beruflicher Werdegang',
  email: 'E-Mail',
  phone: 'Telefon',
  website: 'Website',
  asOf: (month: string): string => `Stand ${month}`,
  /** Before the number of a page, and before how many there are. */
  pageOf: { page: 'Seite', of: 'von' },
};
