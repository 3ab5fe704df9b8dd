/** What the profile's files say beyond the profile page: PDF, Word and Markdown. */

export const profileFile = {
  summary: 'Summary',
  experience: 'Experience',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  asOf: (month: string): string => `As of ${month}`,
  pageOf: { page: 'Page', of: 'of' },
};
