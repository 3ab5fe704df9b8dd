import { type SiteLanguage, siteLanguages } from './site-language.ts';

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
