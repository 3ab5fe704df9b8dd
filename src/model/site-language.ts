/** The languages that a site can be written in; each is a folder of sentences, `src/text/<language>/`. */
export const siteLanguages = ['de', 'en'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];
