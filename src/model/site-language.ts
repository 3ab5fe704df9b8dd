/** A site that names none is in the first. Each is a folder, `src/text/<language>/`, and an entry of `src/site/languages.ts`. */
export const siteLanguages = ['de', 'en'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** The languages with each of them first: that one has no name in its addresses. */
export const languageOrders: readonly (readonly SiteLanguage[])[] = siteLanguages.map((first) => [
  first,
  ...siteLanguages.filter((other) => other !== first),
]);

export const legalLanguage = 'de' satisfies SiteLanguage;

/** Where the page in one of a site's languages is, below its base: the first language has no name in its address. */
export const homePath = (languages: readonly SiteLanguage[], language: SiteLanguage): string =>
  language === languages[0] ? '/' : `/${language}/`;

/** Common words that the other languages do not have. */
const commonWords: Readonly<Record<SiteLanguage, RegExp>> = {
  de: /[äöüß]|\b(?:auf|aus|bei|das|dem|den|der|ein|eine[mnrs]?|für|ich|ist|kein|keine|mit|nicht|oder|ohne|sich|sind|und|vom|von|warum|wie|wir|zu|zum|zur)\b/giu,
  en: /\b(?:and|are|by|for|from|how|is|its|my|of|or|that|the|this|to|what|when|why|with|without|you|your)\b/gi,
};

/** Guesses the language of a provider's text by common words, for screen readers. Empty, in HTML unknown, when in doubt. */
export function languageOfText(text: string): SiteLanguage | '' {
  const counts = siteLanguages.map((language) => text.match(commonWords[language])?.length ?? 0);
  const most = Math.max(...counts);
  const [language = '', tied] = siteLanguages.filter((_, index) => counts[index] === most);
  return tied ? '' : language;
}
