/** What the visitor's device says about the site once it is installed. */
export const appText = {
  description: (name: string) => `Portfolio von ${name}`,
  services: 'Dienstleistungen',
  projects: 'Projekte',
  articles: 'Artikel',
  legal: 'Impressum',
  wideScreenshot: 'Das Portfolio auf einem breiten Bildschirm',
  narrowScreenshot: 'Das Portfolio auf einem Telefon',
};
