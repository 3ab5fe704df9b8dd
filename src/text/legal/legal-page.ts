/** The frame around the legal texts. */
export const legalPageText = {
  impressum: 'Impressum',
  privacy: 'Datenschutzerklärung',
  date: (date: string) => `Stand: ${date}`,
  contents: 'Inhalt',
};
